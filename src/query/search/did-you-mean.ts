import { distanceToBeginning } from '../table/words/edit-distance.ts';
import { fold, joinedTailsOf, joinedText, termsOf } from '../table/words/text.ts';

/** A name of the catalog for a text that finds nothing. */
export interface Suggestion {
  readonly name: string;
  /** The parts of the text that it leaves out, as written; none where only the spelling differs. */
  readonly dropped: readonly string[];
}

/** A text with some of its parts dropped. */
export interface ShorterText {
  readonly text: string;
  readonly dropped: readonly string[];
}

/** A text of more parts is no name. */
const MOST_PARTS = 10;

/** A single part of so few characters is in too many names. */
const TOO_SHORT = 3;

/**
 * The shorter names that a joined name may hold: its parts (between `-`, `_`, `.` and blanks) are dropped one
 * by one from the end, then from the front, then from both; what keeps a digit comes first, for digits name
 * the model. Last, parts between letters and digits are dropped from the end. Plain words are no joined name.
 */
export function shorterTexts(text: string): ShorterText[] {
  const parts = [...text.matchAll(/[^-_.\s"]+/g)];
  if (parts.length > MOST_PARTS || !/[\p{N}_.-]/u.test(text)) return [];
  const counts = parts.slice(1).map((_, index) => index + 1);
  const shorter = [
    ...counts.flatMap((count) => between(text, parts, [0, parts.length - count])),
    ...counts.flatMap((count) => between(text, parts, [count, parts.length])),
    ...counts
      .slice(1)
      .flatMap((count) =>
        counts
          .slice(0, count - 1)
          .flatMap((first) => between(text, parts, [first, parts.length - count + first])),
      ),
  ];
  return [...shorter.filter(hasDigit), ...shorter.filter((one) => !hasDigit(one))];
}

/** The beginnings of a text that end between letters and digits, the longest first. */
export function shorterRuns(text: string): ShorterText[] {
  const runs = [...text.matchAll(/\p{L}+|\p{N}+/gu)];
  const beginnings = runs.slice(1).flatMap((_, index) => between(text, runs, [0, runs.length - index - 1]));
  return runs.length > MOST_RUNS ? [] : beginnings.filter(hasDigit);
}

/** A name has no more runs of letters and digits. */
const MOST_RUNS = 12;

const hasDigit = ({ text }: ShorterText): boolean => /\p{N}/u.test(text);

/**
 * The parts of a text from one number to another, as it has them; none where they are too short to be a
 * name.
 */
function between(
  text: string,
  parts: readonly RegExpExecArray[],
  [first, end]: readonly [number, number],
): ShorterText[] {
  const left = parts.slice(first, end);
  const [one] = left;
  const last = left.at(-1);
  if (one === undefined || last === undefined) return [];
  const shorter = text.slice(one.index, last.index + last[0].length);
  if (joinedText(shorter).length <= TOO_SHORT) return [];
  return [{ text: shorter, dropped: [...parts.slice(0, first), ...parts.slice(end)].map(([part]) => part) }];
}

/** Some names in the order of their likeness to a text. */
export const mostAlikeFirst = (names: readonly string[], text: string): string[] => {
  const wanted = joinedText(fold(text));
  return names
    .map((name) => ({ name, distance: leastDistance(wanted, name) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ name }) => name);
};

/**
 * The names of which a text, or those of its words that have a digit, is likely a misspelling, nearest
 * first.
 */
export function misspeltNames(text: string, names: readonly string[]): string[] {
  const terms = termsOf(text);
  const readings = [terms, terms.filter((term) => /\p{N}/u.test(term))]
    .map((some) => joinedText(some.join('')))
    .filter((wanted) => wanted.length >= SHORTEST);
  return names
    .map((name) => ({ name, distance: Math.min(...readings.map((wanted) => misspelling(wanted, name))) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ name }) => name);
}

/** The fewest letters and digits that are a misspelt name: `SG90` is another model, not a misspelling. */
const SHORTEST = 5;

/**
 * The number of mistakes that lead from a name to some letters and digits; infinite where it is not likely.
 */
function misspelling(wanted: string, name: string): number {
  const distance = leastDistance(wanted, name);
  return distance <= Math.min(3, Math.floor(wanted.length / 5)) ? distance : Infinity;
}

/** The distance of letters and digits to the beginning of a name, or of one of its words. */
const leastDistance = (wanted: string, name: string): number =>
  Math.min(
    ...joinedTailsOf(fold(name))
      .filter((tail) => tail.startsWith(wanted.slice(0, 1)))
      .map((tail) => distanceToBeginning(wanted, tail)),
  );
