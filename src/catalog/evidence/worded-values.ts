import type { Source } from '../fields/evidence/source.ts';
import { memoize } from '../lib/memoize.ts';
import { AS_STATED } from './conversion.ts';
import { yesOrNoIn } from './yes-or-no.ts';

/** Words of a source, with the field that they were quoted for. */
export interface Quote {
  readonly field: string;
  readonly words: string;
  readonly kind: Source['kind'];
}

/** A value of a record that is not a quantity: words, a list of words, a yes or no. */
type Wording = string | boolean | readonly string[];

/**
 * The text of `converted` for words that state a value other than a quantity: `as stated` if they spell it,
 * null if the value is our reading.
 */
export function readingOf(field: string, value: Wording, words: string): string | null {
  return (says(field, value, words) ?? isSpelled(value, words)) ? AS_STATED : null;
}

/** The same for words that were quoted for another field; null if they do not state the value. */
export const readingElsewhere = (field: string, value: Wording, quote: Quote): string | null =>
  ELSEWHERE[field]?.(value, quote) ?? null;

/** The words for values that have no spelling of their own. */
const WORDINGS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  availability: {
    discontinued: /discontinued|停产|replaced/i,
    eol: /\beol\b|end of life/i,
    in_production: /in production|in stock/i,
  },
};

/**
 * True if words state a yes or no, or a value of the table; null for a value that the table does not have.
 */
function says(field: string, value: Wording, words: string): boolean | null {
  if (typeof value === 'boolean') return yesOrNoIn(field, words) === value;
  return WORDINGS[field]?.[String(value)]?.test(words) ?? null;
}

/** Values that follow from words about other fields. */
const ELSEWHERE: Readonly<Record<string, (value: Wording, quote: Quote) => string | null>> = {
  comm: (value, { words }) => (isSpelled(value, words) ? AS_STATED : null),
  control_modes: (value, { words }) =>
    /\b(control|mode)s?\b/i.test(words) && isSpelled(value, words) ? AS_STATED : null,
  ip_rating: (value, { words }) => (isSpelled(value, words) ? AS_STATED : null),
  integrated_driver: (value, { field, words }) => {
    if (value === false) return /\bframeless\b/i.test(words) ? 'frameless: stator and rotor alone' : null;
    if (yesOrNoIn('integrated_driver', words) === true) return AS_STATED;
    if (field === 'comm') return 'a bus of its own: the driver is on board';
    return field === 'control_modes' ? 'a control of its own: the driver is on board' : null;
  },
  availability: (value, { field, kind }) =>
    value === 'in_production' && field === 'price_usd' && kind === 'manufacturer'
      ? 'on sale: the maker asks a price'
      : null,
};

/** True if words contain a value's letters and digits, or those of all its parts, in any spelling. */
function isSpelled(value: Wording, words: string): boolean {
  if (typeof value === 'boolean') return false;
  const letters = lettersOf(words);
  return [value].flat().every((part) => spelling(part).test(letters));
}

/** The letters and digits of words in lower case; a space or points separate them. */
const lettersOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, ' ');

/**
 * `CAN FD` is spelled `CANFD`, `CAN-FD` and `CAN FD` too; `CAN` alone is neither CAN FD nor CANopen. `6xM4`
 * spells `M4`. Memoized, because a catalog has few such values, and compiling takes longer than testing.
 */
const spelling = memoize((text: string): RegExp => {
  const parts = text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
  return new RegExp(`(?:(?<![^ .])|(?<=\\dx))${parts.join('[ .]*')}(?![ .]*(fd|open)\\b|[a-z0-9]|\\.\\d)`);
});
