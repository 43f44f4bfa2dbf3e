import { roundDownTo4Digits, roundUpTo4Digits } from '../catalog/round.ts';
import { emptySet, placesIn } from './bitset.ts';
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
export function relaxationsOf(index: FilterIndex, { requirements }: Asking, { blocked }: Standings): Relaxation[] {
  return requirements
    .flatMap((requirement, number) =>
      requirement.kind === 'bound' ? relaxationOf(index, requirement, placesIn(blocked[number] ?? emptySet(0))) : [],
    )
    .toSorted((one, other) => other.adds - one.adds || changeOf(one) - changeOf(other))
    .slice(0, MOST);
}

const changeOf = ({ from, to }: Relaxation): number => Math.abs(to / from - 1);

function relaxationOf(index: FilterIndex, requirement: BoundRequirement, blocked: Uint32Array): Relaxation[] {
  const { asked, row } = requirement;
  const figures = index.column(row.field);
  const nearest = nearestBound(figures, requirement, blocked);
  if (Number.isNaN(nearest)) return [];
  const to = row.sense === 'at least' ? roundDownTo4Digits(nearest) : roundUpTo4Digits(nearest);
  const limits = limitsOf({ ...requirement, asked: to }, 0);
  const adds = blocked.reduce((sum, place) => sum + Number(verdictOn(figures[place] ?? NaN, limits) === MEETS), 0);
  return adds === 0 ? [] : [{ requirement: row.name, from: asked, to, adds }];
}

/** The bound nearest to the one asked that any of some actuators meets, not further away than it may be; NaN for none. */
function nearestBound(figures: Float64Array, requirement: BoundRequirement, places: Uint32Array): number {
  const { asked, margin, row } = requirement;
  const { times, over } = reflectionOf(requirement);
  const sign = row.sense === 'at least' ? 1 : -1;
  let nearest = sign * asked * (1 - sign * FURTHEST);
  let isFound = false;
  for (const place of places) {
    const bound = (sign * ((figures[place] ?? NaN) * times)) / over / margin;
    if (!(bound >= nearest)) continue;
    nearest = bound;
    isFound = true;
  }
  return isFound ? sign * nearest : NaN;
}
