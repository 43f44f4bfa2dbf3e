import { freeSpeedAt, scaled } from '../catalog/torque-speed.ts';
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

/** How much of a figure counts. */
export interface Part {
  /** Which part of it the supply leaves: as proved, and at most. */
  readonly least: number;
  readonly most: number;
  /** Which share of that is certain: of a stall torque not all. */
  readonly share: number;
}

const WHOLE: Part = { least: 1, most: 1, share: 1 };

/** What of a figure is certain. */
export const certainOf = ({ least, share }: Part): number => least * share;

/** The verdict on a figure of which a part counts. A stall torque, of which a share counts, is close up to the whole of it. */
function verdictOnPart(figure: number, part: Part, limits: Limits): number {
  const { least, most, share } = part;
  if (verdictOn(figure * certainOf(part), limits) === MEETS) return MEETS;
  const verdict = verdictOn(figure * least, limits);
  if (verdict === MEETS || (share === 1 && verdict === CLOSE)) return CLOSE;
  const atMost = verdictOn(figure * most, limits);
  return atMost === CLOSE ? MISSES : Math.max(UNKNOWN, atMost);
}

/** The actuators whose peak torque is a stall torque. */
const stallsIn = (index: FilterIndex): Bitset => index.having('torque_kind', 'stall');

/** The figures that a bound is held against, how much of each counts, and the verdict on it. */
export interface HeldFigures {
  readonly figureAt: (place: number) => number;
  readonly partAt: (place: number) => Part;
  readonly verdictAt: (place: number) => number;
}

/** What a bound is held against. */
export function heldFigures(index: FilterIndex, requirement: BoundRequirement, tolerance: number): HeldFigures {
  const figures = index.column(requirement.row.field);
  const limits = limitsOf(requirement, tolerance);
  const figureAt = (place: number): number => figures[place] ?? NaN;
  const partAt = openParts(index, requirement);
  return { figureAt, partAt, verdictAt: (place) => verdictOnPart(figureAt(place), partAt(place), limits) };
}

/** By the law of torque and speed: torques at rest, speeds without torque. */
function openParts(index: FilterIndex, { row, supply: { volts, share } }: BoundRequirement): HeldFigures['partAt'] {
  const stalls = share === 1 ? null : stallsIn(index);
  const shareAt = (place: number): number => (stalls !== null && hasPlace(stalls, place) ? share : 1);
  if (volts === Infinity) return (place) => (shareAt(place) === 1 ? WHOLE : { ...WHOLE, share });
  const { intermittent, continuous } = index.curves();
  const figures = index.column(row.field);
  if (row.through === 'speed')
    return (place) => ({
      least: Math.min(1, freeSpeedAt(intermittent, place, volts) / (figures[place] ?? NaN)),
      most: scaled(1, intermittent.endVolts[place] ?? 0, volts),
      share: 1,
    });
  const { starts, torqueVolts, topVolts } = row.field === 'peak_torque_nm' ? intermittent : continuous;
  // The first point of a curve is the torque at rest, where that is known.
  return (place) =>
    Number.isNaN(figures[place])
      ? WHOLE
      : {
          least: scaled(1, torqueVolts[starts[place] ?? 0] ?? 0, volts),
          most: scaled(1, topVolts[place] ?? 0, volts),
          share: shareAt(place),
        };
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
    judgeAtLess(found, falling, heldFigures(index, requirement, tolerance));
  }
  return found;
}

/** Judges the figures of which the supply leaves less than all. */
function judgeAtLess({ meets, near, misses }: VerdictSets, falling: Bitset, { verdictAt }: HeldFigures): void {
  // Such a figure never counts for more than in full.
  for (const place of placesIn(intersection(falling, near))) {
    const verdict = verdictAt(place);
    if (verdict !== MEETS) removePlace(meets, place);
    if (verdict > CLOSE) removePlace(near, place);
    if (verdict === MISSES) addPlace(misses, place);
  }
}
