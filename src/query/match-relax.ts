import { roundTo4Digits } from '../catalog/round.ts';
import { hasPlace } from './bitset.ts';
import { limitsOf, MEETS, verdictOn, type Asking, type Standings } from './match.ts';
import type { FilterIndex } from './record-index.ts';
import { reflectionOf, type BoundRequirement } from './requirement.ts';

/** A bound that, made a little easier while all else stays, lets more actuators meet everything. */
export interface Relaxation {
  readonly requirement: string;
  readonly from: number;
  readonly to: number;
  /** How many more meet all requirements then. */
  readonly adds: number;
}

/** No bound is proposed that is further away than this part of it. */
const FURTHEST = 0.25;

/** The most proposals. */
const MOST = 5;

/** For each bound the smallest change by which more actuators meet; those that add most first, then the smaller changes. */
export function relaxationsOf(index: FilterIndex, asking: Asking, standings: Standings): Relaxation[] {
  const blocked = placesBlockedByOne(asking, standings);
  return asking.requirements
    .flatMap((requirement, number) =>
      requirement.kind === 'bound' ? relaxationOf(index, requirement, blocked[number] ?? []) : [],
    )
    .toSorted((one, other) => other.adds - one.adds || changeOf(one) - changeOf(other))
    .slice(0, MOST);
}

const changeOf = ({ from, to }: Relaxation): number => Math.abs(to / from - 1);

/** For each requirement, the candidates that meet all the others and not this one. */
function placesBlockedByOne({ requirements }: Asking, { unmet, lastUnmet, candidates }: Standings): number[][] {
  const blocked: number[][] = requirements.map(() => []);
  for (let place = 0; place < unmet.length; place += 1) {
    if (unmet[place] !== 1 || (candidates !== null && !hasPlace(candidates, place))) continue;
    blocked[lastUnmet[place] ?? 0]?.push(place);
  }
  return blocked;
}

function relaxationOf(index: FilterIndex, requirement: BoundRequirement, blocked: readonly number[]): Relaxation[] {
  const { asked, margin, row } = requirement;
  const figures = index.column(row.field);
  const { times, over } = reflectionOf(requirement);
  const isAtLeast = row.sense === 'at least';
  const bounds = blocked
    .map((place) => ((figures[place] ?? NaN) * times) / over / margin)
    .filter((bound) => (isAtLeast ? bound >= asked * (1 - FURTHEST) : bound <= asked * (1 + FURTHEST)));
  if (bounds.length === 0) return [];
  const nearest = bounds.reduce((one, other) => (isAtLeast ? Math.max(one, other) : Math.min(one, other)));
  const to = isAtLeast ? roundedDown(nearest) : roundedUp(nearest);
  const limits = limitsOf({ ...requirement, asked: to }, 0);
  const adds = blocked.filter((place) => verdictOn(figures[place] ?? NaN, limits) === MEETS).length;
  return adds === 0 ? [] : [{ requirement: row.name, from: asked, to, adds }];
}

// Half of the last of four digits, as a part of the smallest number that has it.
const HALF = 0.0005;

/** A number of 4 digits that is not above the value, and near it. */
function roundedDown(value: number): number {
  const near = roundTo4Digits(value);
  return near <= value ? near : roundTo4Digits(value * (1 - HALF));
}

/** A number of 4 digits that is not below the value, and near it. */
function roundedUp(value: number): number {
  const near = roundTo4Digits(value);
  return near >= value ? near : roundTo4Digits(value * (1 + HALF));
}
