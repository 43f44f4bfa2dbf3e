import { spelledAlike } from '../parameters/units/quantities.ts';
import { clausesOf, type Clause } from './clauses.ts';
import {
  allOf,
  isNamedTwice,
  isSign,
  meaningOf,
  needsOf,
  partsOf,
  unknownBeside,
  type Part,
} from './figures.ts';
import { cutAtLength, SENTENCE_LENGTH } from './length.ts';
import { tokensIn, type Token } from './tokens.ts';
import { TAKE_SEVERAL, type Need, type Vocabulary } from './words.ts';

/** A piece of a sentence: what it asks, what else it may ask, and, where it is not used, why. */
export interface Piece {
  readonly text: string;
  /** Null where the piece is not used. */
  readonly need: Need | null;
  readonly others: readonly Need[];
  /** Null where the piece is used. */
  readonly why: string | null;
}

/**
 * Reads the needs in a designer's sentence, piece by piece in its order: `40 N·m at 12 rad/s, under 900 g,
 * CAN`. Only certain needs are asked; every other word but the small ones is in a piece that is not used.
 */
export function readSentence(sentence: string, vocabulary: Vocabulary): readonly Piece[] {
  const { read, rest } = cutAtLength(inOneLine(spelledAlike(sentence)));
  const readings: Reading[] = [];
  for (const clause of clausesOf(read, tokensIn(read, vocabulary))) {
    const last = readings.at(-1);
    readings.push(...readClause(clause, last ?? null, vocabulary));
  }
  return [...withoutRepeats(readings.map((reading) => pieceOf(read, reading))), ...tooLong(rest)];
}

/** A text whose lines end what is said. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, '; ');

/** A piece before its text is known. */
interface Reading extends Omit<Piece, 'text'> {
  readonly tokens: readonly Token[];
}

const unused = (tokens: readonly Token[], why: string, others: readonly Need[] = []): Reading => ({
  tokens,
  need: null,
  others,
  why,
});

function pieceOf(text: string, { tokens, ...piece }: Reading): Piece {
  const starts = tokens.map(({ start }) => start);
  const ends = tokens.map(({ end }) => end);
  const whole = text.slice(Math.min(...starts), Math.max(...ends));
  const [open = ''] = /[([](?=[^)\]]*$)/.exec(whole) ?? [];
  return { text: `${whole}${CLOSING[open] ?? ''}`, ...piece };
}

/** The signs that close a bracket, which a piece has whole. */
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

const DOUBTED = 'Excluded, compared or not certain: choose the filter yourself.';
/** Filters on lists: an actuator may have several of the values, and one of those asked is enough. */
const ARE_SEVERAL: ReadonlySet<string> = new Set(['comm', 'control_mode']);

function readClause({ tokens, joint }: Clause, last: Reading | null, vocabulary: Vocabulary): Reading[] {
  const said = tokens.filter(({ kind }) => kind !== 'small');
  const [first] = said;
  if (first === undefined) return [];
  const names = said.flatMap((token) => (token.kind === 'need' ? [token.need] : []));
  if (said.some(({ kind }) => kind === 'doubt'))
    return [unused(said, DOUBTED, [...opposites(said, names), ...possible(said, vocabulary)])];
  // A denial of one name also denies those enumerated with it: `no CAN, RS-485`.
  const isEnumerated = /^[,&+]$|^and$|^plus$|^with$/.test(joint) && said.length === 1 && names.length === 1;
  const before = last?.tokens.findLast((token) => token.kind === 'need');
  const isAlike = before?.kind === 'need' && before.need.name === names[0]?.name;
  if (isEnumerated && isAlike && last?.why === DOUBTED) return [unused(said, DOUBTED)];
  if (isEnumerated && isAlike && joint !== ',' && ARE_SEVERAL.has(names[0]?.name ?? ''))
    return [unused(said, 'The filter finds either of the two, not only both.', names)];
  return readParts(said, vocabulary);
}

/** The filters that a denial of properties may mean: `no brake` is `brake=false`. */
function opposites(said: readonly Token[], names: readonly Need[]): Need[] {
  const denies = said.some((token) => token.kind === 'doubt' && token.denies);
  return denies ? names.flatMap((need) => (need.value === 'true' ? [{ ...need, value: 'false' }] : [])) : [];
}

/**
 * The needs that the one quantity of a clause may ask for where it is compared or weakened, but not denied:
 * `about 40 Nm`.
 */
function possible(said: readonly Token[], vocabulary: Vocabulary): Need[] {
  const [part, ...more] = partsOf(said);
  const isDenied = said.some((token) => token.kind === 'doubt' && token.denies);
  return part === undefined || more.length > 0 || isDenied
    ? []
    : allOf(needsOf(meaningOf(part, new Set(), vocabulary), vocabulary));
}

/** Reads the parts of a clause: each quantity with its words, then what stands between them. */
function readParts(said: readonly Token[], vocabulary: Vocabulary): Reading[] {
  const readings: Reading[] = [];
  const used = new Set<Token>();
  const take = (reading: Reading): void => {
    readings.push(reading);
    for (const token of reading.tokens) used.add(token);
  };
  for (const point of pairsAt(said)) take(readPair(point, vocabulary));
  for (const part of partsOf(said)) if (!used.has(part.quantity)) take(readQuantity(part, used, vocabulary));
  for (const token of said) if (token.kind === 'need' && !used.has(token)) take(readNamed(token, said, used));
  return [...readings, ...leftOver(said, used)].toSorted((one, other) => startOf(one) - startOf(other));
}

const startOf = ({ tokens }: Reading): number => Math.min(...tokens.map(({ start }) => start));

function readQuantity(part: Part, used: ReadonlySet<Token>, vocabulary: Vocabulary): Reading {
  const { quantity, figure, sense, tokens } = meaningOf(part, used, vocabulary);
  const needs = needsOf({ quantity, figure, sense }, vocabulary);
  const all = allOf(needs);
  const unknown = unknownBeside(part).filter((word) => !used.has(word));
  if (unknown.length > 0)
    return unused([...tokens, ...unknown], 'Choose it, if this is of the actuator.', all);
  const sign = part.behindNext === null ? part.after.find(isSign) : undefined;
  if (sign !== undefined)
    return unused([...tokens, sign], 'A sign stands before its figure: “> 20 N·m”.', all);
  if (part.isOneOfTwo || isNamedTwice(part, used)) return unused(tokens, 'It may be read in two ways.', all);
  if (figure === null) return unused(tokens, 'Say what it measures.', all);
  if (quantity.unit === 'N.m' && part.beside.some((name) => HAVE_TORQUES.has(name)))
    return unused(tokens, 'Choose it, if this is of the actuator.', all);
  const isBare = sense === null && tokens.length === 1 && quantity.low === quantity.high;
  if (isBare && quantity.unit === 'g' && quantity.high >= 1000)
    return unused(tokens, 'Say “at most” if it is the mass of the actuator.', all);
  if (sense === 'limit' && figure.defaultSense === 'least')
    return unused(tokens, 'Say “at least” or “at most”.', all);
  if (sense !== null && figure.defaultSense === 'is')
    return unused(tokens, 'Say one value, or a range.', all);
  return { tokens, need: needs.own, others: [...needs.others, ...needs.ends], why: null };
}

/** Parts of an actuator that have a torque of their own. */
const HAVE_TORQUES: ReadonlySet<string> = new Set(['brake', 'torque_sensor']);

/** Two quantities with `at` between them. */
interface Pair {
  readonly parts: readonly [Part, Part];
  readonly at: Token;
}

function pairsAt(said: readonly Token[]): Pair[] {
  const parts = partsOf(said);
  return parts.flatMap((part, number) => {
    const at = part.after.find(({ kind }) => kind === 'at');
    const next = parts[number + 1];
    if (at === undefined || next === undefined || part.behindNext === null) return [];
    // A figure at a supply is two filters: `300 rpm at 48 V`.
    const isSupply = [part, next].some(({ quantity }) => quantity.options[0]?.unit === 'V');
    return isSupply ? [] : [{ parts: [part, next] as const, at }];
  });
}

const POINT = 'An operating point is one minimum torque at one speed.';

/** A torque at a speed as one point: `40 N·m at 115 rpm`, `115 rpm at 40 N·m`. */
function readPair({ parts: [first, second], at }: Pair, vocabulary: Vocabulary): Reading {
  const isAfter = ({ start }: Token): boolean => start > at.start;
  const parts = [
    { ...first, after: first.after.filter((token) => !isAfter(token)), behindNext: null },
    { ...second, before: second.before.filter(isAfter) },
  ];
  const meanings = parts.map((part) => meaningOf(part, new Set(), vocabulary));
  const torque = meanings.find(({ quantity }) => quantity.unit === 'N.m');
  const speed = meanings.find(({ quantity }) => quantity.unit === '/min');
  const words = parts.flatMap(({ before, after }) => [...before, ...after]);
  const naming = words.filter((word) => word.kind === 'field' && word.figure.unit === 'N.m');
  const unknown = parts.flatMap(unknownBeside);
  const tokens = [...meanings.flatMap((meaning) => meaning.tokens), at, ...naming, ...unknown];
  if (torque === undefined || speed === undefined) return unused(tokens, 'Only a torque at a speed is read.');
  const isRated = naming.some((word) => word.kind === 'field' && word.figure.name === 'rated_torque_nm');
  const names = isRated ? ['rated_points', 'peak_points'] : ['peak_points', 'rated_points'];
  const value = `${torque.quantity.high}@${speed.quantity.high}`;
  const [need = null, ...others] = names.map((name): Need => ({ name, sense: 'is', value }));
  const isOne = [torque, speed].every(({ quantity: { low, high } }) => low === high || low === 0);
  const isUpper = meanings.some(({ sense }) => sense === 'most' || sense === 'limit');
  if (!isOne || isUpper) return unused(tokens, POINT);
  if (naming.some((word) => word.kind === 'field' && word.figure.kind !== undefined))
    return unused(tokens, 'A stall torque is given at rest.', need === null ? [] : [need, ...others]);
  return unknown.length > 0
    ? unused(tokens, 'Choose it, if this is of the actuator.', need === null ? [] : [need, ...others])
    : { tokens, need, others, why: null };
}

/** A name of the catalog, or a value such as `IP65`; a bound beside it must suit it. */
function readNamed(
  token: Extract<Token, { kind: 'need' }>,
  said: readonly Token[],
  used: ReadonlySet<Token>,
): Reading {
  const index = said.indexOf(token);
  const { need } = token;
  const before = said[index - 1];
  const after = said[index + 1];
  if (need.name === 'country' && before?.kind === 'word')
    return unused([before, token], 'Choose it if you mean the maker.', [need]);
  const around = [said[index - 2], before, after].filter((word) => word !== undefined && !used.has(word));
  const naming = around.filter((word) => word?.kind === 'field' && word.figure.name === need.name);
  const bound = around.find((word) => word?.kind === 'bound');
  const tokens = [token, ...naming].filter((word) => word !== undefined);
  const isRatio = need.name === 'gear_ratio';
  // Names take no bound: one beside them is said of a neighbour.
  if (bound?.kind !== 'bound' || !(isRatio || need.name === 'min_ip'))
    return { tokens, need, others: [], why: null };
  const [low = '', high = ''] = need.value.split('-');
  const sense = bound.sense === 'least' ? 'least' : 'most';
  if (isRatio && low === high)
    return { tokens: [...tokens, bound], need: { ...need, sense, value: low }, others: [], why: null };
  return need.name === 'min_ip' && sense === 'least'
    ? { tokens: [...tokens, bound], need, others: [], why: null }
    : unused([...tokens, bound], 'It has no minimum or maximum.', [need]);
}

/** Runs of words that no reading used. */
function leftOver(said: readonly Token[], used: ReadonlySet<Token>): Reading[] {
  const runs: Token[][] = [];
  let isOpen = false;
  for (const token of said) {
    const isLeft = !used.has(token) && token.kind !== 'at';
    if (isLeft && isOpen) runs.at(-1)?.push(token);
    else if (isLeft) runs.push([token]);
    isOpen = isLeft;
  }
  return runs.map((run) =>
    unused(
      run,
      run.every(({ kind }) => kind === 'field') ? 'Give a figure with its unit.' : 'Not understood.',
    ),
  );
}

/** The pieces, with each not used that asks again what an earlier one asks. */
function withoutRepeats(pieces: readonly Piece[]): readonly Piece[] {
  const asked = new Set<string>();
  return pieces.map((piece) => {
    if (piece.need === null || TAKE_SEVERAL.has(piece.need.name)) return piece;
    const question = `${piece.need.sense} ${piece.need.name}`;
    const isRepeated = asked.has(question);
    asked.add(question);
    return isRepeated
      ? { ...piece, need: null, others: [piece.need], why: 'Asked already in this sentence.' }
      : piece;
  });
}

/** The rest of a sentence that is too long, as a piece that is not used; none where nothing is left. */
function tooLong(rest: string): readonly Piece[] {
  if (rest === '') return [];
  const text = rest.length > SHOWN_OF_REST ? `${rest.slice(0, SHOWN_OF_REST)}…` : rest;
  return [{ text, need: null, others: [], why: `A sentence is read up to ${SENTENCE_LENGTH} characters.` }];
}

const SHOWN_OF_REST = 40;
