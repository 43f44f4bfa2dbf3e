import { roundDownTo4Digits, roundTo4Digits, roundUpTo4Digits } from '../catalog/round.ts';
import { furthestAt, leastAt } from '../catalog/torque-speed.ts';
import { placesIn, type Bitset } from './bitset.ts';
import { certainOf, heldFigures } from './bound-verdicts.ts';
import { verdictAtPoint } from './curve-verdicts.ts';
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

/** How the actuator at a place stands to a requirement. */
interface Standing {
  readonly meets: (place: number) => boolean;
  /** The hardest bound with which it meets the requirement; NaN where with none. */
  readonly hardest: (place: number) => number;
}

const standingTo = (index: FilterIndex, requirement: FigureDemand, name: string): Standing =>
  requirement.kind === 'bound' ? standingToBound(index, requirement, name) : standingToPoint(index, requirement, name);

function standingToBound(index: FilterIndex, requirement: BoundRequirement, name: string): Standing {
  const { figureAt, partAt, verdictAt } = heldFigures(index, requirement, 0);
  const { times, over } = reflectionOf(requirement);
  const meets = (place: number): boolean => verdictAt(place) === MEETS;
  return {
    meets,
    hardest:
      requirement.row.name === name
        ? (place) => (figureAt(place) * certainOf(partAt(place)) * times) / over / requirement.margin
        : (place) => (meets(place) ? Infinity : NaN),
  };
}

/** Of a point the greatest speed, or the greatest torque. */
function standingToPoint(index: FilterIndex, requirement: PointRequirement, name: string): Standing {
  const { margin, stage } = requirement;
  const curves = index.curves();
  const nameAt = curveFor(curves, requirement);
  const limits = pointLimitsOf(requirement, 0);
  const { at, need: torque } = limits;
  const part = (stage.ratio * stage.efficiency) / margin;
  return {
    meets: (place) => verdictAtPoint(curves[nameAt(place)], place, limits) === MEETS,
    hardest:
      name === 'speed_rpm'
        ? (place) => furthestAt(curves[nameAt(place)], place, { ...at, torque }) / stage.ratio
        : (place) => leastAt(curves[nameAt(place)], place, at) * part,
  };
}

function relaxationOf(index: FilterIndex, { told, sense, asking }: Easing, blocked: Bitset) {
  const blockedPlaces = placesIn(blocked);
  if (blockedPlaces.length === 0) return [];
  const { from, requirement } = told;
  const isLeast = sense === 'at least';
  const furthest = from * (isLeast ? 1 - FURTHEST : 1 + FURTHEST);
  const standingsTo = (bound: number): Standing[] => asking(bound).map((one) => standingTo(index, one, requirement));
  const { places, nearest } = nearestOf(blockedPlaces, standingsTo(from), { sign: isLeast ? 1 : -1, furthest });
  if (places.length === 0) return [];
  for (const to of [roundTo4Digits(nearest), (isLeast ? roundDownTo4Digits : roundUpTo4Digits)(nearest)]) {
    const standings = standingsTo(to);
    const adds = places.filter((place) => standings.every(({ meets }) => meets(place))).length;
    if (adds > 0) return to === from ? [] : [{ ...told, to, adds }];
  }
  return [];
}

interface Reach {
  /** -1 turns "at most" into "at least". */
  readonly sign: 1 | -1;
  readonly furthest: number;
}

/** The actuators that meet everything with a bound not beyond the furthest, and the nearest such bound. */
function nearestOf(all: Uint32Array, standings: readonly Standing[], { sign, furthest }: Reach) {
  const places: number[] = [];
  let nearest = sign * furthest;
  for (const place of all) {
    let bound = Infinity;
    for (const { hardest } of standings) {
      bound = Math.min(bound, sign * hardest(place));
      if (!(bound >= sign * furthest)) break;
    }
    if (!(bound >= sign * furthest)) continue;
    places.push(place);
    if (bound > nearest) nearest = bound;
  }
  return { places, nearest: sign * nearest };
}
