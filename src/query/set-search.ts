import { SET_TRIES } from '../limits.ts';
import { hasPlace, intersection } from './bitset.ts';
import type { Agreement } from './whole-set.ts';

/** What an unknown figure counts: more than all known ones together, so that it is chosen last and within no bound. */
const UNKNOWN_FIGURE = 1e9;

/** A joint whose actuator is looked for. */
export interface SearchedJoint {
  readonly count: number;
  /** The actuators that meet everything asked of it, the least of the figure that decides first. */
  readonly ordered: readonly number[];
}

/** Two figures of every actuator, by place, NaN where unknown: the one that decides and the other, each with the most that a set may have of it. */
export interface Figures {
  readonly deciding: Float64Array;
  readonly other: Float64Array;
  readonly most: { readonly deciding: number; readonly other: number };
}

/** An actuator for each joint, and in what they agree. */
export interface FoundSet {
  readonly agreement: Agreement;
  readonly places: readonly number[];
}

/** Sums of the two figures over the motors chosen so far. */
interface Sums {
  readonly deciding: number;
  readonly other: number;
}

/** A choice for the first joints, linked to that for all but the last of them. */
interface Chain extends Sums {
  readonly place: number;
  readonly before: Chain | null;
}

/** What is asked of a set: its joints, for each field the ways to have it in common, and the figures. */
export interface SearchedSet {
  readonly joints: readonly SearchedJoint[];
  readonly ways: readonly (readonly Agreement[])[];
  readonly figures: Figures;
}

/** Actuators that agree in the first fields, with the best of them for each joint. */
interface Begun extends FoundSet {
  readonly fields: number;
  readonly sums: Sums;
}

/**
 * One actuator for each joint, all in agreement, whose figures stay within their bounds and whose deciding figure is the least
 * in sum; null where there is none. What agrees in the first fields is carried on by the least sum that it can have, the least
 * first: the first whole agreement that stays within the bounds is the best.
 */
export function bestSet({ joints, ways, figures }: SearchedSet): FoundSet | null {
  const begin = (agreement: Agreement, fields: number): Begun[] => begun(joints, { agreement, fields, figures });
  let open = begin({ shared: {}, places: null }, 0);
  let best: (FoundSet & { readonly deciding: number }) | null = null;
  for (let tries = 0; tries < SET_TRIES.agreements; tries += 1) {
    const next = leastOf(open);
    if (next === null || (best !== null && next.sums.deciding >= best.deciding)) break;
    open = open.filter((one) => one !== next);
    const further = ways[next.fields];
    if (further !== undefined) {
      open.push(...further.flatMap((way) => begin(both(next.agreement, way), next.fields + 1)));
      continue;
    }
    if (isWithin(next.sums, figures.most)) return next;
    const found = leastWithin(joints, next.agreement, figures);
    if (found !== null && (best === null || found.deciding < best.deciding))
      best = { agreement: next.agreement, ...found };
  }
  return best;
}

/** The one that can have the least sum; null of none. */
const leastOf = (open: readonly Begun[]): Begun | null =>
  open.reduce<Begun | null>(
    (least, one) => (least === null || one.sums.deciding < least.sums.deciding ? one : least),
    null,
  );

const both = (one: Agreement, other: Agreement): Agreement => ({
  shared: { ...one.shared, ...other.shared },
  places: inBoth(one.places, other.places),
});

/** The places of two sets, of which null has all. */
const inBoth = (one: Agreement['places'], other: Agreement['places']): Agreement['places'] => {
  if (one === null || other === null) return one ?? other;
  return intersection(one, other);
};

const isWithin = ({ deciding, other }: Sums, most: Figures['most']): boolean =>
  deciding <= most.deciding && other <= most.other;

const figureAt = (figures: Float64Array, place: number): number => {
  const figure = figures[place] ?? NaN;
  return Number.isNaN(figure) ? UNKNOWN_FIGURE : figure;
};

/** An agreement with the actuator of the least deciding figure for each joint; nothing where a joint has none, or the bound is passed already. */
function begun(
  joints: readonly SearchedJoint[],
  { agreement, fields, figures }: { readonly agreement: Agreement; readonly fields: number; readonly figures: Figures },
): Begun[] {
  const places = joints.flatMap(({ ordered }) => ordered.find((place) => isIn(agreement, place)) ?? []);
  if (places.length < joints.length) return [];
  const sumOf = (column: Float64Array): number =>
    joints.reduce((sum, { count }, number) => sum + count * figureAt(column, places[number] ?? 0), 0);
  const sums = { deciding: sumOf(figures.deciding), other: sumOf(figures.other) };
  return sums.deciding > figures.most.deciding ? [] : [{ agreement, fields, places, sums }];
}

const isIn = ({ places }: Agreement, place: number): boolean => places === null || hasPlace(places, place);

/** The choice with the least sum of the deciding figure within both bounds: joint by joint, what another choice beats on both sums is dropped. */
function leastWithin(joints: readonly SearchedJoint[], agreement: Agreement, figures: Figures) {
  const options = joints.map(({ ordered }) => tradesOf(ordered, agreement, figures));
  const rest = restOf(joints, options);
  const start: Chain = { deciding: 0, other: 0, place: 0, before: null };
  const ends = joints.reduce<Chain[]>(
    (partials, { count }, number) => {
      const more = partials.flatMap((before) =>
        (options[number] ?? []).flatMap((option): Chain[] => {
          const next = plus(before, option, count);
          return isWithin(plus(next, rest[number + 1] ?? start, 1), figures.most)
            ? [{ ...next, place: option.place, before }]
            : [];
        }),
      );
      return unbeaten(more);
    },
    [start],
  );
  const [best] = ends;
  return best === undefined ? null : { deciding: best.deciding, places: placesOf(best) };
}

const plus = (sums: Sums, more: Sums, times: number): Sums => ({
  deciding: sums.deciding + times * more.deciding,
  other: sums.other + times * more.other,
});

/** The actuators of an agreement that no other beats on both figures. */
function tradesOf(ordered: readonly number[], agreement: Agreement, { deciding, other }: Figures) {
  const kept: (Sums & { readonly place: number })[] = [];
  for (const place of ordered) {
    if (!isIn(agreement, place)) continue;
    const figure = figureAt(other, place);
    if (figure < (kept.at(-1)?.other ?? Infinity))
      kept.push({ deciding: figureAt(deciding, place), other: figure, place });
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

/** The places of a whole choice, from the first joint to the last. */
function placesOf(last: Chain): number[] {
  const places: number[] = [];
  for (let at = last; at.before !== null; at = at.before) places.unshift(at.place);
  return places;
}
