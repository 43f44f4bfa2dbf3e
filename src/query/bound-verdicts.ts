import { freeSpeedAt, scaled } from '../catalog/torque-speed.ts';
import { addPlace, difference, hasPlace, intersection, mixed, placesIn, removePlace, type Bitset } from './bitset.ts';
import { setOf } from './narrowing.ts';
import type { FilterIndex } from './record-index.ts';
import { needOf, reflectionOf, type BoundRequirement } from './requirement.ts';
import { CLOSE, MEETS, MISSES, UNKNOWN, type VerdictSets } from './verdicts.ts';

/** Between which values a figure meets a bound, is close to it or misses it. */
export type Limits = Readonly<ReturnType<typeof limitsOf>>;

/** The limits of a bound. */
export function limitsOf(requirement: BoundRequirement, tolerance: number) {
  // -1 turns "at most" into "at least".
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

/** How much of a figure counts: the part that the supply leaves, as proved and at most, and the share that is certain. */
export type Part = Readonly<Record<'least' | 'most' | 'share', number>>;

/** How much of each actuator's figure counts, by place. */
type Parts = Readonly<Record<keyof Part, (place: number) => number>>;

/** The actuators whose peak torque is a stall torque. */
const stallsIn = (index: FilterIndex): Bitset => index.having('torque_kind', 'stall');

/** What a bound is held against: figures, how much of each counts and is certain, and the verdict on it. */
export function heldFigures(index: FilterIndex, requirement: BoundRequirement, tolerance: number) {
  const figures = index.column(requirement.row.field);
  const limits = limitsOf(requirement, tolerance);
  const figureAt = (place: number): number => figures[place] ?? NaN;
  const { least, most, share } = openParts(index, requirement);
  const certainAt = (place: number): number => figureAt(place) * (least(place) * share(place));
  return {
    figureAt,
    certainAt,
    partAt: (place: number): Part => ({ least: least(place), most: most(place), share: share(place) }),
    /** A stall torque, of which a share counts, is close up to the whole of it. */
    verdictAt: (place: number): number => {
      if (verdictOn(certainAt(place), limits) === MEETS) return MEETS;
      const verdict = verdictOn(figureAt(place) * least(place), limits);
      if (verdict === MEETS || (verdict === CLOSE && share(place) === 1)) return CLOSE;
      const atMost = verdictOn(figureAt(place) * most(place), limits);
      return atMost === CLOSE ? MISSES : Math.max(UNKNOWN, atMost);
    },
  };
}

const whole = (): number => 1;

/** By the law of torque and speed: torques at rest, speeds without torque. */
function openParts(index: FilterIndex, { row, supply: { volts, share: ofStall } }: BoundRequirement): Parts {
  const stalls = ofStall === 1 ? null : stallsIn(index);
  const share = stalls === null ? whole : (place: number): number => (hasPlace(stalls, place) ? ofStall : 1);
  if (volts === Infinity) return { least: whole, most: whole, share };
  const { intermittent, continuous } = index.curves();
  const figures = index.column(row.field);
  if (row.through === 'speed')
    return {
      least: (place) => Math.min(1, freeSpeedAt(intermittent, place, volts) / (figures[place] ?? NaN)),
      most: (place) => scaled(1, intermittent.endVolts[place] ?? 0, volts),
      share,
    };
  const { starts, torqueVolts, topVolts } = row.field === 'peak_torque_nm' ? intermittent : continuous;
  const ofKnown = (place: number, at = 0): number => (Number.isNaN(figures[place]) ? 1 : scaled(1, at, volts));
  return {
    // The first point of a curve is the torque at rest, where that is known.
    least: (place) => ofKnown(place, torqueVolts[starts[place] ?? 0]),
    most: (place) => ofKnown(place, topVolts[place]),
    share,
  };
}

/** The actuators whose figure passes a test, which every better one passes too. */
const placesWhere = (index: FilterIndex, { row }: BoundRequirement, test: (figure: number) => boolean): Bitset =>
  setOf(index.leading(row.field, row.sense === 'at least' ? 'desc' : 'asc', test), index.count);

/** The actuators that meet a bound if their figures count in full: no others meet it. */
export function placesInFull(index: FilterIndex, requirement: BoundRequirement): Bitset {
  const limits = limitsOf(requirement, 0);
  return placesWhere(index, requirement, (figure) => verdictOn(figure, limits) === MEETS);
}

/** Among which actuators something is judged, and down to which part of it one is close. */
export interface JudgementScope {
  readonly tolerance: number;
  readonly candidates: Bitset;
}

/** The verdicts of the candidates on a bound. What is told of others counts for nothing. */
export function verdictsOnBound(
  index: FilterIndex,
  requirement: BoundRequirement,
  { tolerance, candidates }: JudgementScope,
): VerdictSets {
  const { row, supply } = requirement;
  const limits = limitsOf(requirement, tolerance);
  const known = index.having('has', row.field);
  const upTo = (worst: number, part = 1): Bitset =>
    placesWhere(index, requirement, (figure) => verdictOn(figure * part, limits) <= worst);
  const [meets, near] = [upTo(MEETS), upTo(CLOSE)];
  const found = { meets, near, misses: difference(known, near) };
  if (supply.share < 1) {
    const stalls = intersection(candidates, stallsIn(index));
    found.near = mixed(near, meets, stalls);
    found.meets = mixed(meets, upTo(MEETS, supply.share), stalls);
    found.misses = difference(known, found.near);
  }
  if (supply.volts < Infinity) {
    // Of torques at rest, only those of actuators with a stall torque go with the supply.
    const falling = row.through === 'speed' ? candidates : intersection(candidates, stallsIn(index));
    judgeAtLess(found, falling, heldFigures(index, requirement, tolerance).verdictAt);
  }
  return found;
}

/** Judges the figures of which the supply leaves less than all. */
function judgeAtLess(
  { meets, near, misses }: VerdictSets,
  falling: Bitset,
  verdictAt: (place: number) => number,
): void {
  // Such a figure never counts for more than in full.
  for (const place of placesIn(intersection(falling, near))) {
    const verdict = verdictAt(place);
    if (verdict !== MEETS) removePlace(meets, place);
    if (verdict > CLOSE) removePlace(near, place);
    if (verdict === MISSES) addPlace(misses, place);
  }
}
