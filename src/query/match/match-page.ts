import type { MatchPosition } from '../parameters/cursor.ts';
import type { FilterIndex } from '../table/filter-index.ts';
import { countUpTo, firstNot } from '../table/order.ts';
import { MISSES } from './judge/verdicts.ts';
import { isPriceAsked, type MatchPaging, type MatchQuestion } from './question/question.ts';
import { NOT_JUDGED, type Ranking } from './rank-candidates.ts';

// An actuator has fewer checks than this.
const MOST_CHECKS = 4096;

/**
 * The rank of every judged row, the best least; NaN for rows that are not answered. In order of weight: the
 * verdict, whether the price is unknown, the number of unknown checks, and the likelihood.
 */
function ranksOf(
  { column, count }: FilterIndex,
  { verdicts, unknownChecks, likelihoods }: Ranking,
  { question, isChosen }: { readonly question: MatchQuestion; readonly isChosen: boolean },
): Float64Array {
  const prices = !isChosen && isPriceAsked(question) ? column('price_usd') : null;
  const ranks = new Float64Array(count).fill(NaN);
  for (let row = 0; row < count; row += 1) {
    const verdict = verdicts[row] ?? NOT_JUDGED;
    // Actuators that are named are answered even if they miss.
    if (verdict === NOT_JUDGED || (verdict === MISSES && question.ids === null)) continue;
    const isUnpriced = prices !== null && Number.isNaN(prices[row]);
    const group = 2 * verdict + Number(isUnpriced);
    const unlikely = 1 - (likelihoods[row] ?? 1);
    ranks[row] = isChosen ? verdict : group * MOST_CHECKS + (unknownChecks[row] ?? 0) + unlikely / 2;
  }
  return ranks;
}

/** The page asked for, of all that may fit. Its end is null where no other page follows. */
export function matchPage(
  index: FilterIndex,
  ranking: Ranking,
  paging: Omit<MatchPaging, 'fingerprint'> & { readonly question: MatchQuestion },
) {
  const { order, after } = paging;
  const ranks = ranksOf(index, ranking, paging);
  const limit = paging.question.ids === null ? paging.limit : index.count;
  const ordered = index.inOrder(order);
  const start = after === null ? 0 : countUpTo(ordered, after, order.direction);
  const isBehind = (rank: number, step: number): boolean =>
    after === null || rank > after.rank || (rank === after.rank && step >= start);
  const found: RankedRow[] = [];
  let total = 0;
  for (let step = 0; step < ordered.rows.length; step += 1) {
    const row = ordered.rows[step] ?? 0;
    const rank = ranks[row] ?? NaN;
    if (Number.isNaN(rank)) continue;
    total += 1;
    if (isBehind(rank, step)) insertRanked(found, { row, rank }, limit + 1);
  }
  const page = found.slice(0, limit);
  const end = found.length > limit ? page.at(-1) : undefined;
  const position: MatchPosition | null =
    end === undefined ? null : { ...ordered.positionOf(end.row), rank: end.rank };
  return { rows: page.map(({ row }) => row), total, end: position };
}

interface RankedRow {
  readonly row: number;
  readonly rank: number;
}

/** Inserts a row behind all of its rank or a better one, and keeps the first `most`. */
function insertRanked(found: RankedRow[], next: RankedRow, most: number): void {
  const last = found.at(-1);
  if (found.length === most && last !== undefined && last.rank <= next.rank) return;
  const at = firstNot(found.length, (step) => (found[step]?.rank ?? Infinity) <= next.rank);
  found.splice(at, 0, next);
  if (found.length > most) found.pop();
}
