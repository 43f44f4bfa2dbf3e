import { spelledAlike } from '../parameters/units/quantities.ts';
import { clausesOf, isDescribing, type Clause } from './clauses.ts';
import { cutAtLength, SENTENCE_LENGTH } from './cut-at-length.ts';
import { partsOf } from './described-quantities.ts';
import { meaningOf, needsOf, type Meaning } from './quantity-meaning.ts';
import { tokensIn, type Token } from './tokens.ts';
import { TAKE_SEVERAL, type Need, type Vocabulary } from './words.ts';

/** A piece of a sentence: its need, other possible needs, and the reason if it is not used. */
export interface Piece {
  readonly text: string;
  /** Null if the piece is not used. */
  readonly need: Need | null;
  readonly others: readonly Need[];
  /** Null if the piece is used. */
  readonly why: string | null;
}

/**
 * Reads the needs in a designer's sentence, piece by piece in its order: `40 N·m at 12 rad/s, under 900 g,
 * CAN`. Only certain needs are used; every other word, except small ones, is in an unused piece.
 */
export function readSentence(sentence: string, vocabulary: Vocabulary): readonly Piece[] {
  const { read, rest } = cutAtLength(inOneLine(spelledOut(spelledAlike(sentence))));
  const readings: Reading[] = [];
  for (const clause of clausesOf(read, tokensIn(read, vocabulary)))
    readings.push(...readClause(clause, readings.at(-1) ?? null, vocabulary));
  return [...withoutRepeats(readings.map((reading) => pieceOf(read, reading))), ...tooLong(rest)];
}

/** Joins the lines of a text; the end of a line also ends a clause. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, '; ');

/** Writes out `w/o`, because a `/` ends a clause. */
const spelledOut = (text: string): string => text.replaceAll(/\bw\/o\b/gi, 'without');

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
  const ends = tokens.map(({ end }) => end);
  const whole = text.slice(startOf({ tokens }), Math.max(...ends));
  const [open = ''] = /[([](?=[^)\]]*$)/.exec(whole) ?? [];
  return { text: `${whole}${CLOSING[open] ?? ''}`, ...piece };
}

/** Closing brackets, so that a piece contains whole brackets. */
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

const startOf = ({ tokens }: Pick<Reading, 'tokens'>): number =>
  Math.min(...tokens.map(({ start }) => start));

const UNCERTAIN = 'Not certain: choose what you mean.';

/** Filters on fields with several values, of which one requested value is enough. */
const HAVE_SEVERAL_VALUES: ReadonlySet<string> = new Set(['comm', 'control_mode']);

function readClause({ tokens, joint }: Clause, last: Reading | null, vocabulary: Vocabulary): Reading[] {
  if (tokens.some(({ kind }) => kind === 'doubt') || hasLostBound(tokens))
    return [unused(tokens, UNCERTAIN, possible(tokens, vocabulary))];
  const [only, ...more] = tokens;
  const before = last?.tokens.findLast((token) => token.kind === 'need');
  if (more.length === 0 && only?.kind === 'need' && before?.need.name === only.need.name) {
    // A negated name may also negate those listed with it: `no CAN, RS-485`.
    if (last?.why === UNCERTAIN && joint !== 'but') return [unused(tokens, UNCERTAIN, [only.need])];
    if (HAVE_SEVERAL_VALUES.has(only.need.name) && /^(?:and|plus|with|[&+])$/.test(joint))
      return [unused(tokens, 'The filter accepts either of the two; it cannot require both.', [only.need])];
  }
  return readParts(tokens, vocabulary);
}

/** True if a bound that precedes its figure is followed by something else: `cheaper than ROBOTIS`. */
const hasLostBound = (tokens: readonly Token[]): boolean =>
  tokens.some((token, index) => {
    if (token.kind !== 'bound' || !token.isBefore) return false;
    const next = tokens.slice(index + 1).find((other) => !isDescribing(other));
    if (next?.kind !== 'quantity') return next !== undefined;
    return token.unit !== undefined && next.options.every(({ unit }) => unit !== token.unit);
  });

/**
 * The possible needs of a negated, comparing or vague clause: `no brake` is `brake=false`, `about 40 Nm` may
 * be any bound. A negated figure is not offered.
 */
function possible(tokens: readonly Token[], vocabulary: Vocabulary): Need[] {
  const isDenied = tokens.some((token) => token.kind === 'doubt' && token.denies);
  if (isDenied)
    return tokens.flatMap((token) =>
      token.kind === 'need' && token.need.value === 'true' ? { ...token.need, value: 'false' } : [],
    );
  const [part, ...more] = partsOf(tokens);
  return part === undefined || more.length > 0 ? [] : needsOf(meaningOf(part, vocabulary), vocabulary);
}

/** Reads the parts of a clause: each quantity with its words, names of the catalog, then what is left. */
function readParts(tokens: readonly Token[], vocabulary: Vocabulary): Reading[] {
  const readings: Reading[] = [];
  const used = new Set<Token>();
  const take = ({ tokens, ...reading }: Reading): void => {
    // A word between two quantities belongs to the piece of the first.
    readings.push({ ...reading, tokens: tokens.filter((token) => !used.has(token)) });
    for (const token of tokens) used.add(token);
  };
  const parts = partsOf(tokens).map((part) => ({ part, meaning: meaningOf(part, vocabulary) }));
  for (const [number, { part, meaning }] of parts.entries()) {
    const next = parts[number + 1]?.meaning;
    if (used.has(part.quantity)) continue;
    if (part.at !== null && next !== undefined && !isSupply(meaning) && !isSupply(next))
      take(readPoint([meaning, next], part.at));
    else take(readAs(meaning.tokens, needsOf(meaning, vocabulary), meaning.why));
  }
  for (const [index, token] of tokens.entries())
    if (token.kind === 'need') take(readNamed(token, tokens[index - 1] ?? null));
  return [...readings, ...leftOver(tokens, used)].toSorted((one, other) => startOf(one) - startOf(other));
}

/** True for volts: a figure at a supply is two filters, `300 rpm at 48 V`. */
const isSupply = ({ quantity }: Meaning): boolean => quantity.unit === 'V';

/** Uses the likeliest need, unless there is a reason not to. */
function readAs(tokens: readonly Token[], needs: readonly Need[], why: string | null): Reading {
  const [need = null, ...others] = needs;
  return why === null ? { tokens, need, others, why } : unused(tokens, why, needs);
}

/** Reads a torque at a speed as one point: `40 N·m at 115 rpm`, `115 rpm at 40 N·m`. */
function readPoint(meanings: readonly Meaning[], at: Token): Reading {
  const tokens = [at, ...meanings.flatMap((meaning) => meaning.tokens)];
  const torque = meanings.find(({ quantity }) => quantity.unit === 'N.m');
  const speed = meanings.find(({ figure }) => figure?.name === 'speed_rpm');
  if (torque === undefined || speed === undefined)
    return unused(tokens, 'Only a torque at a speed is understood.');
  const isOne = meanings.every(({ quantity: { low, high } }) => low === high || low === 0);
  const isUpper = meanings.some(({ sense }) => sense === 'most' || sense === 'limit');
  if (!isOne || isUpper) return unused(tokens, 'An operating point is one minimum torque at one speed.');
  const names = ['peak_points', 'rated_points'];
  const value = `${torque.quantity.high}@${speed.quantity.high}`;
  const needs = (torque.figure?.name === 'rated_torque_nm' ? names.toReversed() : names).map(
    (name): Need => ({ name, sense: 'is', value }),
  );
  const isStall = torque.figure?.kind !== undefined;
  return readAs(tokens, needs, isStall ? 'Stall torque applies only at rest.' : (torque.why ?? speed.why));
}

/** A name of the catalog; a country is that of the maker unless an unknown word precedes it. */
function readNamed(token: Extract<Token, { kind: 'need' }>, before: Token | null): Reading {
  return token.need.name === 'country' && before?.kind === 'word'
    ? unused([before, token], 'Choose it if you mean the maker.', [token.need])
    : { tokens: [token], need: token.need, others: [], why: null };
}

/** Runs of unused words. */
function leftOver(tokens: readonly Token[], used: ReadonlySet<Token>): Reading[] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (used.has(token)) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  return runs
    .filter((run) => run.some(({ kind }) => kind !== 'at'))
    .map((run) => {
      const isField = run.every(({ kind }) => kind === 'field');
      return unused(run, isField ? 'Give a figure with its unit.' : 'Not understood.');
    });
}

/** The pieces without repeated needs and without those that contradict each other. */
function withoutRepeats(pieces: readonly Piece[]): readonly Piece[] {
  const wanted = pieces.filter(({ need }) => need !== null && !TAKE_SEVERAL.has(need.name));
  return pieces.map((piece) => {
    const alike = wanted.filter(({ need }) => boundTheSame(need, piece.need));
    if (piece.need === null || alike.length < 2) return piece;
    const isContradicted = alike.some(
      ({ need }) => need?.value !== piece.need?.value || need?.sense !== piece.need?.sense,
    );
    if (!isContradicted && alike[0] === piece) return piece;
    const why = isContradicted ? 'Two values are given: choose one.' : 'Already stated in this sentence.';
    return { ...piece, need: null, others: [piece.need, ...piece.others], why };
  });
}

/** True if two needs set the same end of one figure; a range sets both. */
const boundTheSame = (one: Need | null, other: Need | null): boolean =>
  one?.name === other?.name &&
  (one?.sense === other?.sense || one?.sense === 'within' || other?.sense === 'within');

/** The rest of a sentence that is too long, as an unused piece; empty if nothing is left. */
function tooLong(rest: string): readonly Piece[] {
  if (rest === '') return [];
  const text = rest.length > SHOWN_OF_REST ? `${rest.slice(0, SHOWN_OF_REST)}…` : rest;
  return [{ text, need: null, others: [], why: `A sentence is read up to ${SENTENCE_LENGTH} characters.` }];
}

const SHOWN_OF_REST = 40;
