import { roundDownTo4Digits, roundTo4Digits, roundUpTo4Digits } from '../catalog/round.ts';
import { furthestAt, leastAt } from '../catalog/torque-speed.ts';
import { intersectionOf, placesIn, type Bitset } from './bitset.ts';
import { heldFigures, placesInFull } from './bound-verdicts.ts';
import type { MatchQuestion, Standings } from './match.ts';
import { curveFor, pointLimitsOf } from './point-verdicts.ts';
import type { FilterIndex } from './record-index.ts';
import {
  isOfPoint,
  reflectionOf,
  type BoundRequirement,
  type PointRequirement,
  type Requirement,
} from './requirement.ts';
import { MEETS } from './verdicts.ts';

/** A bound that, made a little easier while all else stays, lets more actuators meet everything: how many more it adds. */
export type Relaxation = Readonly<ReturnType<typeof relaxationOf>[number]>;

/** No bound is proposed that is further away than this part of it. */
const FURTHEST = 0.25;

/** The most proposals. */
const MOST = 5;

/** For each bound and point the smallest change by which more actuators meet; those that add most first, then the smaller changes. */
export function relaxationsOf(
  index: FilterIndex,
  { requirements }: MatchQuestion,
  { blocked }: Standings,
): Relaxation[] {
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
  /** Of a point, at which speed: its torque is made smaller. */
  readonly told: { readonly requirement: string; readonly from: number; readonly speed_rpm?: number };
  readonly sense: 'at least' | 'at most';
  /** What is asked with another bound: the requirement, and those that it is joined with. */
  readonly asking: (bound: number) => readonly FigureDemand[];
}

/** A requirement of figures. */
type FigureDemand = BoundRequirement | PointRequirement;

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
function withBound(
  requirement: FigureDemand,
  { name, bound }: { readonly name: string; readonly bound: number },
): FigureDemand {
  if (requirement.kind === 'bound')
    return requirement.row.name === name ? { ...requirement, asked: bound } : requirement;
  const changed = name === 'speed_rpm' ? { speed_rpm: bound } : { torque_nm: bound };
  return { ...requirement, asked: { ...requirement.asked, ...changed } };
}

/** The hardest bound of that name with which each actuator meets a requirement, by place; NaN where with none. */
type Hardest = (place: number) => number;

function hardestOfBound(index: FilterIndex, requirement: BoundRequirement, name: string): Hardest {
  const { certainAt, verdictAt } = heldFigures(index, requirement, 0);
  if (requirement.row.name !== name) return (place) => (verdictAt(place) === MEETS ? Infinity : NaN);
  const { times, over } = reflectionOf(requirement);
  return (place) => (certainAt(place) * times) / over / requirement.margin;
}

/** Of a point the greatest speed, or the greatest torque. */
function hardestOfPoint(index: FilterIndex, requirement: PointRequirement, name: string): Hardest {
  const { margin, stage } = requirement;
  const curves = index.curves();
  const nameAt = curveFor(curves, requirement);
  const { at, need: torque } = pointLimitsOf(requirement, 0);
  if (name === 'speed_rpm') return (place) => furthestAt(curves[nameAt(place)], place, { ...at, torque }) / stage.ratio;
  return (place) => (leastAt(curves[nameAt(place)], place, at) * stage.ratio * stage.efficiency) / margin;
}

function relaxationOf(index: FilterIndex, { told, sense, asking }: Easing, blocked: Bitset) {
  const { from, requirement } = told;
  // "At least" of the negative is "at most".
  const sign = sense === 'at least' ? 1 : -1;
  const furthest = from * (1 - sign * FURTHEST);
  const inFull = asking(furthest).flatMap((one) => (one.kind === 'bound' ? placesInFull(index, one) : []));
  const hardest = asking(from).map((one) =>
    one.kind === 'bound' ? hardestOfBound(index, one, requirement) : hardestOfPoint(index, one, requirement),
  );
  const bounds = boundsWithin(placesIn(intersectionOf([blocked, ...inFull], index.count)), hardest, { sign, furthest });
  if (bounds.length === 0) return [];
  const nearest = sign * bounds.reduce((one, other) => Math.max(one, other));
  for (const to of [roundTo4Digits(nearest), (sign === 1 ? roundDownTo4Digits : roundUpTo4Digits)(nearest)]) {
    // As of bounds: what differs in the 12th digit is equal.
    const adds = bounds.filter((bound) => bound >= sign * to - to * 1e-11).length;
    if (adds > 0) return to === from ? [] : [{ ...told, to, adds }];
  }
  return [];
}

/** The hardest bounds with which actuators meet everything, times the sign, as far as they are not beyond the furthest. */
function boundsWithin(
  places: Uint32Array,
  hardest: readonly Hardest[],
  { sign, furthest }: Record<'sign' | 'furthest', number>,
): number[] {
  const bounds: number[] = [];
  for (const place of places) {
    let bound = Infinity;
    for (const hardestAt of hardest) {
      bound = Math.min(bound, sign * hardestAt(place));
      if (!(bound >= sign * furthest)) break;
    }
    if (bound >= sign * furthest) bounds.push(bound);
  }
  return bounds;
}
