import { rowsThatAccept } from '../filters/read-columns.ts';
import { COUNTRY_WORDS } from '../parameters/country-words.ts';
import { valueSpelled } from '../parameters/value-aliases.ts';
import { countRows, type Mask } from '../table/mask.ts';
import type { PreparedIndex } from '../table/prepared.ts';
import { rowsKept } from '../table/row-filter.ts';
import { joinedText } from '../table/text.ts';

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

/**
 * The filters whose values people type as text, though no searched text states them of every record that has
 * them.
 */
const FILTERS: readonly string[] = ['comm', 'control_mode', 'country', 'availability', 'kind'];

/** The most words that such a value has. */
const MOST_WORDS = 3;

/** Records that filters, words and supplies narrow. */
interface FilteredRecords {
  readonly count: number;
  readonly having: (filter: string, value: string) => Mask;
  readonly matching: (terms: readonly string[]) => Mask;
  readonly column: (name: string) => Float64Array;
}

/** A figure that people type as text, by its words. */
interface FigureForm {
  readonly form: RegExp;
  readonly filter: string;
  /** The column or filter that records must have. */
  readonly needs: string;
  readonly keep: (records: FilteredRecords, value: string) => Mask;
}

const FIGURES: readonly FigureForm[] = [
  {
    form: /^(\d+(?:[.,]\d+)?)[ -]?v ?(?:dc)?$/,
    filter: 'voltage_v',
    needs: 'most_accepted_v',
    keep: (records, value) =>
      rowsKept(rowsThatAccept(records, { least: Number(value), most: Number(value) }), records.count),
  },
  {
    form: /^ip[ -]?(\d\d)$/,
    filter: 'min_ip',
    needs: 'min_ip',
    keep: ({ having }, value) => having('min_ip', value),
  },
];

/** Opens the words of filters of records: `rs 485` and `RS485` are the bus RS-485, `USA` is a country. */
export function openFilterWords(
  index: FilteredRecords,
  { values, columns }: Pick<PreparedIndex, 'values' | 'columns'>,
): FindFilterWords {
  const rows = FILTERS.flatMap((filter) =>
    (values[filter]?.values ?? []).map((value) => ({ filter, value })),
  );
  const named = rows.map((row) => [joinedText(row.value), row] as const);
  const others = Object.entries(COUNTRY_WORDS).flatMap(([name, country]) =>
    rows.filter(({ value }) => value === country).map((row) => [name, row] as const),
  );
  const known = new Map([...named, ...others]);
  const figures = FIGURES.filter(({ needs }) => needs in values || needs in columns);
  const keptBy = (some: readonly string[]) => {
    const row = known.get(joinedText(some.join('')));
    if (row !== undefined) return { ...row, records: countRows(index.having(row.filter, row.value)) };
    for (const { form, filter, keep } of figures) {
      const value = form.exec(some.map(withoutMarks).join(' '))?.[1]?.replace(',', '.');
      if (value !== undefined) return { filter, value, records: countRows(keep(index, value)) };
    }
    return null;
  };

  /** The value of most words at the beginning of some terms. */
  const wordsAt = (terms: readonly string[]): FilterWords | null => {
    for (let length = Math.min(MOST_WORDS, terms.length); length > 0; length -= 1) {
      const some = terms.slice(0, length);
      const kept = keptBy(some);
      if (kept !== null) return { words: some.join(' '), ...kept };
    }
    return null;
  };
  return (terms) => {
    const found: FilterWords[] = [];
    let left = terms;
    while (left.length > 0) {
      const here = wordsAt(left);
      // What was read as part of a value is not read again: `south korea` is one country, `modbus rtu` one
      // bus.
      const length = here === null ? 1 : here.words.split(' ').length;
      if (here !== null && here.records > countRows(index.matching(left.slice(0, length)))) found.push(here);
      left = left.slice(length);
    }
    return found;
  };
}

/** A term without the marks that stand around it. */
const withoutMarks = (term: string): string => term.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whether one of these filters lists records under a word. */
export const isFilterWord = (having: FilteredRecords['having'], word: string): boolean =>
  FILTERS.some((filter) => countRows(having(filter, valueSpelled(filter, word))) > 0);
