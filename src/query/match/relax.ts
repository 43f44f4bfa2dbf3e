import { roundDownTo4Digits, roundTo4Digits, roundUpTo4Digits } from '../../catalog/lib/round.ts';
import type { Judge } from './judge/check.ts';
import type { MatchQuestion } from './question/match-question.ts';
import { isOfPoint, type Requirement } from './question/requirements.ts';
import { rowsBlockedBy, type Ranking } from './rank-candidates.ts';

/** A small change of one bound by which more actuators meet everything, and how many more. */
export interface Relaxation extends Eased {
  readonly to: number;
  readonly adds: number;
}

/** The greatest proposed change, as a fraction of the bound. */
const FURTHEST = 0.25;

// A difference in the 12th digit is ignored: 0.6 is a quarter below 0.8, but 0.8 * 0.75 is more than 0.6 in
// doubles.
const EQUAL = 1e-11;

/** The greatest number of proposals. */
const MOST = 5;

/**
 * For each bound and point, the smallest change that lets more actuators meet everything. The most effective
 * come first, then the smaller changes.
 */
export function relaxationsOf({ requirements }: MatchQuestion, ranking: Ranking): Relaxation[] {
  return requirements
    .flatMap((requirement, number) => {
      const easing = easingOf(requirement);
      if (easing === null) return [];
      const joined = ranking.judges.filter(
        (_judge, other) => ranking.groups[other] === ranking.groups[number],
      );
      return relaxationOf(easing, rowsBlockedBy(ranking, number), joined);
    })
    .toSorted((one, other) => other.adds - one.adds || changeOf(one) - changeOf(other))
    .slice(0, MOST);
}

const changeOf = ({ from, to }: Relaxation): number => Math.abs(to / from - 1);

/** A requirement that can be made easier, and its present value. */
interface Eased {
  readonly requirement: string;
  readonly from: number;
  /** For a point: the speed at which the torque is reduced. */
  readonly speed_rpm?: number;
}

/** The direction in which a requirement is made easier. */
interface Easing {
  readonly eased: Eased;
  readonly sense: 'at least' | 'at most';
}

/** Null for accepted values, and for a point whose torque and speed are given as bounds. */
function easingOf(requirement: Requirement): Easing | null {
  if (requirement.kind === 'accepted') return null;
  const { name, sense } = requirement.row;
  if (requirement.kind === 'bound')
    return { eased: { requirement: name, from: requirement.asked }, sense: senseOf(sense) };
  if (isOfPoint(requirement)) return null;
  const { torque_nm, speed_rpm } = requirement.asked;
  return { eased: { requirement: name, from: torque_nm, speed_rpm }, sense: 'at least' };
}

const senseOf = (sense: string): Easing['sense'] => (sense === 'at most' ? 'at most' : 'at least');

/**
 * The smallest change of a bound by which more of the rows that it blocks meet everything, by the judges of
 * its group.
 */
function relaxationOf(
  { eased, sense }: Easing,
  blocked: readonly number[],
  judges: readonly Judge[],
): Relaxation[] {
  const { from, requirement } = eased;
  // "At least" on negated values is "at most".
  const sign = sense === 'at least' ? 1 : -1;
  const furthest = from * (1 - sign * (FURTHEST + EQUAL));
  const bounds = boundsWithin(blocked, judges, { name: requirement, sign, furthest });
  if (bounds.length === 0) return [];
  const nearest = sign * bounds.reduce((one, other) => Math.max(one, other));
  for (const to of [roundTo4Digits(nearest), (sign === 1 ? roundDownTo4Digits : roundUpTo4Digits)(nearest)]) {
    const adds = bounds.filter((bound) => bound >= sign * to - to * EQUAL).length;
    if (adds > 0) return to === from ? [] : [{ ...eased, to, adds }];
  }
  return [];
}

/** The bound to ease, at most to `furthest`; `sign` is +1 for a lower bound and -1 for an upper one. */
interface EasedBound {
  readonly name: string;
  readonly sign: 1 | -1;
  readonly furthest: number;
}

/** The strictest bounds with which rows meet everything, times the sign, up to `furthest`. */
function boundsWithin(
  rows: readonly number[],
  judges: readonly Judge[],
  { name, sign, furthest }: EasedBound,
): number[] {
  const bounds: number[] = [];
  for (const row of rows) {
    let bound = Infinity;
    for (const { hardestAt } of judges) {
      bound = Math.min(bound, sign * (hardestAt?.(row, name) ?? NaN));
      if (!(bound >= sign * furthest)) break;
    }
    if (bound >= sign * furthest) bounds.push(bound);
  }
  return bounds;
}
