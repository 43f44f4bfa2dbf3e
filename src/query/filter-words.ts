import { sizeOf, type Bitset } from './bitset.ts';
import { countrySpelled, valueSpelled } from './other-spellings.ts';
import { joinedText } from './text.ts';

/** Words of a search text that a filter asks for, where text is found in fewer records. */
export interface FilterWords {
  /** As asked, folded. */
  readonly words: string;
  readonly filter: string;
  /** As the filter lists it, in lower case. */
  readonly value: string;
  /** How many records the filter keeps. */
  readonly records: number;
}

/** Tells which of some folded terms filters ask for. */
export type FindFilterWords = (terms: readonly string[]) => readonly FilterWords[];

/** The filters whose values people type as text, though no searched text states them of every record that has them. */
const FILTERS: readonly string[] = ['comm', 'control_mode', 'country', 'availability', 'kind'];

/** The most words that such a value has. */
const MOST_WORDS = 3;

/** What the words of filters are looked up in: the values by filters, and the records that have a value, or all of some terms. */
interface Lists {
  readonly values: Readonly<Record<string, { readonly values: readonly string[] }>>;
  readonly having: (filter: string, value: string) => Bitset;
  readonly matching: (terms: readonly string[]) => Bitset;
}

/** Opens the words of filters of records: `rs 485` and `RS485` are the bus RS-485, `USA` is a country. */
export function openFilterWords({ values, having, matching }: Lists): FindFilterWords {
  const rows = FILTERS.flatMap((filter) =>
    (values[filter]?.values ?? []).map((value): [string, Pick<FilterWords, 'filter' | 'value'>] => [
      joinedText(value),
      { filter, value },
    ]),
  );
  const known = new Map(rows);
  const rowOf = (joined: string) =>
    known.get(joined) ?? (joined.length > 2 ? known.get(joinedText(countrySpelled(joined))) : undefined);

  const wordsAt = (terms: readonly string[], start: number): FilterWords | null => {
    for (let length = Math.min(MOST_WORDS, terms.length - start); length > 0; length -= 1) {
      const some = terms.slice(start, start + length);
      const row = rowOf(joinedText(some.join('')));
      if (row === undefined) continue;
      const records = sizeOf(having(row.filter, row.value));
      if (records > sizeOf(matching(some))) return { words: some.join(' '), ...row, records };
    }
    return null;
  };
  return (terms) => terms.flatMap((_, start) => wordsAt(terms, start) ?? []);
}

/** Whether one of these filters lists records under a word. */
export const isFilterWord = (having: Lists['having'], word: string): boolean =>
  FILTERS.some((filter) => sizeOf(having(filter, valueSpelled(filter, word))) > 0);
