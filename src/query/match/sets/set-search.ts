import { SET_TRIES } from '../../../limits.ts';
import { allRows, firstShared, intersection, maskOf, rowsIn, type Mask } from '../../table/mask.ts';
import type { Agreement, CommonTraits } from './set-constraints.ts';

/** What an unknown figure counts: more than all known ones together, so that it is chosen last and within no bound. */
const UNKNOWN_FIGURE = 1e9;

/** A joint whose actuator is looked for. */
export interface SearchedJoint {
  readonly count: number;
  /** The actuators that meet everything asked of it. */
  readonly meets: Mask;
}

/** Two figures of every actuator, by place, NaN where unknown: the one that decides and the other, each with the most that a set may have of it. */
export interface Figures {
  readonly deciding: Float64Array;
  readonly other: Float64Array;
  readonly most: { readonly deciding: number; readonly other: number };
}

/** An actuator for each joint, and in what they agree. */
export interface FoundSet {
  readonly shared: CommonTraits;
  readonly places: readonly number[];
}

/** Sums of the two figures over the motors chosen so far. */
interface Sums {
  readonly deciding: number;
  readonly other: number;
}

/** A choice for the first joints, linked to that for all but the last of them. */
interface Chain extends Sums {
  readonly rank: number;
  readonly before: Chain | null;
}

/** What is asked of a set: its joints, for each field the ways to have it in common, and the figures. */
export interface SearchedSet {
  readonly joints: readonly SearchedJoint[];
  readonly ways: readonly (readonly Agreement[])[];
  readonly figures: Figures;
  /** All actuators by the figure that decides, the least first. */
  readonly order: Uint32Array;
}

/** Actuators that agree in the first fields, with the best of them for each joint. */
interface Begun {
  readonly shared: CommonTraits;
  /** The ranks of all actuators that agree. */
  readonly agreeing: Mask;
  /** For each joint the rank of its actuator. */
  readonly ranks: readonly number[];
  readonly fields: number;
  readonly sums: Sums;
}

/**
 * A set that is looked for, by rank: where an actuator stands in the order of the figure that decides. The first rank that
 * two sets share is then the best of their actuators.
 */
interface RankedSearch {
  readonly joints: readonly SearchedJoint[];
  readonly ways: readonly (readonly { readonly shared: CommonTraits; readonly agreeing: Mask }[])[];
  readonly figures: Figures;
}

/**
 * One actuator for each joint, all in agreement, whose figures stay within their bounds and whose deciding figure is the least
 * in sum; null where there is none. What agrees in the first fields is carried on by the least sum that it can have, the least
 * first: the first whole agreement that stays within the bounds is the best.
 */
export function bestSet(asked: SearchedSet): FoundSet | null {
  const { order } = asked;
  const search = rankedBy(asked);
  const { joints, ways, figures } = search;
  const all = allRows(order.length);
  // Each batch by its sums, the least first.
  const open: Begun[][] = [begun(search, { shared: {}, agreeing: all, fields: 0 })];
  let best: (Pick<FoundSet, 'shared'> & { readonly ranks: readonly number[]; readonly deciding: number }) | null = null;
  for (let tries = 0; tries < SET_TRIES.agreements; tries += 1) {
    const next = takeLeast(open);
    if (next === null || (best !== null && next.sums.deciding >= best.deciding)) break;
    const further = ways[next.fields];
    if (further !== undefined) {
      const batch = further.flatMap((way) => begun(search, both(next, way)));
      open.push(batch.sort((one, other) => one.sums.deciding - other.sums.deciding));
      continue;
    }
    if (isWithin(next.sums, figures.most)) return found(order, next);
    const within = leastWithin(joints, next.agreeing, figures);
    if (within !== null && (best === null || within.deciding < best.deciding))
      best = { shared: next.shared, ...within };
  }
  return best === null ? null : found(order, best);
}

const found = (order: Uint32Array, { shared, ranks }: Pick<Begun, 'shared' | 'ranks'>): FoundSet => ({
  shared,
  places: ranks.map((rank) => order[rank] ?? 0),
});

function rankedBy({ joints, ways, figures, order }: SearchedSet): RankedSearch {
  const rankOf = new Uint32Array(order.length);
  order.forEach((place, rank) => (rankOf[place] = rank));
  const inRanks = (places: Mask): Mask =>
    maskOf(
      rowsIn(places).map((place) => rankOf[place] ?? 0),
      order.length,
    );
  const column = (figures: Float64Array): Float64Array => Float64Array.from(order, (place) => figureAt(figures, place));
  return {
    joints: joints.map(({ count, meets }) => ({ count, meets: inRanks(meets) })),
    ways: ways.map((ofField) =>
      ofField.map(({ shared, places }) => ({
        shared,
        agreeing: places === null ? allRows(order.length) : inRanks(places),
      })),
    ),
    figures: { deciding: column(figures.deciding), other: column(figures.other), most: figures.most },
  };
}

/** Takes the one that can have the least sum out of some batches; null when all are empty. */
function takeLeast(batches: Begun[][]): Begun | null {
  let least: Begun[] | null = null;
  for (const batch of batches) {
    const [first] = batch;
    if (first !== undefined && first.sums.deciding < (least?.[0]?.sums.deciding ?? Infinity)) least = batch;
  }
  return least?.shift() ?? null;
}

type Agreeing = Pick<Begun, 'shared' | 'agreeing' | 'fields'>;

const both = (one: Agreeing, other: Omit<Agreeing, 'fields'>): Agreeing => ({
  shared: { ...one.shared, ...other.shared },
  agreeing: intersection(one.agreeing, other.agreeing),
  fields: one.fields + 1,
});

const isWithin = ({ deciding, other }: Sums, most: Figures['most']): boolean =>
  deciding <= most.deciding && other <= most.other;

const figureAt = (figures: Float64Array, place: number): number => {
  const figure = figures[place] ?? NaN;
  return Number.isNaN(figure) ? UNKNOWN_FIGURE : figure;
};

/** An agreement with the actuator of the least deciding figure for each joint; nothing where a joint has none, or the bound is passed already. */
function begun({ joints, figures }: RankedSearch, agreement: Agreeing): Begun[] {
  const ranks: number[] = [];
  const sums = { deciding: 0, other: 0 };
  for (const { count, meets } of joints) {
    const rank = firstShared(meets, agreement.agreeing);
    if (rank === null) return [];
    ranks.push(rank);
    sums.deciding += count * (figures.deciding[rank] ?? 0);
    sums.other += count * (figures.other[rank] ?? 0);
  }
  return sums.deciding > figures.most.deciding ? [] : [{ ...agreement, ranks, sums }];
}

/** The choice with the least sum of the deciding figure within both bounds: joint by joint, what another choice beats on both sums is dropped. */
function leastWithin(joints: readonly SearchedJoint[], agreeing: Mask, figures: Figures) {
  const options = joints.map(({ meets }) => tradesOf(intersection(meets, agreeing), figures));
  const rest = restOf(joints, options);
  const start: Chain = { deciding: 0, other: 0, rank: 0, before: null };
  const ends = joints.reduce<Chain[]>(
    (partials, { count }, number) => {
      const more = partials.flatMap((before) =>
        (options[number] ?? []).flatMap((option): Chain[] => {
          const next = plus(before, option, count);
          return isWithin(plus(next, rest[number + 1] ?? start, 1), figures.most)
            ? [{ ...next, rank: option.rank, before }]
            : [];
        }),
      );
      return unbeaten(more);
    },
    [start],
  );
  const [best] = ends;
  return best === undefined ? null : { deciding: best.deciding, ranks: ranksOf(best) };
}

const plus = (sums: Sums, more: Sums, times: number): Sums => ({
  deciding: sums.deciding + times * more.deciding,
  other: sums.other + times * more.other,
});

/** Of some actuators those that no other beats on both figures. */
function tradesOf(ranks: Mask, { deciding, other }: Figures) {
  const kept: (Sums & { readonly rank: number })[] = [];
  for (const rank of rowsIn(ranks)) {
    const figure = other[rank] ?? UNKNOWN_FIGURE;
    if (figure < (kept.at(-1)?.other ?? Infinity)) kept.push({ deciding: deciding[rank] ?? 0, other: figure, rank });
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

/** Choices of which none beats another on both sums, the least deciding sum first; of very many an even part. */
function unbeaten(partials: readonly Chain[]): Chain[] {
  const kept: Chain[] = [];
  for (const partial of partials.toSorted((one, two) => one.deciding - two.deciding || one.other - two.other))
    if (partial.other < (kept.at(-1)?.other ?? Infinity)) kept.push(partial);
  if (kept.length <= SET_TRIES.choices) return kept;
  const step = (kept.length - 1) / (SET_TRIES.choices - 1);
  return Array.from({ length: SET_TRIES.choices }, (_, number) => kept[Math.round(number * step)] ?? []).flat();
}

/** The ranks of a whole choice, from the first joint to the last. */
function ranksOf(last: Chain): number[] {
  const ranks: number[] = [];
  for (let at = last; at.before !== null; at = at.before) ranks.unshift(at.rank);
  return ranks;
}
