import type { CursorOwner, MatchPosition } from '../parameters/cursor.ts';
import { countUpTo } from '../table/order.ts';
import type { FilterIndex } from '../table/table.ts';
import type { Ranking } from './rank-candidates.ts';

/** The page of matches that is asked for. */
export interface MatchPaging extends CursorOwner {
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: MatchPosition | null;
}

/**
 * The page asked for, of all that may fit: those that meet all first, then close ones, then those with the
 * fewest unknown figures, each in the order asked. Its end is null where no other page follows.
 */
export function matchPage(
  index: FilterIndex,
  { ranks, counts }: Ranking,
  { order, limit, after }: Omit<MatchPaging, 'fingerprint'>,
) {
  const ordered = index.inOrder(order);
  const last = ranks.reduce((most, rank) => Math.max(most, rank), 0);
  const found: { readonly row: number; readonly rank: number }[] = [];
  for (let rank = after?.rank ?? 0; rank <= last && found.length <= limit; rank += 1) {
    const start = rank === after?.rank ? countUpTo(ordered, after, order.direction) : 0;
    for (let step = start; step < ordered.rows.length && found.length <= limit; step += 1) {
      const row = ordered.rows[step] ?? 0;
      if (ranks[row] === rank) found.push({ row, rank });
    }
  }
  const page = found.slice(0, limit);
  const end = found.length > limit ? page.at(-1) : undefined;
  const position: MatchPosition | null =
    end === undefined ? null : { ...ordered.positionOf(end.row), rank: end.rank };
  return {
    rows: page.map(({ row }) => row),
    total: counts.meets + counts.close + counts.unknown,
    end: position,
  };
}
