import { applyFilters } from '../filters/apply-filters.ts';
import { maskOf, noRows, rowListOf, type Mask } from '../table/mask.ts';
import { firstNot } from '../table/order.ts';
import type { Table } from '../table/table.ts';
import type { Judge } from './judge/check.ts';
import { openJudge } from './judge/open-judge.ts';
import { openBasis } from './judge/point-judge.ts';
import { MEETS, MISSES, MISSES_FAR, UNKNOWN, type Verdict } from './judge/verdicts.ts';
import type { MatchQuestion } from './question/match-question.ts';
import { isOfPoint, type Requirement } from './question/requirements.ts';

/** The verdict of a row that is not a candidate. */
export const NOT_JUDGED = -1;

/** In place of the sole blocker of a row: no group keeps it from meeting everything. */
const NO_BLOCKER = -1;

/** In place of the sole blocker of a row: several groups block it, or it misses by far. */
const NO_SOLE_BLOCKER = -2;

/** The verdicts of a question on all candidates. */
export interface Ranking {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** By row: its verdict, MEETS to MISSES; NOT_JUDGED where it is not a candidate. */
  readonly verdicts: Int8Array;
  /**
   * By row: the number of checks that are unknown and count. For rows that miss, a lower bound, but exact if
   * `ids` names the candidates, because they are all in the answer.
   */
  readonly unknownChecks: Uint16Array;
  /** The lowest likelihood of a row's unknown checks; 1 without any. It orders rows of the same rank. */
  readonly likelihoodAt: (row: number) => number;
  /**
   * By row: the index of the only group of requirements that keeps it from meeting everything, and not by far;
   * negative if there is no such group.
   */
  readonly soleBlockers: Int16Array;
  /** The group of each requirement: a point and the bounds that make it are one group. */
  readonly groups: readonly number[];
  /** The judge of each requirement. */
  readonly judges: readonly Judge[];
}

/** Judges every candidate by every requirement. */
export function rankCandidates(table: Table, question: MatchQuestion): Ranking {
  const { requirements, modifiers, includeUnknown } = question;
  const candidates = candidatesOf(table, question);
  const judging = { tolerance: modifiers.tolerance, basisAt: openBasis(table) };
  const judges = requirements.map((requirement) => openJudge(table, requirement, judging));
  const groups = groupsOf(requirements);
  const outcome = {
    verdicts: firstVerdicts(candidates),
    unknownChecks: new Uint16Array(table.count),
    soleBlockers: new Int16Array(table.count).fill(NO_BLOCKER),
  };
  const judged: JudgedColumn[] = [];
  let undecided = rowListOf(candidates);
  for (const number of byCost(requirements)) {
    const judge = judges[number];
    const field = requirements[number]?.row.field;
    if (judge === undefined || field === undefined) continue;
    const verdicts = judge.verdictsOn(undecided);
    if (includeUnknown.has(field)) excuseUnknown(verdicts, table.having('has', field));
    judged.push({ judge, verdicts });
    const group = groups[number] ?? number;
    const left = addVerdicts(outcome, undecided, { verdicts, group });
    // Actuators that `ids` names are in the answer even if they miss, so all of their checks are needed.
    if (question.ids === null) undecided = left;
  }
  const { verdicts, unknownChecks, soleBlockers } = outcome;
  const likelihoodAt = (row: number): number => leastLikelihood(judged, row);
  const counts = countVerdicts(verdicts);
  return { counts, verdicts, unknownChecks, likelihoodAt, soleBlockers, groups, judges };
}

/** The verdicts by one requirement, by row. */
interface JudgedColumn {
  readonly judge: Judge;
  readonly verdicts: Uint8Array;
}

/** The outcome of the requirements that were judged so far, by row. */
type Outcome = Pick<Ranking, 'verdicts' | 'unknownChecks' | 'soleBlockers'>;

/** The verdicts before any requirement: every candidate meets all. */
function firstVerdicts(candidates: Mask): Int8Array {
  const verdicts = new Int8Array(candidates.length).fill(NOT_JUDGED);
  for (let row = 0; row < candidates.length; row += 1) if (candidates[row] === 1) verdicts[row] = MEETS;
  return verdicts;
}

/** Lets the rows whose figure is unknown meet a requirement. */
function excuseUnknown(verdicts: Uint8Array, known: Mask): void {
  for (let row = 0; row < verdicts.length; row += 1)
    if (verdicts[row] === UNKNOWN && known[row] === 0) verdicts[row] = MEETS;
}

/** The verdicts by one requirement, and its group. */
interface AddedVerdicts {
  readonly verdicts: Uint8Array;
  readonly group: number;
}

/**
 * Adds the verdicts on some rows by one requirement to those before it. Returns the rows that a further
 * requirement can change: one that misses something is decided when it has several blockers, or misses it by
 * far.
 */
function addVerdicts(
  { verdicts, unknownChecks, soleBlockers }: Outcome,
  rows: Uint32Array,
  added: AddedVerdicts,
): Uint32Array {
  const undecided = new Uint32Array(rows.length);
  let count = 0;
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[step] ?? 0;
    const verdict = added.verdicts[row] ?? MEETS;
    if (verdict !== MEETS) {
      if (verdict === UNKNOWN) unknownChecks[row] = (unknownChecks[row] ?? 0) + 1;
      const blocker = soleBlockers[row];
      const isSole = verdict !== MISSES_FAR && (blocker === NO_BLOCKER || blocker === added.group);
      soleBlockers[row] = isSole ? added.group : NO_SOLE_BLOCKER;
      const worst = Math.max(verdicts[row] ?? MEETS, Math.min(verdict, MISSES));
      verdicts[row] = worst;
      if (worst === MISSES && !isSole) continue;
    }
    undecided[count] = row;
    count += 1;
  }
  return undecided.subarray(0, count);
}

function leastLikelihood(judged: readonly JudgedColumn[], row: number): number {
  let least = 1;
  for (const { judge, verdicts } of judged)
    if (verdicts[row] === UNKNOWN && least > 0) least = Math.min(least, judge.likelihoodAt(row));
  return least;
}

/** The candidates: the named actuators, otherwise those that pass every filter. */
const candidatesOf = (table: Table, { ids, filters }: MatchQuestion): Mask =>
  ids === null
    ? applyFilters(table, filters)
    : maskOf(
        ids.flatMap((id) => rowOfId(table.ids, id)),
        table.count,
      );

/** The row of an id among sorted ids; empty if the id is unknown. */
function rowOfId(ids: readonly string[], id: string): number[] {
  const row = firstNot(ids.length, (step) => (ids[step] ?? '') < id);
  return ids[row] === id ? [row] : [];
}

/** The group of each requirement: its own number, but one number for those that are joined. */
function groupsOf(requirements: readonly Requirement[]): number[] {
  const joined = requirements.findIndex(isOfPoint);
  return requirements.map((requirement, number) => (isOfPoint(requirement) ? joined : number));
}

/**
 * The numbers of the requirements: first accepted values, which decide most rows, and last those that cost most
 * to judge: points, and figures that depend on the supply.
 */
function byCost(requirements: readonly Requirement[]): number[] {
  const costOf = (number: number): number => {
    const requirement = requirements[number];
    if (requirement === undefined || requirement.kind === 'accepted') return 0;
    return requirement.kind === 'point' || requirement.supply.volts < Infinity ? 2 : 1;
  };
  return [...requirements.keys()].sort((one, other) => costOf(one) - costOf(other));
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

/** The ranking of fewer candidates; their verdicts do not depend on each other. */
export function rankingAmong(ranking: Ranking, candidates: Mask): Ranking {
  const verdicts = ranking.verdicts.map((verdict, row) => (candidates[row] === 1 ? verdict : NOT_JUDGED));
  const soleBlockers = ranking.soleBlockers.map((blocker, row) =>
    candidates[row] === 1 ? blocker : NO_BLOCKER,
  );
  return { ...ranking, counts: countVerdicts(verdicts), verdicts, soleBlockers };
}

/** The rows that meet every requirement. */
export const rowsThatMeet = ({ verdicts }: Ranking): Mask =>
  rowsWhere(verdicts, (verdict) => verdict === MEETS);

/** The rows that miss nothing: they meet everything, are close, or have unknown figures. */
export const rankedRows = ({ verdicts }: Ranking): Mask =>
  rowsWhere(verdicts, (verdict) => verdict !== NOT_JUDGED && verdict !== MISSES);

/** The rows that only this requirement, or its group, keeps from meeting everything. */
export function rowsBlockedBy({ soleBlockers, groups }: Ranking, requirement: number): number[] {
  const rows: number[] = [];
  const group = groups[requirement];
  for (let row = 0; row < soleBlockers.length; row += 1) if (soleBlockers[row] === group) rows.push(row);
  return rows;
}

function rowsWhere(values: Int8Array, test: (value: number) => boolean): Mask {
  const mask = noRows(values.length);
  for (let row = 0; row < values.length; row += 1) if (test(values[row] ?? NOT_JUDGED)) mask[row] = 1;
  return mask;
}
