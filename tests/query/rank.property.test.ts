import { expect, test } from 'vitest';
import type { Findable } from '../../src/query/findable-kinds.ts';
import { findablesOf } from '../../src/query/findables.ts';
import { openFindables, prepareFindables, type HitQuery, type Hits } from '../../src/query/rank.ts';
import { fold, hasWordWith, joinedTailsOf, joinedText, modelNamedBy, tokensOf } from '../../src/query/text.ts';
import { realService } from '../support/real-service.ts';

/* The law of searches, read literally: each findable is looked at by itself, and all that are found are sorted. */

const findables = findablesOf(realService.dataset);

const read = findables.map((findable) => {
  const { hit, aliases, text } = findable;
  const brandAndName = hit.brand === hit.name ? hit.name : `${hit.brand} ${hit.name}`;
  const names = [hit.name, brandAndName, hit.id, ...aliases].map(fold);
  return { ...findable, names, joined: names.flatMap(joinedTailsOf), all: fold([...names, text].join('\n')) };
});

type Read = (typeof read)[number];

function holds({ all, joined }: Read, term: string): boolean {
  const model = modelNamedBy(term);
  return hasWordWith(all, term) || (model !== null && joined.some((tail) => tail.startsWith(model)));
}

function rankOf(each: Read, terms: readonly string[]): number | null {
  const whole = terms.join(' ');
  const model = joinedText(whole);
  if (each.names.includes(whole)) return 0;
  if (each.names.some((name) => name.startsWith(whole))) return 1;
  if (model.length >= 3 && each.joined.some((tail) => tail.startsWith(model))) return 2;
  if (each.names.some((name) => terms.every((term) => hasWordWith(name, term)))) return 3;
  return terms.every((term) => holds(each, term)) ? 4 : null;
}

const compared = (left: Findable, right: Findable): number =>
  right.uses - left.uses || right.known - left.known || (left.hit.id < right.hit.id ? -1 : 1);

function literally({ text, types, limit }: HitQuery): Pick<Hits, 'hits' | 'total'> {
  const terms = tokensOf(fold(text));
  const found = read
    .filter(({ hit }) => types === null || types.includes(hit.type))
    .flatMap((each) => {
      const rank = rankOf(each, terms);
      return rank === null ? [] : [{ each, rank }];
    })
    .sort((left, right) => left.rank - right.rank || compared(left.each, right.each));
  return { hits: found.slice(0, limit).map(({ each }) => each.hit), total: found.length };
}

const occurs = (term: string): boolean => read.some((each) => holds(each, term));

/** Pieces of names, words, brands, ids, one letter: texts whose terms all occur, so that none is corrected. */
const texts = read.flatMap(({ hit, names, all }, number) => {
  if (number % 23 !== 0) return [];
  const words = tokensOf(all);
  const [first = '', last = ''] = [words.at(0), words.at(-1)];
  const cut = hit.name.slice(0, 1 + (number % 6)).trim();
  const joined = joinedText(names[1] ?? '');
  return [hit.name, hit.brand, hit.id, joined, cut, last, `${last} ${first}`, `${cut} ${hit.brand}`].filter((text) =>
    tokensOf(fold(text)).every(occurs),
  );
});

const searches = [
  ['through lists and by looking', realService.find],
  ['by looking alone', openFindables(prepareFindables(findables))],
] as const;

const expected = texts.map((text, number) => {
  const types = [null, ['actuator'], ['robot', 'brand']][number % 3] ?? null;
  const asked = { text, types, limit: 1 + (number % 25) };
  return { asked, ...literally(asked) };
});

test.each(searches)('what is found %s is what the law says, in its order', (_how, find) => {
  for (const { asked, ...lawful } of expected) {
    const { hits, total } = find(asked);
    expect({ asked, hits, total }).toEqual({ asked, ...lawful });
  }
});
