import type { Piece } from './read.ts';
import type { Need } from './words.ts';

/** The parameters that a sentence asks with, and the pieces for which an operation has none. */
export interface SentenceQuestion {
  readonly parameters: Readonly<Record<string, string>>;
  readonly unasked: readonly Piece[];
}

/** The parameters by which an operation asks a need; null where it has none for it. */
export type Asking = (need: Need) => Readonly<Record<string, string>> | null;

/** The question of the list of actuators, which has `min_` and `max_` of its figures. */
export const asListQuestion = (pieces: readonly Piece[], names: ReadonlySet<string>): SentenceQuestion =>
  questionOf(pieces, (need) => allKnown(listParameters(need), names));

function listParameters({ name, sense, value }: Need): Record<string, string> {
  if (sense === 'is') return { [name]: value };
  const [low = value, high = value] = sense === 'within' ? value.split('-') : [];
  return {
    ...(sense !== 'most' && { [`min_${name}`]: low }),
    ...(sense !== 'least' && { [`max_${name}`]: high }),
  };
}

/** The question of a match, where each requirement has one sense: that of `senses`. */
export const asMatchQuestion = (
  pieces: readonly Piece[],
  senses: ReadonlyMap<string, Need['sense']>,
): SentenceQuestion =>
  questionOf(pieces, ({ name, sense, value }) => (senses.get(name) === sense ? { [name]: value } : null));

function allKnown(parameters: Record<string, string>, names: ReadonlySet<string>): Record<string, string> | null {
  return Object.keys(parameters).every((name) => names.has(name)) ? parameters : null;
}

function questionOf(pieces: readonly Piece[], ask: Asking): SentenceQuestion {
  const parameters: Record<string, string> = {};
  const unasked: Piece[] = [];
  for (const piece of pieces) {
    const asked = piece.need === null ? null : ask(piece.need);
    if (asked === null) unasked.push(piece);
    for (const [name, value] of Object.entries(asked ?? {})) {
      const earlier = parameters[name];
      parameters[name] = earlier === undefined || earlier === value ? value : `${earlier},${value}`;
    }
  }
  return { parameters, unasked };
}
