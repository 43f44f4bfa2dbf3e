import { SET_TRIES } from '../../../limits.ts';
import type { Mask } from '../../table/mask.ts';
import type { Agreement, CommonTraits } from './set-constraints.ts';

/**
 * Replaces an unknown figure. It exceeds the sum of all known ones, so that it is chosen last and fits no
 * bound.
 */
const UNKNOWN_FIGURE = 1e9;

/** A joint to choose an actuator for. */
export interface SearchedJoint {
  readonly count: number;
  /** The actuators that meet all its requirements. */
  readonly meets: Mask;
}

/**
 * Two figures of every actuator, by row, NaN if unknown: the deciding one and the other, each with its limit
 * on the sum of a set.
 */
export interface Figures {
  readonly deciding: Float64Array;
  readonly other: Float64Array;
  readonly most: { readonly deciding: number; readonly other: number };
}

/** An actuator for each joint, and the traits that they share. */
export interface FoundSet {
  readonly shared: CommonTraits;
  readonly rows: readonly number[];
}

/** Sums of the two figures over the motors chosen so far. */
interface Sums {
  readonly deciding: number;
  readonly other: number;
}

/** A choice for the first joints, linked to the choice without the last of these joints. */
interface PartialChoice extends Sums {
  readonly row: number;
  readonly before: PartialChoice | null;
}

/** The search for a set: its joints, the ways to share each field, and the figures. */
export interface SearchedSet {
  readonly joints: readonly SearchedJoint[];
  readonly ways: readonly (readonly Agreement[])[];
  readonly figures: Figures;
  /** All actuators by the figure that decides, the least first. */
  readonly order: Uint32Array;
}

/** Actuators that share the first fields, with the best of them for each joint. */
interface PartialSet {
  readonly shared: CommonTraits;
  /** All actuators that share them, lowest deciding figure first. A list, because few do. */
  readonly agreeing: readonly number[];
  /** For each joint its actuator. */
  readonly rows: readonly number[];
  readonly fields: number;
  readonly sums: Sums;
}

/**
 * One actuator for each joint with the lowest sum of the deciding figure, so that all share the requested
 * fields and both sums stay within their limits; null if there is none. Best-first search: groups that share
 * the first fields are extended in the order of their lower bound, so the first complete group within the
 * limits is the best.
 */
export function bestSet(asked: SearchedSet): FoundSet | null {
  const { joints, ways, figures } = asked;
  // Each batch is sorted by its sums, the least first.
  const open: PartialSet[][] = [begun(asked, { shared: {}, agreeing: [...asked.order], fields: 0 })];
  let best: (FoundSet & { readonly deciding: number }) | null = null;
  for (let tries = 0; tries < SET_TRIES.agreements; tries += 1) {
    const next = takeLeast(open);
    if (next === null || (best !== null && next.sums.deciding >= best.deciding)) break;
    const further = ways[next.fields];
    if (further !== undefined) {
      const batch = further.flatMap((way) => begun(asked, both(next, way)));
      open.push(batch.sort((one, other) => one.sums.deciding - other.sums.deciding));
      continue;
    }
    if (isWithin(next.sums, figures.most)) return next;
    const within = leastWithin(joints, next.agreeing, figures);
    if (within !== null && (best === null || within.deciding < best.deciding))
      best = { shared: next.shared, ...within };
  }
  return best;
}

/** Removes and returns the group with the lowest possible sum; null when all batches are empty. */
function takeLeast(batches: PartialSet[][]): PartialSet | null {
  let least: PartialSet[] | null = null;
  for (const batch of batches) {
    const [first] = batch;
    if (first !== undefined && first.sums.deciding < (least?.[0]?.sums.deciding ?? Infinity)) least = batch;
  }
  return least?.shift() ?? null;
}

type Agreeing = Pick<PartialSet, 'shared' | 'agreeing' | 'fields'>;

/** The rows of a list that a mask keeps. */
const keptBy = (mask: Mask, rows: readonly number[]): number[] => rows.filter((row) => mask[row] === 1);

const both = (one: Agreeing, { shared, rows: sharing }: Agreement): Agreeing => ({
  shared: { ...one.shared, ...shared },
  agreeing: sharing === null ? one.agreeing : keptBy(sharing, one.agreeing),
  fields: one.fields + 1,
});

const isWithin = ({ deciding, other }: Sums, most: Figures['most']): boolean =>
  deciding <= most.deciding && other <= most.other;

const figureAt = (figures: Float64Array, row: number): number => {
  const figure = figures[row] ?? NaN;
  return Number.isNaN(figure) ? UNKNOWN_FIGURE : figure;
};

/**
 * A group with the best actuator for each joint; empty if a joint has none, or the limit is already exceeded.
 */
function begun({ joints, figures }: SearchedSet, agreement: Agreeing): PartialSet[] {
  const rows: number[] = [];
  const sums = { deciding: 0, other: 0 };
  for (const { count, meets } of joints) {
    const row = agreement.agreeing.find((each) => meets[each] === 1);
    if (row === undefined) return [];
    rows.push(row);
    sums.deciding += count * figureAt(figures.deciding, row);
    sums.other += count * figureAt(figures.other, row);
  }
  return sums.deciding > figures.most.deciding ? [] : [{ ...agreement, rows, sums }];
}

/**
 * The choice with the lowest sum of the deciding figure within both limits. Joint by joint, choices that
 * another beats on both sums are dropped.
 */
function leastWithin(joints: readonly SearchedJoint[], agreeing: readonly number[], figures: Figures) {
  const options = joints.map(({ meets }) => tradesOf(keptBy(meets, agreeing), figures));
  const rest = restOf(joints, options);
  const start: PartialChoice = { deciding: 0, other: 0, row: 0, before: null };
  /** The extensions of a partial choice at a joint that can still end within the limits. */
  const continued = (before: PartialChoice, number: number, count: number): PartialChoice[] =>
    (options[number] ?? []).flatMap((option) => {
      const next = plus(before, option, count);
      const least = plus(next, rest[number + 1] ?? start, 1);
      return isWithin(least, figures.most) ? [{ ...next, row: option.row, before }] : [];
    });
  let partials: PartialChoice[] = [start];
  for (const [number, { count }] of joints.entries())
    partials = unbeaten(partials.flatMap((before) => continued(before, number, count)));
  const [best] = partials;
  return best === undefined ? null : { deciding: best.deciding, rows: rowsOf(best) };
}

const plus = (sums: Sums, more: Sums, times: number): Sums => ({
  deciding: sums.deciding + times * more.deciding,
  other: sums.other + times * more.other,
});

/** The actuators that no other beats on both figures. */
function tradesOf(rows: readonly number[], { deciding, other }: Figures) {
  const kept: (Sums & { readonly row: number })[] = [];
  for (const row of rows) {
    const figure = figureAt(other, row);
    if (figure < (kept.at(-1)?.other ?? Infinity))
      kept.push({ deciding: figureAt(deciding, row), other: figure, row });
  }
  return kept;
}

/** For each joint, the least that it and all later joints add to either sum. */
function restOf(joints: readonly SearchedJoint[], options: readonly (readonly Sums[])[]): Sums[] {
  const rest: Sums[] = [{ deciding: 0, other: 0 }];
  for (let number = joints.length - 1; number >= 0; number -= 1) {
    const trades = options[number] ?? [];
    const least = { deciding: trades[0]?.deciding ?? 0, other: trades.at(-1)?.other ?? 0 };
    rest.unshift(plus(rest[0] ?? least, least, joints[number]?.count ?? 1));
  }
  return rest;
}

/**
 * Choices that do not beat each other on both sums, lowest deciding sum first; if there are very many, an
 * evenly spaced sample.
 */
function unbeaten(partials: readonly PartialChoice[]): PartialChoice[] {
  const kept: PartialChoice[] = [];
  for (const partial of partials.toSorted((one, two) => one.deciding - two.deciding || one.other - two.other))
    if (partial.other < (kept.at(-1)?.other ?? Infinity)) kept.push(partial);
  if (kept.length <= SET_TRIES.choices) return kept;
  const step = (kept.length - 1) / (SET_TRIES.choices - 1);
  return Array.from(
    { length: SET_TRIES.choices },
    (_, number) => kept[Math.round(number * step)] ?? [],
  ).flat();
}

/** The actuators of a complete choice, in the order of the joints. */
function rowsOf(last: PartialChoice): number[] {
  const rows: number[] = [];
  for (let at = last; at.before !== null; at = at.before) rows.unshift(at.row);
  return rows;
}
