import { fold, joinedTailsOf, joinedText, termsOf } from '../table/words/text.ts';
import { distanceToBeginning, likelyMistakes } from './edit-distance.ts';

/** A name of the catalog for a text that finds nothing. */
export interface Suggestion {
  readonly name: string;
  /** The parts of the text that it leaves out, as written; empty if only the spelling differs. */
  readonly dropped: readonly string[];
}

/** A search in which names are looked up. */
export interface NameSearch {
  /** The names that a text finds, best first; empty for a text that occurs only outside names. */
  readonly namesFor: (text: string) => readonly string[];
  /** True if a search finds something. */
  readonly isFound: (text: string) => boolean;
  /** Names that share letters with a text. */
  readonly likelyNames: (text: string) => readonly string[];
}

const MOST_SUGGESTED = 3;

/**
 * Names for a text that finds nothing: names that share parts with it, otherwise names with a similar
 * spelling, otherwise names with the same beginning.
 */
export function suggestionsFor(text: string, { namesFor, likelyNames, isFound }: NameSearch): Suggestion[] {
  const named = (shorter: readonly ShorterText[]): Suggestion[] => {
    for (const { text: kept, dropped } of shorter) {
      const names = [...new Set(namesFor(kept))];
      if (names.length > 0) return mostAlikeFirst(names, text).map((name) => ({ name, dropped }));
    }
    return [];
  };
  const misspelt = (): Suggestion[] =>
    // Searching for a name is the expensive part, so it stops when enough are found.
    Iterator.from(misspeltNames(text, likelyNames(text)))
      .filter(isFound)
      .take(MOST_SUGGESTED)
      .map((name) => ({ name, dropped: [] }))
      .toArray();
  for (const found of [() => named(shorterTexts(text)), misspelt, () => named(shorterRuns(text))]) {
    const suggestions = found();
    if (suggestions.length > 0) return suggestions.slice(0, MOST_SUGGESTED);
  }
  return [];
}

/** A text with some of its parts dropped. */
interface ShorterText {
  readonly text: string;
  readonly dropped: readonly string[];
}

/** A text with more parts is not a name. */
const MOST_PARTS = 10;

/** A text with more runs of letters and digits is not a name. */
const MOST_RUNS = 12;

/** A single part of fewer characters occurs in too many names. */
const TOO_SHORT = 3;

/** The part of a text from one number to another. */
type Span = readonly [first: number, end: number];

/**
 * The shorter names that a joined name may hold: its parts (between `-`, `_`, `.` and blanks) without some at
 * its ends. Texts with a digit come first, because digits identify the model; then longer before shorter
 * ones. Plain words are not a joined name.
 */
function shorterTexts(text: string): ShorterText[] {
  const parts = [...text.matchAll(/[^-_.\s"]+/g)];
  if (parts.length > MOST_PARTS || !/[\p{N}_.-]/u.test(text)) return [];
  const all = parts.length;
  const shorter = numbersTo(all - 1).flatMap((dropped) =>
    numbersTo(dropped + 1).flatMap((number) =>
      between(text, parts, [number - 1, all - dropped + number - 1]),
    ),
  );
  return [...shorter.filter(hasDigit), ...shorter.filter((one) => !hasDigit(one))];
}

/** The beginnings of a text that end between letters and digits, the longest first. */
function shorterRuns(text: string): ShorterText[] {
  const runs = [...text.matchAll(/\p{L}+|\p{N}+/gu)];
  if (runs.length > MOST_RUNS) return [];
  return numbersTo(runs.length - 1)
    .flatMap((count) => between(text, runs, [0, runs.length - count]))
    .filter(hasDigit);
}

/** 1, 2 and so on; empty for a last number below 1. */
const numbersTo = (last: number): number[] =>
  Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);

const hasDigit = ({ text }: ShorterText): boolean => /\p{N}/u.test(text);

/** A span of parts of a text, as written; empty if they are too short for a name. */
function between(text: string, parts: readonly RegExpExecArray[], [first, end]: Span): ShorterText[] {
  const one = parts[first];
  const last = parts[end - 1];
  if (one === undefined || last === undefined) return [];
  const shorter = text.slice(one.index, last.index + last[0].length);
  if (joinedText(shorter).length <= TOO_SHORT) return [];
  return [{ text: shorter, dropped: [...parts.slice(0, first), ...parts.slice(end)].map(([part]) => part) }];
}

/** Some names in the order of their likeness to a text. */
function mostAlikeFirst(names: readonly string[], text: string): string[] {
  const wanted = joinedText(fold(text));
  return nearestFirst(names, (name) => leastDistance(wanted, joinedTailsOf(fold(name))));
}

/** The fewest letters and digits that are a misspelt name: `SG90` is another model, not a misspelling. */
const SHORTEST = 5;

/** The names that a text, or its words with a digit, probably misspell, nearest first. */
function misspeltNames(text: string, names: readonly string[]): string[] {
  const terms = termsOf(text);
  const readings = [terms, terms.filter((term) => /\p{N}/u.test(term))]
    .map((some) => joinedText(some.join('')))
    .filter((wanted) => wanted.length >= SHORTEST);
  const distanceOf = (name: string): number => {
    const tails = joinedTailsOf(fold(name));
    return Math.min(
      ...readings.map((wanted) => {
        const distance = leastDistance(wanted, tails);
        return distance <= likelyMistakes('model', wanted.length) ? distance : Infinity;
      }),
    );
  };
  return nearestFirst(names, distanceOf, Infinity);
}

/** Names by distance, without those that are too far. */
const nearestFirst = (
  names: readonly string[],
  distanceOf: (name: string) => number,
  far?: number,
): string[] =>
  names
    .map((name) => ({ name, distance: distanceOf(name) }))
    .filter(({ distance }) => distance !== far)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ name }) => name);

/** The distance of letters and digits to the beginning of a name, or of one of its words, given its tails. */
const leastDistance = (wanted: string, tails: readonly string[]): number =>
  Math.min(
    ...tails
      .filter((tail) => tail.startsWith(wanted.slice(0, 1)))
      .map((tail) => distanceToBeginning(wanted, tail)),
  );
