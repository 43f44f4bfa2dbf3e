import { conflictOf, type Claim } from '../../../catalog/evidence/claim.ts';
import { AS_STATED } from '../../../catalog/evidence/conversion.ts';
import { symbolOf } from '../../../catalog/fields/units.ts';
import type { Figure } from '../../../catalog/records/figure.ts';
import { counted, UNKNOWN_TEXT, shownNumber } from '../../format.ts';

/**
 * The conflicting values of a figure: `22–25 N·m [1, 2]`, `24–60 or 15–60 V [1, 3]`. Null when its sources
 * agree.
 */
export function conflictText(claims: readonly Claim[]): string | null {
  const range = conflictOf(claims);
  if (range === null) return null;
  const texts = claims.flatMap(({ value }) => (typeof value === 'string' ? value.replace('-', '–') : []));
  const isAtEnd = ({ value }: Claim): boolean => texts.length > 0 || range.includes(Number(value));
  const numbers = claims.filter(isAtEnd).map(({ source }) => source);
  const values = texts.length > 0 ? [...new Set(texts)].join(' or ') : range.map(shownNumber).join('–');
  return `sources disagree: ${values} ${symbolOf(claims[0]?.unit)} [${[...new Set(numbers)].join(', ')}]`;
}

/**
 * Objections to a figure, each as a label and, where needed, a sentence: rejected, sources disagree,
 * doubtful.
 */
export function objectionsTo({ claims, rejected, doubts }: Pick<Figure, 'claims' | 'rejected' | 'doubts'>) {
  const conflict = conflictText(claims);
  return [
    ...(rejected === null ? [] : [{ word: 'rejected', why: rejected.reason }]),
    ...(conflict === null ? [] : [{ word: conflict, why: null }]),
    ...doubts.map((reason) => ({ word: 'doubtful', why: reason })),
  ];
}

/** The words for a figure without a value: rejected, or unknown. */
export const withoutValue = ({ rejected }: Pick<Figure, 'rejected'>): string =>
  rejected === null ? UNKNOWN_TEXT : 'rejected';

/** The reasons a quote does not lead to a value, in words for a reader. */
const WHY_NOT: Readonly<Record<NonNullable<Claim['why']>, string>> = {
  no_words: 'no quote in the catalog',
  our_words: 'our reading',
  unit_in_notes: 'read as the notes say',
  no_number: 'without the number itself',
};

/** The conversion from words to a value, or the reason there is none; null if they state the value itself. */
export function wayOf({
  converted,
  why,
  listed,
}: Pick<Claim, 'converted' | 'why' | 'listed'>): string | null {
  if (why !== null) return listed ?? WHY_NOT[why];
  return converted === AS_STATED ? null : converted;
}

/**
 * The number of figures that were read a second time, and the source they were compared with: `19 of 29 figures compared with the maker’s text`. Null where none was.
 */
export function verifiedText(figures: readonly Pick<Figure, 'claims' | 'rejected'>[]): string | null {
  const best = figures.flatMap(({ claims: [first], rejected }) => (rejected === null ? (first ?? []) : []));
  const against = (words: Claim['verified_against']): number =>
    best.filter(({ verified_against }) => verified_against === words).length;
  const [maker, copy] = [against('maker'), against('copy')];
  if (maker + copy === 0) return null;
  const all = `of ${counted(best.length, 'figure')} compared with`;
  if (maker === 0) return `${copy} ${all} a third party’s copy`;
  return `${maker} ${all} the maker’s text${copy === 0 ? '' : `, ${copy} with a third party’s copy`}`;
}
