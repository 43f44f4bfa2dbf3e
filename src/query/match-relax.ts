import { roundDownTo4Digits, roundTo4Digits, roundUpTo4Digits } from '../catalog/round.ts';
import { placesIn } from './bitset.ts';
import { heldFigures } from './bound-verdicts.ts';
import { verdictAtPoint } from './curve-verdicts.ts';
import type { Asking, Standings } from './match.ts';
import { curveFor, pointLimitsOf } from './point-verdicts.ts';
import type { FilterIndex } from './record-index.ts';
import { isOfPoint, type BoundRequirement, type PointRequirement, type Requirement } from './requirement.ts';
import { MEETS } from './verdicts.ts';

/** A bound that, made a little easier while all else stays, lets more actuators meet everything. */
export interface Relaxation {
  readonly requirement: string;
  readonly from: number;
  readonly to: number;
  /** How many more meet all requirements then. */
  readonly adds: number;
  /** Of a point, at which speed: its torque is made smaller. */
  readonly speed_rpm?: number;
}

/** No bound is proposed that is further away than this part of it. */
const FURTHEST = 0.25;

/** The most proposals. */
const MOST = 5;

/** For each bound and point the smallest change by which more actuators meet; those that add most first, then the smaller changes. */
export function relaxationsOf(index: FilterIndex, { requirements }: Asking, { blocked }: Standings): Relaxation[] {
  return requirements
    .flatMap((requirement, number) => {
      const [places, easing] = [blocked[number], easingOf(index, requirement, requirements)];
      return places === undefined || easing === null ? [] : relaxationOf(easing, placesIn(places));
    })
    .toSorted((one, other) => other.adds - one.adds || changeOf(one) - changeOf(other))
    .slice(0, MOST);
}

const changeOf = ({ from, to }: Relaxation): number => Math.abs(to / from - 1);

/** How a requirement can be made easier. */
interface Easing extends Omit<Relaxation, 'to' | 'adds'> {
  readonly sense: 'at least' | 'at most';
  /** Tells whether actuators meet what is asked with another bound. */
  readonly meeting: (bound: number) => (place: number) => boolean;
}

/** Null for what is accepted or not, and for a point whose torque and speed are asked as bounds. */
function easingOf(index: FilterIndex, asked: Requirement, requirements: readonly Requirement[]): Easing | null {
  if (asked.kind === 'accepted') return null;
  if (asked.kind === 'point')
    return asked.isJoined
      ? null
      : {
          requirement: asked.row.name,
          from: asked.asked.torque_nm,
          speed_rpm: asked.asked.speed_rpm,
          sense: 'at least',
          meeting: (torque) => meetingAll(index, [withBound(asked, { name: 'peak_torque_nm', bound: torque })]),
        };
  const { name, sense } = asked.row;
  const group = asked.isJoined ? requirements.filter(isOfPoint) : [asked];
  return {
    requirement: name,
    from: asked.asked,
    sense,
    meeting: (bound) =>
      meetingAll(
        index,
        group.map((each) => withBound(each, { name, bound })),
      ),
  };
}

/** A requirement with another bound: of a point the torque or the speed, of another bound nothing. */
function withBound(
  requirement: Requirement,
  { name, bound }: { readonly name: string; readonly bound: number },
): Requirement {
  if (requirement.kind === 'bound' && requirement.row.name === name) return { ...requirement, asked: bound };
  if (requirement.kind !== 'point') return requirement;
  const changed = name === 'speed_rpm' ? { speed_rpm: bound } : { torque_nm: bound };
  return { ...requirement, asked: { ...requirement.asked, ...changed } };
}

/** Tells which actuators meet all of some requirements. */
function meetingAll(index: FilterIndex, requirements: readonly Requirement[]): (place: number) => boolean {
  const tests = requirements.flatMap((each) => {
    if (each.kind === 'accepted') return [];
    return [each.kind === 'bound' ? meetingBound(index, each) : meetingPoint(index, each)];
  });
  return (place) => tests.every((meets) => meets(place));
}

function meetingBound(index: FilterIndex, requirement: BoundRequirement): (place: number) => boolean {
  const { verdictAt } = heldFigures(index, requirement, 0);
  return (place) => verdictAt(place) === MEETS;
}

function meetingPoint(index: FilterIndex, requirement: PointRequirement): (place: number) => boolean {
  const curves = index.curves();
  const nameAt = curveFor(curves, requirement);
  const limits = pointLimitsOf(requirement, 0);
  return (place) => verdictAtPoint(curves[nameAt(place)], place, limits) === MEETS;
}

function relaxationOf({ meeting, sense, ...easing }: Easing, blocked: Uint32Array): Relaxation[] {
  const nearest = nearestBound({ meeting, sense, ...easing }, blocked);
  if (nearest === null) return [];
  const rounded = roundTo4Digits(nearest);
  const safe = sense === 'at least' ? roundDownTo4Digits(nearest) : roundUpTo4Digits(nearest);
  const addsWith = (bound: number): number => blocked.filter(meeting(bound)).length;
  const to = addsWith(rounded) > 0 ? rounded : safe;
  const adds = addsWith(to);
  return adds === 0 || to === easing.from ? [] : [{ ...easing, to, adds }];
}

// So near is as good as there: much less than the last of four digits.
const ENOUGH = 1e-7;

/** The bound nearest to the one asked that any of some actuators meets, not further away than it may be; null for none. */
function nearestBound({ meeting, sense, from }: Easing, places: Uint32Array): number | null {
  let far = from * (sense === 'at least' ? 1 - FURTHEST : 1 + FURTHEST);
  let left = places.filter(meeting(far));
  if (left.length === 0) return null;
  let near = from;
  // What some meet is halved until it is narrow; only those that meet the nearer half are looked at again.
  while (Math.abs(near - far) > ENOUGH * from) {
    const middle = (near + far) / 2;
    const meet = left.filter(meeting(middle));
    if (meet.length === 0) near = middle;
    else [far, left] = [middle, meet];
  }
  return far;
}
