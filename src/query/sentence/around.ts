import { meantBy } from './figures.ts';
import type { Token } from './tokens.ts';
import { ABOUT } from './words.ts';

/** A sentence while it is read: `taken` are the parts that a reading has used. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly taken: ReadonlySet<Token>;
}

/** What stands before a part, nearest first, up to a separation, a figure or a word of its own. */
export function before({ tokens, taken }: Sentence, index: number, stops = STOPS): readonly Token[] {
  const earlier: Token[] = [];
  for (let row = index - 1; row >= 0; row -= 1) {
    const token = tokens[row];
    if (token === undefined || taken.has(token) || stops.has(token.kind)) break;
    earlier.push(token);
  }
  return earlier;
}

// `not necessarily CAN` does not ask for CAN, whatever the word between.
const DENIED_UP_TO: ReadonlySet<Token['kind']> = new Set(['break', 'quantity', 'need']);
const STOPS: ReadonlySet<Token['kind']> = new Set([...DENIED_UP_TO, 'word']);

/**
 * The part behind another, small words and names of figures aside, where it is of one of these kinds and not
 * said of the next figure: `20 Nm (rated: 10 Nm)`.
 */
export function after(sentence: Sentence, index: number, kinds: readonly Token['kind'][]): readonly Token[] {
  const { text, tokens, taken } = sentence;
  const [part, ...later] = tokens
    .slice(index + 1)
    .filter(({ kind }) => kind !== 'filler' && (kind !== 'naming' || kinds.includes(kind)));
  if (part === undefined || taken.has(part) || !kinds.includes(part.kind)) return [];
  const next = later.find(({ kind }) => kind !== 'bound');
  const between = text.slice(tokens[index]?.end, part.start);
  if (part.kind === 'unlike' && /\bwith\b/i.test(between)) return [];
  const isSetOff = /[([]|\bwith\b/i.test(between) || /[:=]/.test(text.slice(part.end, next?.start));
  return isSetOff && part.kind !== 'at' && (next?.kind === 'quantity' || next?.kind === 'need') ? [] : [part];
}

/** What stands around the quantity at an index and says how it is meant. */
export function surroundingsOf(sentence: Sentence, index: number) {
  const earlier = before(sentence, index);
  const behind = boundBehind(sentence, index);
  const bound = behind ?? earlier.find(isBound);
  const rows = [index, behind === undefined ? index : sentence.tokens.indexOf(behind)];
  const naming = rows.flatMap((row) => after(sentence, row, ['naming']));
  const named = [...earlier, ...naming].find(isNaming);
  const end = sentence.tokens[index]?.end;
  const later = after(sentence, index, ['robot', 'actuator']);
  // `500 g for a robot` is not the robot's mass.
  const owned = later.filter(({ start }) => !/\bfor\b/i.test(sentence.text.slice(end, start)));
  const owner = [...owned, ...earlier].find(({ kind }) => kind === 'robot' || kind === 'actuator');
  const not = earlier.find(({ kind }) => kind === 'not');
  const about = earlier.find((token) => IS_ABOUT.test(wordsOf(sentence, token)));
  // `must not be heavier than 500 g` asks for at most that.
  const opposite =
    not === undefined || not.start > (bound?.start ?? 0) ? null : OPPOSITES[bound?.sense ?? 'extreme'];
  const refusal = refusalOf(sentence, index, earlier);
  return {
    sense: opposite ?? bound?.sense ?? null,
    /** The figure that a word beside it names; null for none. */
    name: named?.name ?? null,
    /** What it is of, where that is the robot or its load; null where it is of the actuator. */
    robot: owner?.kind === 'robot' ? owner : null,
    isExcluded: refusal !== undefined || (not !== undefined && opposite === null),
    /** What says that a quantity in its unit is none of the figures that can be asked; null for nothing. */
    unlike: unlikeAt(sentence, index),
    tokens: [bound, named, not, about, refusal].filter((token) => token !== undefined),
  };
}

/** What says that a figure is not needed, or only compared with: `20 Nm is too much`, `as light as 300 g`. */
function refusalOf(sentence: Sentence, index: number, earlier: readonly Token[]): Token | undefined {
  const behind = wordsBehind(sentence, index).find((token) => token.kind !== 'filler' && !isNaming(token));
  const saying = [...earlier.filter(({ kind }) => kind === 'compared'), behind].filter(
    (token) => token !== undefined,
  );
  return saying.find((token) => token.kind !== 'word' && REFUSES.test(wordsOf(sentence, token)));
}

const REFUSES =
  /^(?:not|too|unnecessary|unwanted|optional|\w+n['’]t|as|.*current(?:ly)?|.* from|(?!better).* than)$/i;

const OPPOSITES = { least: 'most', most: 'least', extreme: null, limit: null } as const;

/** A part that is a quantity. */
export type QuantityToken = Extract<Token, { kind: 'quantity' }>;

/** The figure that the quantity at an index is, with what stands around it. */
export function figureAt(sentence: Sentence, index: number, { options }: QuantityToken) {
  const around = surroundingsOf(sentence, index);
  return { around, ...meantBy(options, around.name) };
}

/** Whether a part names the figure that a quantity is. */
export const isNaming = (token: Token) => token.kind === 'naming';
/** Whether a part bounds what stands beside it. */
export const isBound = (token: Token) => token.kind === 'bound';

/** What says of the figure at an index that it is none of those that can be asked; null for nothing. */
export const unlikeAt = (sentence: Sentence, index: number) =>
  [...before(sentence, index), ...after(sentence, index, ['unlike'])].find(
    (token) => token.kind === 'unlike',
  ) ?? null;

const IS_ABOUT = new RegExp(`^(?:${ABOUT})$`, 'i');

/**
 * A bound that stands behind its figure and its name: `900 g or less`, `60 mm diameter at most`, but not `20
 * Nm, max 900 g`.
 */
export function boundBehind(sentence: Sentence, index: number) {
  const later = sentence.tokens
    .slice(index + 1)
    .filter((token) => token.kind !== 'filler' && !isNaming(token));
  const [bound, next] = later;
  if (bound === undefined || !isBound(bound) || sentence.taken.has(bound)) return undefined;
  const words = wordsOf(sentence, bound);
  const isNextBounded =
    next?.kind === 'quantity' || (next?.kind === 'need' && /gear|ip/.test(next.need.name));
  const isOfNext =
    isNextBounded &&
    !/^(?:or |and |\+)/i.test(words) &&
    !/[([]/.test(sentence.text.slice(bound.end, next.start));
  return /^(?:or |and |at |min|max|\+)/i.test(words) && !isOfNext ? bound : undefined;
}

/**
 * The words that say that a name is not wanted, or need not be; null where it is. What is denied of a name is
 * denied of those enumerated with it.
 */
export function denialOf(sentence: Sentence, index: number): readonly Token[] | null {
  const { tokens } = sentence;
  const token = tokens[index];
  const isMaker = token?.kind === 'need' && /brand|min_ip/.test(token.need.name);
  const isDenying = (other: Token): boolean =>
    other.kind === 'not' ||
    (isMaker && (other.kind === 'compared' || / than$/i.test(wordsOf(sentence, other))));
  const word = before(untaken(sentence), index, DENIED_UP_TO).find(isDenying);
  if (word !== undefined) return [word];
  const behind = wordsBehind(sentence, index);
  const first = behind.find(({ kind }) => kind !== 'filler');
  if (first !== undefined && isDenying(first)) return behind;
  const [joint, denied] = [tokens[index - 1], tokens[index - 2]];
  const isEnumerated = joint !== undefined && /^(?:and|or|nor|&|,)$/i.test(wordsOf(sentence, joint));
  if (!isEnumerated || denied?.kind !== 'need' || token?.kind !== 'need') return null;
  return denied.need.name === token.need.name && denialOf(sentence, index - 2) !== null ? [] : null;
}

/**
 * A number that shares the unit of the quantity behind it, and what joins them: `24 or 48 V`, `25 ± 5 Nm`;
 * empty for none.
 */
export function sharing({ text, tokens }: Sentence, index: number): readonly Token[] {
  const number = SHARING.exec(text.slice(0, tokens[index]?.start));
  const first = tokens.findIndex(({ start, kind }) => kind === 'word' && start === number?.index);
  return first === -1 ? [] : tokens.slice(first, index);
}

const SHARING =
  /(?<![^\s([])\d[\d.,]*\s?(?:[-/x×±+]+|or|by|plus or minus|(?:and|but|,)?(?: ?(?:at most|max\S*|(?:no|not) more than))?)\s?$/i;

/**
 * The words that may say something of the name before them: `CAN is not an option`; empty where they may be
 * said of what is next.
 */
function wordsBehind({ text, tokens }: Sentence, index: number): readonly Token[] {
  const later = tokens.slice(index + 1);
  const end = later.findIndex(({ kind }) => DENIED_UP_TO.has(kind));
  const next = later[end];
  const isOfNext = next && next.kind !== 'break' && !/[([]/.test(text.slice(tokens[index]?.end, next.start));
  return isOfNext ? [] : later.slice(0, end === -1 ? undefined : end);
}

/** The same sentence before any reading has used a part of it. */
export const untaken = (sentence: Sentence): Sentence => ({ ...sentence, taken: new Set() });

const wordsOf = ({ text }: Sentence, { start, end }: Token): string => text.slice(start, end);

/** What joins a name to another of its kind that is wanted as well: `CAN and EtherCAT`; null for nothing. */
export function wantedBeside(sentence: Sentence, index: number): Token | null {
  const name = sentence.tokens[index];
  const [joint, other] = sentence.tokens
    .slice(0, index)
    .toReversed()
    .filter((token) => token.kind !== 'word' && wordsOf(sentence, token) !== ',');
  if (other?.kind !== 'need' || joint === undefined || name?.kind !== 'need') return null;
  const isJoined = /^(?:and|with|as well as|plus|&|\+)$/i.test(wordsOf(sentence, joint));
  return isJoined && other.need.name === name.need.name ? joint : null;
}
