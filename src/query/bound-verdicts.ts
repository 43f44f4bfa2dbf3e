import { addAll, difference, hasPlace, type Bitset } from './bitset.ts';
import { setOf } from './narrowing.ts';
import type { FilterIndex } from './record-index.ts';
import { needOf, reflectionOf, type BoundRequirement } from './requirement.ts';
import type { Reflection } from './stage.ts';
import { CLOSE, MEETS, MISSES, UNKNOWN, type VerdictSets } from './verdicts.ts';

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

/** The verdict on a stall torque, of which a share counts: up to the whole of it, it is close. */
const verdictOnStall = (torque: number, limits: Limits, share: number): number => {
  if (verdictOn(torque * share, limits) === MEETS) return MEETS;
  return verdictOn(torque, limits) === MEETS ? CLOSE : MISSES;
};

/** The actuators whose peak torque is a stall torque. */
export const stallsIn = (index: FilterIndex): Bitset => index.having('torque_kind', 'stall');

/** The figures that a bound is held against, and the verdict on each. */
export interface HeldFigures {
  readonly figureAt: (place: number) => number;
  /** Whether only a share of the figure counts. */
  readonly isPartly: (place: number) => boolean;
  readonly verdictAt: (place: number) => number;
}

/** What a bound is held against. */
export function heldFigures(index: FilterIndex, requirement: BoundRequirement, tolerance: number): HeldFigures {
  const { row, stallShare } = requirement;
  const figures = index.column(row.field);
  const limits = limitsOf(requirement, tolerance);
  const stalls = stallShare === 1 ? null : stallsIn(index);
  const figureAt = (place: number): number => figures[place] ?? NaN;
  const isPartly = (place: number): boolean => stalls !== null && hasPlace(stalls, place);
  return {
    figureAt,
    isPartly,
    verdictAt: (place) =>
      isPartly(place) ? verdictOnStall(figureAt(place), limits, stallShare) : verdictOn(figureAt(place), limits),
  };
}

/** The actuators that meet a bound, and those that meet it or are close. */
export function placesNearBound(
  index: FilterIndex,
  requirement: BoundRequirement,
  tolerance: number,
): Omit<VerdictSets, 'misses'> {
  const { row, stallShare } = requirement;
  const limits = limitsOf(requirement, tolerance);
  const direction = row.sense === 'at least' ? 'desc' : 'asc';
  const placesUpTo = (worst: number, share = 1): Bitset =>
    setOf(
      index.leading(row.field, direction, (figure) => verdictOn(figure * share, limits) <= worst),
      index.count,
    );
  const [meets, near] = [placesUpTo(MEETS), placesUpTo(CLOSE)];
  if (stallShare === 1) return { meets, near };
  const stalls = stallsIn(index);
  return {
    meets: joined(difference(meets, stalls), placesUpTo(MEETS, stallShare)),
    near: joined(difference(near, stalls), meets),
  };
}

function joined(set: Bitset, more: Bitset): Bitset {
  addAll(set, more);
  return set;
}
