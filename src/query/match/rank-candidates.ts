import { applyFilters } from '../filters/apply-filters.ts';
import { countRows, noRows, type Mask } from '../table/mask.ts';
import type { FilterIndex } from '../table/table.ts';
import type { Judge } from './check.ts';
import { openJudge } from './judge.ts';
import { openBasis } from './point-judge.ts';
import type { MatchQuestion } from './question.ts';
import { isOfPoint, type Requirement } from './requirement.ts';
import { MEETS, MISSES, UNKNOWN, type Verdict } from './verdicts.ts';

/** The rank of a row that is no candidate, or misses something. */
export const UNRANKED = -1;

/** How the candidates stand to a question. */
export interface Ranking {
  readonly counts: Readonly<Record<Verdict, number>>;
  /**
   * By row: 0 where it meets everything, 1 where it is close, 1 + N where N figures are unknown; UNRANKED for
   * all other rows.
   */
  readonly ranks: Int16Array;
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
export function rankCandidates(
  table: FilterIndex,
  { requirements, filters, modifiers }: MatchQuestion,
): Ranking {
  const candidates = applyFilters(table, filters);
  const judging = { tolerance: modifiers.tolerance, basisAt: openBasis(table) };
  const judges = requirements.map((requirement) => openJudge(table, requirement, judging));
  const groups = groupsOf(requirements);
  const ranks = new Int16Array(table.count).fill(UNRANKED);
  const soleBlockers = new Int16Array(table.count).fill(-1);
  const steps = byCost(requirements).map((number) => ({
    verdictAt: judges[number]?.verdictAt ?? (() => MEETS),
    group: groups[number] ?? number,
  }));
  for (let row = 0; row < table.count; row += 1) {
    if (candidates[row] !== 1) continue;
    const { rank, soleBlocker } = standing(steps, row);
    ranks[row] = rank;
    soleBlockers[row] = soleBlocker;
  }
  return { counts: countRanks(ranks, countRows(candidates)), ranks, soleBlockers, groups, judges };
}

/** A requirement as a row is judged by it. */
interface Step {
  readonly verdictAt: (row: number) => number;
  readonly group: number;
}

/** How one row stands to all requirements. */
function standing(
  steps: readonly Step[],
  row: number,
): { readonly rank: number; readonly soleBlocker: number } {
  let unknown = 0;
  let isClose = false;
  let misses = false;
  let blocker = -1;
  let isBlockedTwice = false;
  for (const { verdictAt, group } of steps) {
    const verdict = verdictAt(row);
    if (verdict === MEETS) continue;
    if (verdict === MISSES) misses = true;
    else if (verdict === UNKNOWN) unknown += 1;
    else isClose = true;
    if (blocker === -1) blocker = group;
    else if (blocker !== group) isBlockedTwice = true;
    // Nothing that follows can change how it stands.
    if (misses && isBlockedTwice) break;
  }
  const rank = misses ? UNRANKED : unknown > 0 ? 1 + unknown : Number(isClose);
  return { rank, soleBlocker: isBlockedTwice ? -1 : blocker };
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

function countRanks(ranks: Int16Array, candidates: number): Ranking['counts'] {
  let meets = 0;
  let close = 0;
  let unknown = 0;
  for (const rank of ranks) {
    if (rank === 0) meets += 1;
    else if (rank === 1) close += 1;
    else if (rank > 1) unknown += 1;
  }
  return { meets, close, unknown, misses: candidates - meets - close - unknown };
}

/** The ranking of fewer candidates: how one stands does not depend on the others. */
export function rankingAmong(ranking: Ranking, candidates: Mask): Ranking {
  const ranks = ranking.ranks.map((rank, row) => (candidates[row] === 1 ? rank : UNRANKED));
  const soleBlockers = ranking.soleBlockers.map((blocker, row) => (candidates[row] === 1 ? blocker : -1));
  return { ...ranking, counts: countRanks(ranks, countRows(candidates)), ranks, soleBlockers };
}

/** The rows that meet everything. */
export const rowsThatMeet = ({ ranks }: Ranking): Mask => rowsWhere(ranks, (rank) => rank === 0);

/** The rows that miss nothing: they meet it, are close, or some figure is unknown. */
export const rankedRows = ({ ranks }: Ranking): Mask => rowsWhere(ranks, (rank) => rank !== UNRANKED);

/** The rows that one requirement, or the group of which it is, alone keeps from meeting everything. */
export const rowsBlockedBy = ({ soleBlockers, groups }: Ranking, requirement: number): Mask =>
  rowsWhere(soleBlockers, (blocker) => blocker !== -1 && blocker === groups[requirement]);

function rowsWhere(values: Int16Array, test: (value: number) => boolean): Mask {
  const mask = noRows(values.length);
  for (let row = 0; row < values.length; row += 1) if (test(values[row] ?? UNRANKED)) mask[row] = 1;
  return mask;
}
