import { meantBy, type BoundSense } from './figures.ts';
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
  const earlier = tokens.slice(0, index).toReversed();
  const end = earlier.findIndex((token) => taken.has(token) || stops.has(token.kind));
  return end === -1 ? earlier : earlier.slice(0, end);
}

// `not necessarily CAN` does not ask for CAN, whatever the word between.
const DENIED_UP_TO: ReadonlySet<Token['kind']> = new Set(['break', 'quantity', 'need']);
const STOPS: ReadonlySet<Token['kind']> = new Set([...DENIED_UP_TO, 'word']);

/** The part behind another, small words aside, where it is of one of these kinds. */
export function after({ tokens, taken }: Sentence, index: number, kinds: readonly Token['kind'][]): readonly Token[] {
  const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'filler');
  return next !== undefined && !taken.has(next) && kinds.includes(next.kind) ? [next] : [];
}

/** What stands around a quantity and says how it is meant. */
export interface Surroundings {
  readonly sense: BoundSense | null;
  /** The figure that a word beside it names; null for none. */
  readonly name: string | null;
  /** What it is of, where that is the robot or its load; null where it is of the actuator. */
  readonly robot: Token | null;
  readonly isExcluded: boolean;
  /** What says that a quantity in its unit is none of the figures that can be asked; null for nothing. */
  readonly unlike: Unlike | null;
  readonly tokens: readonly Token[];
}

/** Reads what stands around the quantity at an index. */
export function surroundingsOf(sentence: Sentence, index: number): Surroundings {
  const earlier = before(sentence, index);
  const bound = boundBehind(sentence, index) ?? earlier.find(isBound);
  const named = [...earlier, ...after(sentence, index, ['torque', 'subject'])].find(isNaming);
  const end = sentence.tokens[index]?.end;
  const later = after(sentence, index, ['robot', 'actuator']);
  // `500 g for a robot` is not the robot's mass.
  const owned = later.filter(({ start }) => !/\bfor\b/i.test(sentence.text.slice(end, start)));
  const owner = [...owned, ...earlier].find(isOwner);
  const not = earlier.find(({ kind }) => kind === 'not');
  const about = earlier.find((token) => IS_ABOUT.test(wordsOf(sentence, token)));
  // `must not be heavier than 500 g` asks for at most that.
  const opposite = not === undefined || not.start > (bound?.start ?? 0) ? null : OPPOSITES[bound?.sense ?? 'extreme'];
  return {
    sense: opposite ?? bound?.sense ?? null,
    name: named?.name ?? null,
    robot: owner?.kind === 'robot' ? owner : null,
    isExcluded: not !== undefined && opposite === null,
    unlike: unlikeAt(sentence, index),
    tokens: [bound, named, not, about].filter((token) => token !== undefined),
  };
}

const OPPOSITES = { least: 'most', most: 'least', extreme: null } as const;

/** A part that is a quantity. */
export type QuantityToken = Extract<Token, { kind: 'quantity' }>;

/** The figure that the quantity at an index is, with what stands around it. */
export function figureAt(sentence: Sentence, index: number, { options }: QuantityToken) {
  const around = surroundingsOf(sentence, index);
  return { around, ...meantBy(options, around.name) };
}

type Naming = Extract<Token, { kind: 'torque' | 'subject' }>;
type Bound = Extract<Token, { kind: 'bound' }>;
type Unlike = Extract<Token, { kind: 'unlike' }>;

/** Whether a part names the figure that a quantity is. */
export const isNaming = (token: Token): token is Naming => token.kind === 'torque' || token.kind === 'subject';
/** Whether a part bounds what stands beside it. */
export const isBound = (token: Token): token is Bound => token.kind === 'bound';

/** What says of the figure at an index that it is none of those that can be asked; null for nothing. */
export const unlikeAt = (sentence: Sentence, index: number): Unlike | null =>
  [...before(sentence, index), ...after(sentence, index, ['unlike'])].find(isUnlike) ?? null;

const IS_ABOUT = new RegExp(`^(?:${ABOUT})$`, 'i');
const isUnlike = (token: Token): token is Unlike => token.kind === 'unlike';
const isOwner = ({ kind }: Token): boolean => kind === 'robot' || kind === 'actuator';

/** A bound that stands behind its figure and its name: `900 g or less`, `60 mm diameter at most`, but not `20 Nm, max 900 g`. */
export function boundBehind(sentence: Sentence, index: number): Bound | undefined {
  const later = sentence.tokens.slice(index + 1).filter((token) => token.kind !== 'filler' && !isNaming(token));
  const [bound, next] = later;
  if (bound === undefined || !isBound(bound) || sentence.taken.has(bound)) return undefined;
  const words = wordsOf(sentence, bound);
  const isOfNext = next?.kind === 'quantity' && !/^or /i.test(words);
  return /^(?:or |and |at |min|max)/i.test(words) && !isOfNext ? bound : undefined;
}

/** The words that say that a name is not wanted, or need not be; null where it is. What is denied of a name is denied of those enumerated with it. */
export function denialOf(sentence: Sentence, index: number): readonly Token[] | null {
  const earlier = before(untaken(sentence), index, DENIED_UP_TO);
  const token = sentence.tokens[index];
  const isMaker = token?.kind === 'need' && token.need.name === 'brand';
  const word = earlier.find(({ kind }) => kind === 'not' || (isMaker && kind === 'compared'));
  if (word !== undefined) return [word];
  const [waived] = after(sentence, index, ['waived']);
  if (waived !== undefined) return [waived];
  const [joint, denied] = [sentence.tokens[index - 1], sentence.tokens[index - 2]];
  const isEnumerated = joint !== undefined && /^(?:and|or|nor|&|,)$/i.test(wordsOf(sentence, joint));
  return isEnumerated && denied?.kind === 'need' && denialOf(sentence, index - 2) !== null ? [] : null;
}

/** The same sentence before any reading has used a part of it. */
export const untaken = (sentence: Sentence): Sentence => ({ ...sentence, taken: NONE });

const NONE: ReadonlySet<Token> = new Set();

const wordsOf = ({ text }: Sentence, { start, end }: Token): string => text.slice(start, end);

/** What joins a name to another of its kind that is wanted as well: `CAN and EtherCAT`; null for nothing. */
export function wantedBeside(sentence: Sentence, index: number): Token | null {
  const name = sentence.tokens[index];
  const [joint, other] = sentence.tokens
    .slice(0, index)
    .toReversed()
    .filter((token) => wordsOf(sentence, token) !== ',');
  if (other?.kind !== 'need' || joint === undefined || name?.kind !== 'need') return null;
  return other.need.name === name.need.name && /^(?:and|as well as|plus|&|\+)$/i.test(wordsOf(sentence, joint))
    ? joint
    : null;
}
