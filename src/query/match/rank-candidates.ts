import { applyFilters } from '../filters/apply-filters.ts';
import type { FilterIndex } from '../table/filter-index.ts';
import { maskOf, noRows, type Mask } from '../table/mask.ts';
import { firstNot } from '../table/order.ts';
import type { Judge } from './judge/check.ts';
import { openJudge } from './judge/judge.ts';
import { openBasis } from './judge/point-judge.ts';
import { MEETS, MISSES, UNKNOWN, type Verdict } from './judge/verdicts.ts';
import type { MatchQuestion } from './question/question.ts';
import { isOfPoint, type Requirement } from './question/requirements.ts';

/** The verdict of a row that is no candidate. */
export const NOT_JUDGED = -1;

/** The verdicts of a question on all candidates. */
export interface Ranking {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** By row: its verdict, MEETS to MISSES; NOT_JUDGED where it is no candidate. */
  readonly verdicts: Int8Array;
  /**
   * By row: how many of its checks are unknown and count. Of rows that miss at least so many; exact where the
   * candidates are named, for then they are answered.
   */
  readonly unknownChecks: Uint16Array;
  /** By row: the least likelihood of its unknown checks; 1 without any. */
  readonly likelihoods: Float64Array;
  /**
   * By row: the number of the group of requirements that alone keeps it from meeting everything; -1 for none.
   */
  readonly soleBlockers: Int16Array;
  /** The group of each requirement: a point and the bounds that are joined are one group. */
  readonly groups: readonly number[];
  /** The judge of each requirement. */
  readonly judges: readonly Judge[];
}

/** Judges every candidate by every requirement. */
export function rankCandidates(table: FilterIndex, question: MatchQuestion): Ranking {
  const { requirements, modifiers, includeUnknown } = question;
  const candidates = candidatesOf(table, question);
  const judging = { tolerance: modifiers.tolerance, basisAt: openBasis(table) };
  const judges = requirements.map((requirement) => openJudge(table, requirement, judging));
  const groups = groupsOf(requirements);
  const verdicts = new Int8Array(table.count).fill(NOT_JUDGED);
  const unknownChecks = new Uint16Array(table.count);
  const likelihoods = new Float64Array(table.count).fill(1);
  const soleBlockers = new Int16Array(table.count).fill(-1);
  const steps = byCost(requirements).flatMap((number): Step[] => {
    const judge = judges[number];
    const requirement = requirements[number];
    if (judge === undefined || requirement === undefined) return [];
    const { field } = requirement.row;
    const known = includeUnknown.has(field) ? table.having('has', field) : null;
    return [{ judge, group: groups[number] ?? number, known }];
  });
  for (let row = 0; row < table.count; row += 1) {
    if (candidates[row] !== 1) continue;
    const { verdict, unknown, likelihood, soleBlocker } = judgeRow(steps, row, question.ids !== null);
    verdicts[row] = verdict;
    unknownChecks[row] = unknown;
    likelihoods[row] = likelihood;
    soleBlockers[row] = soleBlocker;
  }
  const counts = countVerdicts(verdicts);
  return { counts, verdicts, unknownChecks, likelihoods, soleBlockers, groups, judges };
}

/** The candidates: the actuators that are named, else those that pass every filter. */
const candidatesOf = (table: FilterIndex, { ids, filters }: MatchQuestion): Mask =>
  ids === null
    ? applyFilters(table, filters)
    : maskOf(
        ids.flatMap((id) => rowOfId(table.ids, id)),
        table.count,
      );

/** The row of an id among ids in ascending order; none for an unknown one. */
function rowOfId(ids: readonly string[], id: string): number[] {
  const row = firstNot(ids.length, (step) => (ids[step] ?? '') < id);
  return ids[row] === id ? [row] : [];
}

/** A requirement as a row is judged by it. */
interface Step {
  readonly judge: Judge;
  readonly group: number;
  /** The rows whose figure is known, where an unknown one does not count; null where it does. */
  readonly known: Mask | null;
}

/** Judges one row by all requirements; `isWhole` reads them all even if nothing more can change. */
function judgeRow(steps: readonly Step[], row: number, isWhole: boolean) {
  let unknown = 0;
  let likelihood = 1;
  let worst: number = MEETS;
  let blocker = -1;
  let isBlockedTwice = false;
  for (const { judge, group, known } of steps) {
    const verdict = judge.verdictAt(row);
    if (verdict === MEETS || (verdict === UNKNOWN && known?.[row] === 0)) continue;
    worst = Math.max(worst, verdict);
    if (verdict === UNKNOWN) {
      unknown += 1;
      if (likelihood > 0) likelihood = Math.min(likelihood, judge.likelihoodAt(row));
    }
    if (blocker === -1) blocker = group;
    else if (blocker !== group) isBlockedTwice = true;
    // Nothing that follows can change its verdict or its blockers.
    if (worst === MISSES && isBlockedTwice && !isWhole) break;
  }
  return { verdict: worst, unknown, likelihood, soleBlocker: isBlockedTwice ? -1 : blocker };
}

/** The group of each requirement: its own number, but one number for those that are joined. */
function groupsOf(requirements: readonly Requirement[]): number[] {
  const joined = requirements.findIndex(isOfPoint);
  return requirements.map((requirement, number) => (isOfPoint(requirement) ? joined : number));
}

/**
 * The numbers of the requirements, those last that cost most to judge: points, and figures that depend on the
 * supply.
 */
function byCost(requirements: readonly Requirement[]): number[] {
  const isExpensive = (number: number): boolean => {
    const requirement = requirements[number];
    if (requirement === undefined || requirement.kind === 'accepted') return false;
    return requirement.kind === 'point' || requirement.supply.volts < Infinity;
  };
  const numbers = [...requirements.keys()];
  return [...numbers.filter((number) => !isExpensive(number)), ...numbers.filter(isExpensive)];
}

/** The number of rows of each verdict. */
function countVerdicts(verdicts: Int8Array): Ranking['counts'] {
  const counts = [0, 0, 0, 0];
  for (let row = 0; row < verdicts.length; row += 1) {
    const verdict = verdicts[row] ?? NOT_JUDGED;
    if (verdict !== NOT_JUDGED) counts[verdict] = (counts[verdict] ?? 0) + 1;
  }
  const [meets = 0, close = 0, unknown = 0, misses = 0] = counts;
  return { meets, close, unknown, misses };
}

/** The ranking of fewer candidates: the verdict on one does not depend on the others. */
export function rankingAmong(ranking: Ranking, candidates: Mask): Ranking {
  const verdicts = ranking.verdicts.map((verdict, row) => (candidates[row] === 1 ? verdict : NOT_JUDGED));
  const soleBlockers = ranking.soleBlockers.map((blocker, row) => (candidates[row] === 1 ? blocker : -1));
  return { ...ranking, counts: countVerdicts(verdicts), verdicts, soleBlockers };
}

/** The rows that meet everything. */
export const rowsThatMeet = ({ verdicts }: Ranking): Mask =>
  rowsWhere(verdicts, (verdict) => verdict === MEETS);

/** The rows that miss nothing: they meet it, are close, or some figure is unknown. */
export const rankedRows = ({ verdicts }: Ranking): Mask =>
  rowsWhere(verdicts, (verdict) => verdict !== NOT_JUDGED && verdict !== MISSES);

/** The rows that one requirement, or the group of which it is, alone keeps from meeting everything. */
export const rowsBlockedBy = ({ soleBlockers, groups }: Ranking, requirement: number): Mask =>
  rowsWhere(soleBlockers, (blocker) => blocker !== -1 && blocker === groups[requirement]);

function rowsWhere(values: Int8Array | Int16Array, test: (value: number) => boolean): Mask {
  const mask = noRows(values.length);
  for (let row = 0; row < values.length; row += 1) if (test(values[row] ?? -1)) mask[row] = 1;
  return mask;
}
