import { choice } from '../../query/parameters/kinds.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import type { Catalog } from '../copy/listed.ts';
import { addressFaults, ANY_TEXT, ofPage, textRead } from '../filter/address-faults.ts';
import { FIELD_NAMES } from './form-fields.ts';
import { prefixOf, SORTS, type MatchState } from './joint.ts';
import { questionOf } from './question.ts';

/**
 * What of an address the page of matches leaves out, each in a sentence; `state` is what it has understood.
 */
export function matchFaults(catalog: Catalog, parameters: URLSearchParams, { joints }: MatchState): string[] {
  const [, ...prefixes] = joints.map((_, index) => prefixOf(index));
  const prefixIn = (name: string): string => prefixes.find((prefix) => name.startsWith(prefix)) ?? '';
  return ['', ...prefixes].flatMap((prefix, index) => {
    const pairs = [...parameters]
      .filter(([name]) => prefixIn(name) === prefix)
      .map(([name, given]): [string, string] => {
        const bare = name.slice(prefix.length);
        return [bare, textRead(joints[index]?.texts ?? {}, bare) ?? given];
      });
    return addressFaults(pairs, {
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
