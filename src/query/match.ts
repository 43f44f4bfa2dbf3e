import { placesPassing } from './acceptance.ts';
import { addAll, difference, hasPlace, intersection, intersectionOf, sizeOf, type Bitset } from './bitset.ts';
import type { GivenFilter } from './filter.ts';
import type { MatchPaging, MatchPosition } from './match-paging.ts';
import { setOf } from './narrowing.ts';
import { countUpTo } from './order.ts';
import type { FilterIndex } from './record-index.ts';
import { needOf, reflectionOf, type BoundRequirement, type Requirement } from './requirement.ts';
import type { Modifiers } from './requirements.ts';
import type { Reflection } from './stage.ts';

/** THE ORDER of verdicts, from best to worst: that of an actuator is the worst of its checks. */
export const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Verdicts as columns have them. */
export const [MEETS, CLOSE, UNKNOWN, MISSES] = [0, 1, 2, 3] as const;

/** What is asked of an actuator, understood. */
export interface Asking {
  readonly requirements: readonly Requirement[];
  /** The filters of which the candidates pass every one. */
  readonly filters: readonly GivenFilter[];
  readonly modifiers: Modifiers;
}

/** What is asked, by name: requirements as they were stated or follow from the duty, and modifiers that change something. */
export function askedOf({ requirements, modifiers }: Asking): Record<string, Requirement['asked']> {
  const { tolerance: _tolerance, ...changing } = modifiers;
  return {
    ...Object.fromEntries(requirements.map(({ row, asked }) => [row.name, asked])),
    ...Object.fromEntries(Object.entries(changing).filter(([, factor]) => factor !== 1)),
  };
}

/** How the candidates stand to what is asked. */
export interface Standings {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** By rank: those that meet all, close ones, then those with 1 unknown figure, with 2 and so on. Those that miss are in none. */
  readonly ranked: readonly Bitset[];
  /** For each requirement, those that meet all the others and not this one. */
  readonly blocked: readonly Bitset[];
}

/** Judges all candidates at once: sets of them are intersected, whatever their number. */
export function standingsOf(index: FilterIndex, { requirements, filters, modifiers }: Asking): Standings {
  const verdicts = requirements.map((requirement) => verdictsOn(index, requirement, modifiers.tolerance));
  const candidates = placesPassing(index, filters);
  const meets = intersectionOf([candidates, ...verdicts.map((each) => each.meets)], index.count);
  const fitting = verdicts.reduce((left, { misses }) => difference(left, misses), candidates);
  const [known = fitting, ...ranked] = byUnknown(fitting, verdicts);
  const [met, near, all] = [sizeOf(meets), sizeOf(known), sizeOf(fitting)];
  return {
    counts: { meets: met, close: near - met, unknown: all - near, misses: sizeOf(candidates) - all },
    ranked: [meets, difference(known, meets), ...ranked],
    blocked: blockedByOne(candidates, verdicts),
  };
}

/** How the actuators stand to a requirement; those of which the figure is unknown are neither near nor do they miss it. */
interface VerdictSets {
  readonly meets: Bitset;
  /** Those that meet it or are close. */
  readonly near: Bitset;
  readonly misses: Bitset;
}

/** The verdicts on what every actuator publishes. */
function verdictsOn(index: FilterIndex, requirement: Requirement, tolerance: number): VerdictSets {
  const { meets, near } = placesNear(index, requirement, tolerance);
  return { meets, near, misses: difference(index.having('has', requirement.row.field), near) };
}

function placesNear(index: FilterIndex, requirement: Requirement, tolerance: number): Omit<VerdictSets, 'misses'> {
  if (requirement.kind === 'accepted') {
    const meets = placesPassing(index, [requirement.filter]);
    return { meets, near: meets };
  }
  const { field, sense } = requirement.row;
  const limits = limitsOf(requirement, tolerance);
  const direction = sense === 'at least' ? 'desc' : 'asc';
  const placesUpTo = (worst: number): Bitset =>
    setOf(
      index.leading(field, direction, (figure) => verdictOn(figure, limits) <= worst),
      index.count,
    );
  return { meets: placesUpTo(MEETS), near: placesUpTo(CLOSE) };
}

/** Actuators that miss nothing by the number of requirements whose figure is unknown: those with none, with 1, and so on. */
function byUnknown(fitting: Bitset, verdicts: readonly VerdictSets[]): Bitset[] {
  let counted = [fitting];
  for (const { near } of verdicts) {
    const more = counted.map((set) => difference(set, near));
    const next = counted.map((set, number) => {
      const now = intersection(set, near);
      const fromBelow = more[number - 1];
      if (fromBelow !== undefined) addAll(now, fromBelow);
      return now;
    });
    const most = more.at(-1) ?? fitting;
    counted = sizeOf(most) === 0 ? next : [...next, most];
  }
  return counted;
}

/** For each requirement the candidates that it alone keeps from meeting everything. */
function blockedByOne(candidates: Bitset, verdicts: readonly VerdictSets[]): Bitset[] {
  const once: Bitset = new Uint32Array(candidates.length);
  const again: Bitset = new Uint32Array(candidates.length);
  for (const { meets } of verdicts) {
    const blocked = difference(candidates, meets);
    addAll(again, intersection(once, blocked));
    addAll(once, blocked);
  }
  const alone = difference(once, again);
  return verdicts.map(({ meets }) => difference(alone, meets));
}

/** Between which values a figure meets a bound, is close to it or misses it. */
export interface Limits extends Reflection {
  /** -1 turns "at most" into "at least". */
  readonly sign: 1 | -1;
  readonly need: number;
  readonly least: number;
}

/** The limits of a bound. */
export function limitsOf(requirement: BoundRequirement, tolerance: number): Limits {
  const sign = requirement.row.sense === 'at least' ? 1 : -1;
  const exact = sign * needOf(requirement);
  // 6 N·m times 0.8 is 4.800000000000001 in doubles: a figure of 4.8 meets it.
  const need = exact - Math.abs(exact) * 1e-11;
  return { ...reflectionOf(requirement), sign, need, least: need - Math.abs(need) * tolerance };
}

/** The verdict on a figure of an actuator, which is NaN where it is unknown. */
export function verdictOn(figure: number, { sign, times, over, need, least }: Limits): number {
  const value = (sign * figure * times) / over;
  if (value >= need) return MEETS;
  if (value >= least) return CLOSE;
  return Number.isNaN(value) ? UNKNOWN : MISSES;
}

/** A page of the actuators that may fit: their places and how many there are in all. */
export interface MatchPage {
  readonly places: readonly number[];
  readonly total: number;
  /** Where the page ends; null where no other follows. */
  readonly end: MatchPosition | null;
}

/** The page asked for: those that meet all first, then close ones, then those with the fewest unknown figures; each in the order asked. */
export function matchPage(
  index: FilterIndex,
  { ranked, counts }: Standings,
  { order, limit, after }: Omit<MatchPaging, 'fingerprint'>,
): MatchPage {
  const ordered = index.inOrder(order);
  const found: { readonly place: number; readonly rank: number }[] = [];
  ranked.forEach((set, rank) => {
    if (rank < (after?.rank ?? 0) || found.length > limit) return;
    const start = rank === after?.rank ? countUpTo(ordered, after, order.direction) : 0;
    for (const place of firstIn(set, ordered.places.subarray(start), limit + 1 - found.length))
      found.push({ place, rank });
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    places: page.map(({ place }) => place),
    total: counts.meets + counts.close + counts.unknown,
    end: last === undefined || found.length <= limit ? null : { ...ordered.positionOf(last.place), rank: last.rank },
  };
}

/** The first of some places that are in a set, at most `most`. */
function firstIn(set: Bitset, places: Uint32Array, most: number): number[] {
  const wanted = Math.min(most, sizeOf(set));
  const found: number[] = [];
  for (let step = 0; step < places.length && found.length < wanted; step += 1) {
    const place = places[step] ?? 0;
    if (hasPlace(set, place)) found.push(place);
  }
  return found;
}
