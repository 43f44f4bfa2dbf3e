import { isDescribing } from './clauses.ts';
import type { Token } from './tokens.ts';
import { DEFAULT_FIGURES, senseOf, type NamedFigure } from './words.ts';

type Quantity = Extract<Token, { kind: 'quantity' }>;
type Field = Extract<Token, { kind: 'field' }>;
type Bound = Extract<Token, { kind: 'bound' }>;

/** A quantity of a clause with the words that describe it. */
export interface Part {
  readonly quantity: Quantity;
  readonly fields: Field[];
  readonly bounds: Bound[];
  /** Words next to it that are not understood: `cogging torque 1 Nm`, `5 kg payload`. */
  readonly unknown: Token[];
  /** The `at` between it and the next quantity; null if there is none. */
  readonly at: Token | null;
  /** True if an adjacent word or figure may belong to its neighbour: `2 lb 3 oz`. */
  isShared: boolean;
  /** True if it is next to a property that it may belong to: `brake 5 Nm`. */
  readonly isBesideProperty: boolean;
}

/** The quantities of a clause, each with its words; names of the catalog separate them. */
export function partsOf(clause: readonly Token[]): readonly Part[] {
  const runs: Token[][] = [[]];
  for (const token of clause) {
    if (token.kind === 'need') runs.push([]);
    else runs.at(-1)?.push(token);
  }
  return runs.flatMap((run) => partsOfRun(run, clause));
}

function partsOfRun(run: readonly Token[], clause: readonly Token[]): Part[] {
  const quantities = run.filter((token) => token.kind === 'quantity');
  const parts = quantities.map((quantity, number): Part => {
    const next = quantities[number + 1];
    const isBetween = ({ start }: Token): boolean =>
      next !== undefined && start > quantity.start && start < next.start;
    return {
      quantity,
      fields: [],
      bounds: [],
      unknown: [],
      at: run.find((token) => token.kind === 'at' && isBetween(token)) ?? null,
      isShared: [-1, 1].some((step) => areAlike(run[run.indexOf(quantity) + step], quantity)),
      isBesideProperty: isBesideProperty(quantity, clause),
    };
  });
  const order = orderOf(run);
  for (const word of run) {
    if (word.kind !== 'word' && !isDescribing(word)) continue;
    const owners = ownersOf(word, parts, order);
    for (const part of owners) {
      if (word.kind === 'word') part.unknown.push(word);
      if (word.kind === 'bound') part.bounds.push(word);
      if (word.kind === 'field') part.fields.push(word);
      part.isShared ||= owners.length > 1 && word.kind !== 'word';
    }
  }
  return parts;
}

const areAlike = (token: Token | undefined, { options: [one] }: Quantity): boolean =>
  token?.kind === 'quantity' && token.options[0].unit === one.unit;

/** True if the next name on one side of a quantity, past the words that describe it, is a property. */
function isBesideProperty(quantity: Quantity, clause: readonly Token[]): boolean {
  const index = clause.indexOf(quantity);
  const before = clause.slice(0, index).findLast((token) => !isDescribing(token));
  const after = clause.slice(index + 1).find((token) => !isDescribing(token));
  return [before, after].some((token) => token?.kind === 'need' && token.need.value === 'true');
}

/** True if words precede their quantities, false if they follow them, null if unclear. */
function orderOf(run: readonly Token[]): boolean | null {
  const kinds = run.flatMap((token) => (isDescribing(token) || token.kind === 'quantity' ? token.kind : []));
  const beginsWithQuantity = kinds[0] === 'quantity';
  const endsWithQuantity = kinds.at(-1) === 'quantity';
  return beginsWithQuantity === endsWithQuantity ? null : endsWithQuantity;
}

/** The neighbouring quantities that a word may belong to. */
function ownersOf(word: Token, parts: readonly Part[], isBefore: boolean | null): Part[] {
  const left = parts.findLast(({ quantity }) => quantity.start < word.start);
  const right = parts.find(({ quantity }) => quantity.start > word.start);
  // Words after a point may belong to either figure: `20 Nm at 60 rpm continuous`.
  const ofPoint = parts.at(-2)?.at ? [parts.at(-2), left] : [left];
  const two = (right === undefined ? ofPoint : [left, right]).filter((part) => part !== undefined);
  if (word.kind === 'word') return two;
  if (left?.at && right !== undefined) return [word.start < left.at.start ? left : right];
  const fitting = two.filter((part) => suits(word, part));
  if (fitting.length === 0 && (word.kind !== 'field' || word.isBeside)) return two;
  if (fitting.length < 2) return fitting;
  if (right === undefined) return two.slice(1);
  if (word.kind === 'bound' && (word.isBefore || saysTheUsual(word, two))) return [right];
  if (isBefore === null) return two;
  return isBefore ? two.slice(1) : two.slice(0, 1);
}

/**
 * True if a word can describe a quantity: a field word names a figure in its unit; of two neighbours, `max` is
 * of the one that usually has an upper bound: `40 Nm max 1 kg`.
 */
function suits(word: Token, part: Part): boolean {
  if (word.kind === 'field') return figureFor(word, part) !== null;
  if (word.kind !== 'bound' || word.sense !== 'limit') return true;
  return usualBound(part) === 'most';
}

/** The bound of a quantity without words, by its unit. */
const usualBound = ({ quantity }: Part): 'least' | 'most' | 'is' =>
  senseOf(DEFAULT_FIGURES[quantity.options[0].unit] ?? '');

/** True if a bound changes the meaning of none of some quantities, so that it may be of any of them. */
const saysTheUsual = ({ sense }: Bound, parts: readonly Part[]): boolean =>
  parts.every((part) => usualBound(part) === (sense === 'limit' ? 'most' : sense));

/** The figure that a word names for the unit of a quantity; null if there is none. */
export const figureFor = ({ figures }: Field, { quantity }: Pick<Part, 'quantity'>): NamedFigure | null =>
  figures.find(({ unit }) => quantity.options.some((option) => option.unit === unit)) ?? null;
