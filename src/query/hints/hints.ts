import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { applyFilters } from '../filters/apply-filters.ts';
import { LACKS } from '../filters/filter-names.ts';
import { givenBy, type Filters } from '../filters/filter.ts';
import type { FilterWord } from '../parameters/names/filter-word.ts';
import { CATEGORY_WORDS, COUNTRY_WORDS } from '../parameters/names/value-aliases.ts';
import { countRows } from '../table/mask.ts';
import type { Table } from '../table/table.ts';
import { joinedText } from '../table/words/text.ts';

/** Words of a search text for which there is a filter. */
export interface Hint {
  /** The words as searched, folded. */
  readonly words: string;
  readonly filter: string;
  /** As the filter lists it, in lower case; null where the reader has to choose it, such as a bound. */
  readonly value: string | null;
  /** The number of records that the filter keeps; without a value, of those where the figure is known. */
  readonly records: number;
}

/** Finds the filters for some folded terms. */
export type FindHints = (terms: readonly string[]) => readonly Hint[];

/** The index and filters that hints are found in. */
export interface HintSource {
  readonly index: Table;
  readonly filters: Filters;
  /** The words of fields. */
  readonly words: readonly FilterWord[];
  /** The values of a filter that records have. */
  readonly valuesOf: (filter: string) => readonly string[];
}

/** The filter that a phrase stands for, its value, and its field. */
type AskedFilter = Pick<FilterWord, 'filter' | 'value' | 'field'>;

/** The filters whose values people type as text. */
const BY_VALUE: readonly string[] = ['comm', 'control_mode', 'country', 'availability', 'kind', 'category'];

/** Other words for values, by their filters. */
const OTHER_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: COUNTRY_WORDS,
  category: CATEGORY_WORDS,
};

/** Words that negate the next one; before a word for a field that is yes or no, they mean no. */
const NEGATIONS: readonly string[] = ['no', 'not', 'non', 'without'];

/** The beginnings of a negated phrase, without blanks: `not a brake` begins with `nota`. */
const DENIALS: readonly string[] = NEGATIONS.flatMap((no) => [no, `${no}a`]);

/** The most words that name a filter or its value. */
const MOST_WORDS = 4;

/** A figure that people type with its sign. */
const FIGURES: readonly (readonly [form: RegExp, filter: string])[] = [
  [/^(\d+(?:[.,]\d+)?)[ -]?v ?(?:dc)?$/, 'voltage_v'],
  [/^ip[ -]?(\d\d)$/, 'min_ip'],
];

/** Opens hints: `rs 485` is a bus, `USA` a country, `hollow shaft` a bound of the through hole. */
export function openHints({ index, filters, words, valuesOf }: HintSource): FindHints {
  const phrases = phrasesOf({ words, valuesOf });
  const recordsOf = ({ filter, value, field }: AskedFilter): number => {
    if (value !== null) {
      const given = givenBy(filters[filter], filter, value);
      return given.length === 0 ? 0 : countRows(applyFilters(index, given));
    }
    return field === null ? 0 : index.count - countRows(index.having(LACKS, field));
  };
  // The records of each phrase of the tables are counted once.
  const counted = memoizeByObject((asked: AskedFilter) => ({ ...asked, records: recordsOf(asked) }));
  const askedBy = (some: readonly ReadTerm[]): AskedFilter | null => {
    const named = phrases.get(some.map(({ letters }) => letters).join(''));
    if (named !== undefined) return named;
    const figure = some.map(({ unmarked }) => unmarked).join(' ');
    for (const [form, filter] of FIGURES) {
      const value = form.exec(figure)?.[1]?.replace(',', '.');
      if (value !== undefined) return { filter, value, field: null };
    }
    return null;
  };
  /** The hint for the longest phrase at the beginning of some terms. */
  const hintAt = (terms: readonly ReadTerm[]): Hint | null => {
    for (let length = Math.min(MOST_WORDS, terms.length); length > 0; length -= 1) {
      const some = terms.slice(0, length);
      const asked = askedBy(some);
      if (asked === null) continue;
      const { filter, value, records } = counted(asked);
      if (records > 0) return { words: some.map(({ term }) => term).join(' '), filter, value, records };
    }
    return null;
  };
  /** The number of terms that the first one negates: the filter for `not discontinued` keeps the opposite. */
  const deniedBy = ([first, ...others]: readonly ReadTerm[]): number => {
    if (first === undefined || !NEGATIONS.includes(first.letters)) return 0;
    const articles = others[0]?.letters === 'a' ? 1 : 0;
    const denied = hintAt(others.slice(articles));
    return denied === null || denied.value === null ? 0 : articles + countWords(denied);
  };
  return (terms) => {
    const hints: Hint[] = [];
    let left: readonly ReadTerm[] = terms.flatMap((term) => term.split(' ')).map(readTerm);
    while (left.length > 0) {
      const hint = hintAt(left);
      if (hint !== null) hints.push(hint);
      // Words of one hint are not read again: `south korea` is one country, `modbus rtu` one bus.
      left = hint === null ? left.slice(1 + deniedBy(left)) : afterHint(left, hint);
    }
    return hints;
  };
}

/** The filter for each phrase; phrases are without blanks and marks. */
function phrasesOf({ words, valuesOf }: Pick<HintSource, 'words' | 'valuesOf'>): Map<string, AskedFilter> {
  const phrases = new Map<string, AskedFilter>();
  for (const { phrase, ...asked } of words) {
    phrases.set(phrase, asked);
    if (asked.value === 'true')
      for (const denial of DENIALS) phrases.set(denial + phrase, { ...asked, value: 'false' });
  }
  for (const filter of BY_VALUE) {
    for (const value of valuesOf(filter)) phrases.set(joinedText(value), { filter, value, field: null });
    for (const [phrase, value] of Object.entries(OTHER_VALUES[filter] ?? {}))
      phrases.set(joinedText(phrase), { filter, value, field: null });
  }
  return phrases;
}

const countWords = ({ words }: Hint): number => words.split(' ').length;

const afterHint = (terms: readonly ReadTerm[], hint: Hint): readonly ReadTerm[] =>
  terms.slice(countWords(hint));

/** A term in the forms that are looked up; cached, because it is part of several phrases. */
interface ReadTerm {
  readonly term: string;
  /** Its letters and digits. */
  readonly letters: string;
  /** Without the marks around it. */
  readonly unmarked: string;
}

const readTerm = (term: string): ReadTerm => ({
  term,
  letters: joinedText(term),
  unmarked: withoutMarks(term),
});

/** A term without the marks around it. */
const withoutMarks = (term: string): string => term.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
