import { after, isNaming, surroundingsOf, untaken, type figureAt, type Sentence } from './around.ts';
import type { Token } from './tokens.ts';
import type { BoundSense } from './words.ts';

/** A mass or a length with what stands around it. */
type FigureInText = Pick<ReturnType<typeof figureAt>, 'quantity' | 'around'>;

/**
 * Why the mass or length at an index is none of an actuator, and the parts that say so; null where it may be
 * of one.
 */
export function ofAnother(sentence: Sentence, index: number, { quantity, around }: FigureInText) {
  const { unit, low, high } = quantity;
  const { robot, name, sense } = around;
  if (unit === 'V' && sense !== null) return { why: 'Say the supply voltage, or a range of it.', tokens: [] };
  if (unit === 'V' && high <= HIGHEST_OF_SIGNALS_V && isBesideBus(sentence, index))
    return { why: 'Of the signals, not of the supply.', tokens: [] };
  if (unit !== 'g' && (unit !== 'mm' || (name !== null && name !== 'length_mm'))) return null;
  const lever = unit === 'g' ? leverAt(sentence, index, sense) : [];
  const load = robot === null ? lever : [robot];
  if (load.length > 0) return { why: 'Of the robot or its load, not of the actuator.', tokens: load };
  if (unit === 'mm') return null;
  if (sense === null) {
    const { words, isServo } = besideMass(sentence, index);
    if (words.length > 0) return { why: 'Say whose mass it is.', tokens: words };
    if (isServo && low >= 1000)
      return { why: 'A servo of so many kg holds them at 1 cm: write kg·cm.', tokens: [] };
  }
  return high > HEAVIEST_ACTUATOR_G ? { why: 'Heavier than any actuator of the catalog.', tokens: [] } : null;
}

/** Above this a mass is the robot's, whatever the words. */
const HEAVIEST_ACTUATOR_G = 20_000;

/** Up to this the volts beside a bus are those of its signals: `5 V TTL`. */
const HIGHEST_OF_SIGNALS_V = 5.5;

function isBesideBus({ text, tokens }: Sentence, index: number): boolean {
  const buses = tokens.filter((token) => token.kind === 'need' && token.need.name === 'comm');
  const [{ start, end } = { start: 0, end: 0 }] = tokens.slice(index);
  return buses.some(
    (bus) => !/[\d,;.]|supply/i.test(text.slice(Math.min(bus.end, end), Math.max(bus.start, start))),
  );
}

/**
 * What stands right beside a mass: words of none of ours (`5 kg box`), or a servo, whose torque in kgf·cm
 * many call kg (`20kg servo`).
 */
function besideMass({ text, tokens, taken }: Sentence, index: number) {
  const [behind, next] = tokens.slice(index + 1).filter(({ kind }) => kind !== 'filler' && kind !== 'at');
  const ahead = tokens.slice(0, index).findLast(({ kind }) => kind !== 'filler');
  const beside = [ahead, next?.kind === 'actuator' ? next : behind].filter((token) => token !== undefined);
  const isSaying = (token: Token): boolean =>
    isNaming(token) ? token.name.endsWith('_nm') : /^(?:word|unlike)$/.test(token.kind);
  return {
    words: beside.filter((token) => !taken.has(token) && isSaying(token)),
    isServo: beside.some(({ start, end }) => /servo/i.test(text.slice(start, end))),
  };
}

/**
 * The lever that makes a mass a load, and what leads to it: `3 kg at 30 cm`, `30 cm arm with 3 kg`; empty for
 * none.
 */
function leverAt(sentence: Sentence, index: number, sense: BoundSense | null): readonly Token[] {
  const [later, earlier] = [sentence.tokens.slice(index + 1), sentence.tokens.slice(0, index).toReversed()];
  if (after(sentence, index, ['actuator']).length > 0) return [];
  return [later, earlier].flatMap((tokens) => {
    const row = tokens.findIndex(({ kind }) => !UP_TO_LEVER.has(kind));
    const lever = tokens[row];
    if (lever?.kind !== 'quantity' || !lever.options.some(({ unit }) => unit === 'mm')) return [];
    const { robot, name } = surroundingsOf(untaken(sentence), sentence.tokens.indexOf(lever));
    const isAt = tokens === later && after(sentence, index, ['at']).length > 0;
    if (name !== null || !(isAt || (robot !== null && sense !== 'most'))) return [];
    return [...tokens.slice(0, row + 1), ...(robot === null ? [] : [robot])];
  });
}

const UP_TO_LEVER: ReadonlySet<Token['kind']> = new Set(['filler', 'at', 'word', 'robot']);
