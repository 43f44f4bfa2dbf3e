import { SET_TRIES } from '../../../limits.ts';
import type { Mask } from '../../table/mask.ts';
import type { Agreement, CommonTraits } from './set-constraints.ts';

/**
 * The figure that stands for an unknown one: more than all known ones together, so that it is chosen last and
 * within no bound.
 */
const UNKNOWN_FIGURE = 1e9;

/** A joint whose actuator is looked for. */
export interface SearchedJoint {
  readonly count: number;
  /** The actuators that meet everything asked of it. */
  readonly meets: Mask;
}

/**
 * Two figures of every actuator, by row, NaN where unknown: the one that decides and the other, each with the
 * most that a set may have of it.
 */
export interface Figures {
  readonly deciding: Float64Array;
  readonly other: Float64Array;
  readonly most: { readonly deciding: number; readonly other: number };
}

/** An actuator for each joint, and in what they agree. */
export interface FoundSet {
  readonly shared: CommonTraits;
  readonly rows: readonly number[];
}

/** Sums of the two figures over the motors chosen so far. */
interface Sums {
  readonly deciding: number;
  readonly other: number;
}

/** A choice for the first joints, linked to that for all but the last of them. */
interface PartialChoice extends Sums {
  readonly row: number;
  readonly before: PartialChoice | null;
}

/**
 * The set that is searched for: its joints, for each field the ways to have it in common, and the figures.
 */
export interface SearchedSet {
  readonly joints: readonly SearchedJoint[];
  readonly ways: readonly (readonly Agreement[])[];
  readonly figures: Figures;
  /** All actuators by the figure that decides, the least first. */
  readonly order: Uint32Array;
}

/** Actuators that agree in the first fields, with the best of them for each joint. */
interface PartialSet {
  readonly shared: CommonTraits;
  /** All actuators that agree, by the figure that decides, the least first: a list, for few agree. */
  readonly agreeing: readonly number[];
  /** For each joint its actuator. */
  readonly rows: readonly number[];
  readonly fields: number;
  readonly sums: Sums;
}

/**
 * One actuator for each joint, all in agreement, whose figures stay within their bounds and whose deciding
 * figure is the least in sum; null where there is none. Agreements in the first fields are carried on by the
 * least sum that they can have, the least first: the first whole agreement that stays within the bounds is
 * the best.
 */
export function bestSet(asked: SearchedSet): FoundSet | null {
  const { joints, ways, figures } = asked;
  // Each batch by its sums, the least first.
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

/** Takes the agreement with the least possible sum out of the batches; null when all are empty. */
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
 * An agreement with the actuator of the least deciding figure for each joint; nothing where a joint has none,
 * or the bound is passed already.
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
 * The choice with the least sum of the deciding figure within both bounds: joint by joint, what another
 * choice beats on both sums is dropped.
 */
function leastWithin(joints: readonly SearchedJoint[], agreeing: readonly number[], figures: Figures) {
  const options = joints.map(({ meets }) => tradesOf(keptBy(meets, agreeing), figures));
  const rest = restOf(joints, options);
  const start: PartialChoice = { deciding: 0, other: 0, row: 0, before: null };
  /** The ways to go on from a partial choice at a joint that can still end within the bounds. */
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

/** Those of some actuators that no other beats on both figures. */
function tradesOf(rows: readonly number[], { deciding, other }: Figures) {
  const kept: (Sums & { readonly row: number })[] = [];
  for (const row of rows) {
    const figure = figureAt(other, row);
    if (figure < (kept.at(-1)?.other ?? Infinity))
      kept.push({ deciding: figureAt(deciding, row), other: figure, row });
  }
  return kept;
}

/** The least that the joints from each one on can add to either sum. */
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
 * Choices that do not beat each other on both sums, the least deciding sum first; of very many an even part.
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

/** The actuators of a whole choice, from the first joint to the last. */
function rowsOf(last: PartialChoice): number[] {
  const rows: number[] = [];
  for (let at = last; at.before !== null; at = at.before) rows.unshift(at.row);
  return rows;
}
