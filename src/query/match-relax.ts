import { roundDownTo4Digits, roundTo4Digits, roundUpTo4Digits } from '../catalog/round.ts';
import { intersection, placesIn, type Bitset } from './bitset.ts';
import { heldFigures, verdictsOnBound } from './bound-verdicts.ts';
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
      const [places, easing] = [blocked[number], easingOf(requirement, requirements)];
      return places === undefined || easing === null ? [] : relaxationOf(index, easing, places);
    })
    .toSorted((one, other) => other.adds - one.adds || changeOf(one) - changeOf(other))
    .slice(0, MOST);
}

const changeOf = ({ from, to }: Relaxation): number => Math.abs(to / from - 1);

/** How a requirement can be made easier. */
interface Easing {
  readonly told: Omit<Relaxation, 'to' | 'adds'>;
  readonly sense: 'at least' | 'at most';
  /** What is asked with another bound: the requirement, and those that it is joined with. */
  readonly asking: (bound: number) => readonly Judged[];
}

/** A requirement of figures. */
type Judged = BoundRequirement | PointRequirement;

/** Null for what is accepted or not, and for a point whose torque and speed are asked as bounds. */
function easingOf(asked: Requirement, requirements: readonly Requirement[]): Easing | null {
  if (asked.kind === 'accepted') return null;
  if (asked.kind === 'point') {
    const { torque_nm, speed_rpm } = asked.asked;
    return asked.isJoined
      ? null
      : {
          told: { requirement: asked.row.name, from: torque_nm, speed_rpm },
          sense: 'at least',
          asking: (bound) => [withBound(asked, { name: 'peak_torque_nm', bound })],
        };
  }
  const { name, sense } = asked.row;
  const group = asked.isJoined ? requirements.filter((each) => each.kind !== 'accepted').filter(isOfPoint) : [asked];
  return {
    told: { requirement: name, from: asked.asked },
    sense,
    asking: (bound) => group.map((each) => withBound(each, { name, bound })),
  };
}

/** A requirement with another bound: of a point the torque or the speed, of another bound nothing. */
function withBound(requirement: Judged, { name, bound }: { readonly name: string; readonly bound: number }): Judged {
  if (requirement.kind === 'bound')
    return requirement.row.name === name ? { ...requirement, asked: bound } : requirement;
  const changed = name === 'speed_rpm' ? { speed_rpm: bound } : { torque_nm: bound };
  return { ...requirement, asked: { ...requirement.asked, ...changed } };
}

/** The actuators of a set that meet all bounds among some requirements. */
const withinBounds = (index: FilterIndex, requirements: readonly Judged[], places: Bitset): Bitset =>
  requirements.reduce(
    (left, each) =>
      each.kind === 'bound'
        ? intersection(left, verdictsOnBound(index, each, { tolerance: 0, candidates: left }).meets)
        : left,
    places,
  );

/** Whether the actuator at a place meets what is asked. */
type Test = (place: number) => boolean;

/** Tells which actuators meet all of some requirements. */
function meetingAll(index: FilterIndex, requirements: readonly Judged[]): Test {
  const tests = requirements.map((each) =>
    each.kind === 'bound' ? meetingBound(index, each) : meetingPoint(index, each),
  );
  return (place) => tests.every((meets) => meets(place));
}

function meetingBound(index: FilterIndex, requirement: BoundRequirement): Test {
  const { verdictAt } = heldFigures(index, requirement, 0);
  return (place) => verdictAt(place) === MEETS;
}

function meetingPoint(index: FilterIndex, requirement: PointRequirement): Test {
  const curves = index.curves();
  const nameAt = curveFor(curves, requirement);
  const limits = pointLimitsOf(requirement, 0);
  return (place) => verdictAtPoint(curves[nameAt(place)], place, limits) === MEETS;
}

function relaxationOf(index: FilterIndex, { told, sense, asking }: Easing, blocked: Bitset): Relaxation[] {
  const { from } = told;
  const furthest = from * (sense === 'at least' ? 1 - FURTHEST : 1 + FURTHEST);
  const safely = sense === 'at least' ? roundDownTo4Digits : roundUpTo4Digits;
  const testFor = (bound: number): Test => meetingAll(index, asking(bound));
  // Who does not meet the easiest bound meets none: sets leave few to be looked at one by one.
  const easiest = safely(furthest);
  const places = placesIn(withinBounds(index, asking(easiest), blocked)).filter(testFor(easiest));
  const nearest = nearestBound(places.filter(testFor(furthest)), { from, furthest, testFor });
  if (nearest === null) return [];
  for (const to of [roundTo4Digits(nearest), safely(nearest)]) {
    const adds = places.filter(testFor(to)).length;
    if (adds > 0) return to === from ? [] : [{ ...told, to, adds }];
  }
  return [];
}

/** Between which bounds the nearest is looked for, and which actuators meet one. */
interface Search {
  readonly from: number;
  readonly furthest: number;
  readonly testFor: (bound: number) => Test;
}

// So near is as good as there: much less than the last of four digits.
const ENOUGH = 1e-7;

/** The bound nearest to the one asked that any of the actuators meets which meet the furthest; null for none. */
function nearestBound(meeting: Uint32Array, { from, furthest, testFor }: Search): number | null {
  if (meeting.length === 0) return null;
  let [near, far, left] = [from, furthest, meeting];
  // What some meet is halved until it is narrow; only those that meet the nearer half are looked at again.
  while (Math.abs(near - far) > ENOUGH * from) {
    const middle = (near + far) / 2;
    const meet = left.filter(testFor(middle));
    if (meet.length === 0) near = middle;
    else [far, left] = [middle, meet];
  }
  return far;
}
