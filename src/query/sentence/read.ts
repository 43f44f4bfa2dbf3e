import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import {
  after,
  before,
  boundBehind,
  denialOf,
  figureAt,
  isBound,
  isNaming,
  sharing,
  unlikeAt,
  untaken,
  wantedBeside,
  type QuantityToken,
  type Sentence,
} from './around.ts';
import { AT_LEAST, needsOf } from './figures.ts';
import { cutAtLength, SENTENCE_LENGTH } from './length.ts';
import { ofAnother } from './loads.ts';
import { tokensIn, type Token } from './tokens.ts';
import { namesIn, TAKE_SEVERAL, type BoundSense, type Need, type Vocabulary } from './words.ts';

/** A piece of a sentence: what it asks, what else it may ask, and, where it was ignored, why. */
export interface Piece {
  readonly text: string;
  /** Null where the piece is ignored. */
  readonly need: Need | null;
  readonly others: readonly Need[];
  /** Null where the piece is understood. */
  readonly why: string | null;
}

/**
 * What a designer's sentence asks of an actuator, piece by piece in its order: `40 N·m at 12 rad/s, under 900
 * g, CAN`. Every word but the small ones is in a piece: what is not understood is ignored and told, never
 * read as something near. So is what is beyond the length that is read.
 */
export function readSentence(sentence: string, vocabulary: Vocabulary): readonly Piece[] {
  const { read, rest } = cutAtLength(spelledAlike(sentence));
  const text = withLinesEnded(read);
  const tokens = tokensIn(text, namesIn(vocabulary));
  const taken = new Set<Token>();
  const asked: Sentence = { text, tokens, taken };
  const readings = tokens.flatMap((token, index) => {
    if (taken.has(token)) return [];
    const reading = readAt(asked, index);
    for (const used of reading?.tokens ?? []) taken.add(used);
    return reading === null ? [] : [reading];
  });
  const all = [...readings, ...leftOver(asked)].toSorted(byStart);
  return [...withoutRepeats(all.map((reading) => pieceOf(text, reading))), ...tooLong(rest)];
}

/**
 * A text with each sign in one spelling. A letter before a figure would make one word with it; the sign of a
 * diameter does not.
 */
const spelledAlike = (sentence: string): string =>
  sentence
    .replaceAll(/[″”]/g, '"')
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replaceAll(/ø(?=\s?\d)/gi, '⌀');

const withLinesEnded = (text: string): string =>
  text
    .replaceAll(/(?<=\b(?:less|more|\w+er) )then\b/gi, 'than')
    // Behind a figure a line or a cell of a table ends what is said of it.
    .replaceAll(/(?<=\d[^\n|]*)\s*[\n|][\s|*•-]*|\n(?=[^\n\d:]+:)/g, '; ');

/** The rest of a sentence that is too long, as a piece that is ignored; none where nothing is left. */
function tooLong(rest: string): readonly Piece[] {
  if (rest === '') return [];
  const text = rest.length > SHOWN_OF_REST ? `${rest.slice(0, SHOWN_OF_REST)}…` : rest;
  return [{ text, need: null, others: [], why: `A sentence is read up to ${SENTENCE_LENGTH} characters.` }];
}

const SHOWN_OF_REST = 40;

interface Reading extends Omit<Piece, 'text'> {
  readonly tokens: readonly Token[];
}

const startOf = ({ tokens }: Reading): number => Math.min(...tokens.map(({ start }) => start));
const byStart = (one: Reading, other: Reading): number => startOf(one) - startOf(other);

function pieceOf(text: string, { tokens, ...piece }: Reading): Piece {
  const whole = text.slice(
    Math.min(...tokens.map(({ start }) => start)),
    Math.max(...tokens.map(({ end }) => end)),
  );
  return { text: /\([^)]*$/.test(whole) ? `${whole})` : whole, ...piece };
}

function ignored(tokens: readonly Token[], why: string, others: readonly Need[] = []): Reading {
  return { tokens, need: null, others, why };
}

const EXCLUDES = 'Not required, or excluded or compared with, which a sentence cannot ask.';
/** Names of which an actuator may have several values, while either of those asked is enough. */
const ARE_SEVERAL: ReadonlySet<string> = new Set(['comm', 'control_mode']);
/** Before a country where something else may be than the maker: `based in`, `shipped to`. */
const IS_PLACE = /(?<!\b(?:made|manufactured|produced|built|designed|developed) )\b(?:in|to) (?:the )?$/i;
const UNLIKE = 'The catalog cannot be asked for this figure.';
const POINT = 'A point is one torque, at least, at one speed.';
const WITHOUT_UNIT = 'A number needs a unit.';

function readAt(sentence: Sentence, index: number): Reading | null {
  const token = sentence.tokens[index];
  if (token?.kind === 'need') return readNamed(sentence, index, token.need);
  return token?.kind === 'quantity' ? readQuantity(sentence, index, token) : null;
}

function readNamed(sentence: Sentence, index: number, named: Need): Reading {
  const name = sentence.tokens.slice(index, index + 1);
  const denial = denialOf(sentence, index);
  if (denial !== null) return ignored([...denial, ...name], EXCLUDES);
  if (named.name === 'country' && IS_PLACE.test(sentence.text.slice(0, name[0]?.start)))
    return ignored(name, 'Say “made in” a country, if the maker is meant.', [named]);
  const joint = ARE_SEVERAL.has(named.name) ? wantedBeside(sentence, index) : null;
  if (joint !== null)
    return ignored([joint, ...name], 'Either of two can be asked for, but not both.', [named]);
  const unlike = named.name === 'gear_ratio' ? unlikeAt(sentence, index) : null;
  if (unlike?.units.includes('1')) return ignored([unlike, ...name], UNLIKE);
  const bound = boundBehind(sentence, index) ?? before(sentence, index).find(isBound);
  const need = bound === undefined ? named : boundedBy(named, bound.sense);
  const tokens = bound === undefined ? name : [bound, ...name];
  if (need === null) return ignored(tokens, EXCLUDES);
  if (need.name === 'peak_points') {
    const [torque] = [...before(sentence, index), ...after(sentence, index, ['naming'])].filter(isNaming);
    return pointOf(need.value, torque === undefined ? tokens : [...tokens, torque], [torque?.name]);
  }
  const [next] = after(sentence, index, ['orUnknown']);
  return next === undefined
    ? { tokens, need, others: [], why: null }
    : { tokens: [...tokens, next], need: { ...need, value: `${need.value},unknown` }, others: [], why: null };
}

/**
 * A named value with a bound: an end of a range; of others it means nothing to ask for less than them, which
 * is null.
 */
function boundedBy(need: Need, sense: BoundSense): Need | null {
  if (need.sense !== 'within') return sense === 'least' ? need : null;
  const [low = '', high = ''] = need.value.split('-');
  if (low !== high) return need;
  return sense === 'least' ? { ...need, sense, value: low } : { ...need, sense: 'most', value: high };
}

function readQuantity(sentence: Sentence, index: number, token: QuantityToken): Reading {
  const { around, quantity, name } = figureAt(sentence, index, token);
  const uses =
    name === around.name || around.name === null
      ? around.tokens
      : around.tokens.filter((used) => !isNaming(used));
  const tokens = [token, ...uses];
  const isUpper = /extreme|limit/.test(around.sense ?? '') && isBoundedBelow(sentence, index, name);
  const sense = isUpper ? 'most' : around.sense;
  const needs = needsOf(quantity, name, sense);
  if (around.isExcluded) return ignored(tokens, EXCLUDES, needs);
  const shared = sharing(sentence, index);
  if (shared.length > 0) return ignored([...shared, ...tokens], 'Say one figure, or a range.', needs);
  const { unlike } = around;
  if (unlike?.units.includes(quantity.unit) && (name !== 'through_hole_mm' || unlike.start < token.start))
    return ignored([...tokens, unlike], UNLIKE);
  const other = ofAnother(sentence, index, { quantity, around });
  if (other !== null) return ignored([...tokens, ...other.tokens], other.why, needs);
  const point = readPoint(sentence, { tokens, quantity, name, sense });
  if (point !== null) return point;
  const isVague =
    sense === 'limit' ? AT_LEAST.test(name ?? '') : sense === 'extreme' && name === 'through_hole_mm';
  if (isVague) return ignored(tokens, 'Say “at least” or “at most”.', needs);
  const [need, ...others] = needs;
  if (need === undefined) return ignored(tokens, UNLIKE);
  return name === null
    ? ignored(tokens, 'Say what it measures.', needs)
    : { tokens, need, others, why: null };
}

/**
 * Whether another quantity bounds the figure of one from below, so that `max` is the other end: `min 20 Nm,
 * max 30 Nm`.
 */
const isBoundedBelow = (sentence: Sentence, index: number, name: string | null): boolean =>
  lowerBounds(sentence).some((bound) => bound.index !== index && bound.name === name);

/**
 * The figures that a sentence bounds from below, and where: looked for once, for each may be asked about
 * each.
 */
const lowerBounds = memoizeByObject((sentence: Sentence) => {
  const all = untaken(sentence);
  return all.tokens.flatMap((token, index) => {
    if (token.kind !== 'quantity') return [];
    const { around, name } = figureAt(all, index, token);
    return around.sense === 'least' ? [{ index, name }] : [];
  });
});

type Half = Pick<ReturnType<typeof figureAt>, 'quantity' | 'name'> &
  Pick<Reading, 'tokens'> & { readonly sense: BoundSense | null };

/**
 * A torque at a speed as one point: `40 N·m at 115 rpm`, `115 rpm at 40 N·m`. Null where no such pair stands
 * here.
 */
function readPoint(sentence: Sentence, half: Half): Reading | null {
  const last = Math.max(...half.tokens.map((token) => sentence.tokens.indexOf(token)));
  const [at] = after(sentence, last, ['at']);
  if (at === undefined) return null;
  const between = sentence.tokens.slice(sentence.tokens.indexOf(at) + 1);
  const offset = between.findIndex(({ kind }) => kind !== 'filler' && kind !== 'bound' && kind !== 'naming');
  const second = between[offset];
  if (second?.kind !== 'quantity') return null;
  const { around, ...figure } = figureAt(sentence, sentence.tokens.indexOf(second), second);
  const other = { ...figure, tokens: [at, second, ...around.tokens] };
  const [torque, speed] = half.quantity.unit === 'N.m' ? [half, other] : [other, half];
  if (torque.quantity.unit !== 'N.m' || speed.quantity.unit !== '/min') return null;
  const tokens = [...half.tokens, ...other.tokens];
  if (around.unlike?.units.includes('/min')) return ignored([...tokens, around.unlike], UNLIKE);
  const { low, high } = torque.quantity;
  if (/most|limit/.test(`${half.sense} ${around.sense}`) || (low !== 0 && low !== high))
    return ignored(tokens, POINT);
  return pointOf(`${high}@${speed.quantity.high}`, tokens, [torque.name, around.name]);
}

/** A point of torque and speed; `named` are the torques that words beside it name. */
function pointOf(
  value: string,
  tokens: readonly Token[],
  named: readonly (string | null | undefined)[],
): Reading {
  const names = ['peak_points', 'rated_points'];
  if (named.includes('rated_torque_nm')) names.reverse();
  const [need = null, ...others] = names.map((name): Need => ({ name, sense: 'is', value }));
  return { tokens, need, others, why: null };
}

/** Runs of words that no reading used, small ones aside. */
function leftOver({ text, tokens, taken }: Sentence): readonly Reading[] {
  const runs: Token[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    const isWord = !taken.has(token) && !SMALL.has(token.kind);
    if (isWord && isOpen) runs.at(-1)?.push(token);
    else if (isWord) runs.push([token]);
    isOpen = isWord;
  }
  const isNumber = ([word]: Token[]): boolean => /^[\d.,]+$/.test(text.slice(word?.start, word?.end));
  return runs.map((run) =>
    ignored(run, run.length === 1 && isNumber(run) ? WITHOUT_UNIT : 'Not understood.'),
  );
}

const SMALL: ReadonlySet<Token['kind']> = new Set(['filler', 'break', 'at', 'actuator', 'bound']);

/**
 * The pieces, with each ignored that asks again what another asks: the first that names its figure is asked,
 * else the first.
 */
function withoutRepeats(pieces: readonly Piece[]): readonly Piece[] {
  const asked = new Map<string, Piece>();
  for (const piece of pieces) {
    const question = `${piece.need?.sense} ${piece.need?.name}`;
    const before = asked.get(question);
    if (before === undefined || (NAMING_PEAK.test(piece.text) && !NAMING_PEAK.test(before.text)))
      asked.set(question, piece);
  }
  const chosen = new Set(asked.values());
  return pieces.map((piece) =>
    piece.need === null || TAKE_SEVERAL.has(piece.need.name) || chosen.has(piece)
      ? piece
      : { ...piece, need: null, others: [piece.need], why: 'Asked already in this sentence.' },
  );
}

// Only a peak torque need not be named: `20 Nm (60 Nm peak)`.
const NAMING_PEAK = /\b(?:peak|stall)\b/i;
