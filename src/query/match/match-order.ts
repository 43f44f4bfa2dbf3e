import type { MatchPosition } from '../parameters/cursor.ts';
import { countUpTo, firstNot } from '../table/order.ts';
import type { Table } from '../table/table.ts';
import { MISSES, UNKNOWN } from './judge/verdicts.ts';
import { isPriceAsked, type MatchPaging, type MatchQuestion } from './question/match-question.ts';
import { NOT_JUDGED, type Ranking } from './rank-candidates.ts';

// An actuator has fewer checks than this.
const MOST_CHECKS = 4096;

/**
 * Opens the rank of a row; the lowest is best. The likelihood is left out, since it adds less than 1. In order of
 * weight: the verdict, whether the price is unknown, the number of unknown checks.
 */
function openLevels(
  { column }: Table,
  { verdicts, unknownChecks }: Ranking,
  { question, isChosen }: { readonly question: MatchQuestion; readonly isChosen: boolean },
): (row: number) => number {
  if (isChosen) return (row) => verdicts[row] ?? NOT_JUDGED;
  const prices = isPriceAsked(question) ? column('price_usd') : null;
  return (row) => {
    const isUnpriced = prices !== null && Number.isNaN(prices[row]);
    const group = 2 * (verdicts[row] ?? NOT_JUDGED) + Number(isUnpriced);
    return group * MOST_CHECKS + (unknownChecks[row] ?? 0);
  };
}

/** The requested page of the matches. Its end is null on the last page. */
export function matchPage(
  index: Table,
  ranking: Ranking,
  paging: Omit<MatchPaging, 'fingerprint'> & { readonly question: MatchQuestion },
) {
  const { order, after, isChosen, question } = paging;
  const { verdicts, counts, likelihoodAt } = ranking;
  const levelAt = openLevels(index, ranking, paging);
  const limit = question.ids === null ? paging.limit : index.count;
  // Actuators that `ids` names are in the answer even if they miss.
  const worst = question.ids === null ? UNKNOWN : MISSES;
  const ordered = index.inOrder(order);
  const start = after === null ? 0 : countUpTo(ordered, after, order.direction);
  const isBehind = (rank: number, step: number): boolean =>
    after === null || rank > after.rank || (rank === after.rank && step >= start);
  const found: RankedRow[] = [];
  for (let step = 0; step < ordered.rows.length; step += 1) {
    const row = ordered.rows[step] ?? 0;
    const verdict = verdicts[row] ?? NOT_JUDGED;
    if (verdict === NOT_JUDGED || verdict > worst) continue;
    const level = levelAt(row);
    // The row comes after the page, whatever its likelihood.
    if (found.length > limit && level >= (found[limit]?.rank ?? Infinity)) continue;
    const rank = isChosen ? level : level + (1 - likelihoodAt(row)) / 2;
    if (isBehind(rank, step)) insertRanked(found, { row, rank }, limit + 1);
  }
  const page = found.slice(0, limit);
  const end = found.length > limit ? page.at(-1) : undefined;
  const position: MatchPosition | null =
    end === undefined ? null : { ...ordered.positionOf(end.row), rank: end.rank };
  const { meets, close, unknown, misses } = counts;
  const total = meets + close + unknown + (worst === MISSES ? misses : 0);
  return { rows: page.map(({ row }) => row), total, end: position };
}

interface RankedRow {
  readonly row: number;
  readonly rank: number;
}

/** Inserts a row behind all rows of the same or a better rank, and keeps the first `most`. */
function insertRanked(found: RankedRow[], next: RankedRow, most: number): void {
  const last = found.at(-1);
  if (found.length === most && last !== undefined && last.rank <= next.rank) return;
  const at = firstNot(found.length, (step) => (found[step]?.rank ?? Infinity) <= next.rank);
  found.splice(at, 0, next);
  if (found.length > most) found.pop();
}
