import { choice } from '../../query/parameters/kinds.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { addressErrors, ANY_TEXT, ofPage, textRead } from '../filter/address-errors.ts';
import { FIELD_NAMES } from './form-fields.ts';
import { prefixOf, SORTS, type MatchState } from './joint.ts';
import { questionOf } from './question.ts';

/** Messages about parts of the address that the match page ignores; `state` is the part it understood. */
export function matchErrors(catalog: Catalog, parameters: URLSearchParams, { joints }: MatchState): string[] {
  const [, ...prefixes] = joints.map((_, index) => prefixOf(index));
  const prefixIn = (name: string): string => prefixes.find((prefix) => name.startsWith(prefix)) ?? '';
  return ['', ...prefixes].flatMap((prefix, index) => {
    const pairs = [...parameters]
      .filter(([name]) => prefixIn(name) === prefix)
      .map(([name, given]): [string, string] => {
        const bare = name.slice(prefix.length);
        return [bare, textRead(joints[index]?.texts ?? {}, bare) ?? given];
      });
    return addressErrors(pairs, {
      ...askedByForm(catalog),
      ...JOINT,
      ...(index === 0 ? PAGE : {}),
    });
  });
}

/** The parameters that the form has fields for: the page cannot ask the others. */
const askedByForm = (catalog: Catalog): Parameters =>
  Object.fromEntries(
    Object.entries(questionOf(catalog).parameters).filter(([name]) => FIELD_NAMES.includes(name)),
  );

const JOINT: Parameters = { name: ANY_TEXT, count: ANY_TEXT, need: ANY_TEXT };

const PAGE: Parameters = { include: ANY_TEXT, sort: ofPage(choice(Object.keys(SORTS))) };
