import { scaled } from '../catalog/torque-speed.ts';
import { addPlace, difference, hasPlace, intersection, mixed, placesIn, removePlace, type Bitset } from './bitset.ts';
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

/** Which part of a stall torque is left at a supply: as proved, and at most. */
interface Left {
  readonly least: number;
  readonly most: number;
}

const WHOLE: Left = { least: 1, most: 1 };

/** The verdict on a stall torque, of which a share counts: up to the whole of it, it is close. */
function verdictOnStall(
  torque: number,
  { least, most }: Left,
  { share, ...limits }: Limits & { readonly share: number },
): number {
  if (verdictOn(torque * least * share, limits) === MEETS) return MEETS;
  const verdict = verdictOn(torque * least, limits);
  if (verdict === MEETS || (share === 1 && verdict === CLOSE)) return CLOSE;
  return verdictOn(torque * most, limits) === MEETS ? UNKNOWN : MISSES;
}

/** The actuators whose peak torque is a stall torque. */
const stallsIn = (index: FilterIndex): Bitset => index.having('torque_kind', 'stall');

/** The figures that a bound is held against, and the verdict on each. */
export interface HeldFigures {
  readonly figureAt: (place: number) => number;
  /** What of it is certain: of a stall torque, the share that counts of what the supply leaves. */
  readonly certainAt: (place: number) => number;
  /** Whether it is a stall torque that does not count in full. */
  readonly stallAt: (place: number) => boolean;
  /** Which part of a stall torque the supply leaves. */
  readonly leftAt: (place: number) => Left;
  readonly verdictAt: (place: number) => number;
}

/** What a bound is held against. */
export function heldFigures(index: FilterIndex, requirement: BoundRequirement, tolerance: number): HeldFigures {
  const { row, supply } = requirement;
  const figures = index.column(row.field);
  const limits = limitsOf(requirement, tolerance);
  const stalling = { ...limits, share: supply.share };
  const figureAt = (place: number): number => figures[place] ?? NaN;
  const leftAt = supply.volts === Infinity ? () => WHOLE : openLeft(index, supply.volts);
  const stalls = isInFull(supply) ? null : stallsIn(index);
  const stallAt = (place: number): boolean => stalls !== null && hasPlace(stalls, place);
  return {
    figureAt,
    certainAt: (place) => figureAt(place) * (stallAt(place) ? leftAt(place).least * supply.share : 1),
    stallAt,
    leftAt,
    verdictAt: (place) =>
      stallAt(place) ? verdictOnStall(figureAt(place), leftAt(place), stalling) : verdictOn(figureAt(place), limits),
  };
}

const isInFull = ({ volts, share }: BoundRequirement['supply']): boolean => volts === Infinity && share === 1;

/** By the law of torque and speed, at rest. */
function openLeft(index: FilterIndex, volts: number): (place: number) => Left {
  const { starts, stalls, torqueVolts, topVolts } = index.curves().intermittent;
  return (place) =>
    stalls[place] === 1
      ? {
          least: scaled(1, torqueVolts[starts[place] ?? 0] ?? 0, volts),
          most: scaled(1, topVolts[place] ?? 0, volts),
        }
      : WHOLE;
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
  const direction = row.sense === 'at least' ? 'desc' : 'asc';
  const known = index.having('has', row.field);
  const upTo = (worst: number, part = 1): Bitset =>
    setOf(
      index.leading(row.field, direction, (figure) => verdictOn(figure * part, limits) <= worst),
      index.count,
    );
  const [meets, near] = [upTo(MEETS), upTo(CLOSE)];
  if (isInFull(supply)) return { meets, near, misses: difference(known, near) };
  const stalls = intersection(candidates, stallsIn(index));
  const isWhole = supply.share === 1;
  const close = isWhole ? near : mixed(near, meets, stalls);
  const found = {
    meets: isWhole ? meets : mixed(meets, upTo(MEETS, supply.share), stalls),
    near: close,
    misses: difference(known, close),
  };
  if (supply.volts < Infinity) judgeAtLess(found, stalls, heldFigures(index, requirement, tolerance));
  return found;
}

/** Judges the stall torques of which the supply leaves less than all. */
function judgeAtLess({ meets, near, misses }: VerdictSets, stalls: Bitset, { leftAt, verdictAt }: HeldFigures): void {
  // Such a torque never counts for more than in full.
  for (const place of placesIn(intersection(stalls, near))) {
    const { least, most } = leftAt(place);
    if (least === 1 && most === 1) continue;
    const verdict = verdictAt(place);
    if (verdict !== MEETS) removePlace(meets, place);
    if (verdict > CLOSE) removePlace(near, place);
    if (verdict === MISSES) addPlace(misses, place);
  }
}
