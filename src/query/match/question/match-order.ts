import type { CursorOwner, MatchPosition } from '../../parameters/cursor.ts';
import type { Order } from '../../table/order.ts';
import type { MatchQuestion } from './question.ts';

/** The order of the actuators of a match. */
export interface MatchOrder {
  /** The field that was asked for or, behind everything else, the mass. */
  readonly order: Order;
  /** True if the client asked for a field: then only the verdict comes before it. */
  readonly isChosen: boolean;
}

/** The order without a field that is asked for. */
export const DEFAULT_ORDER: MatchOrder = { order: { sort: 'weight_g', direction: 'asc' }, isChosen: false };

/** The page of matches that is asked for. */
export interface MatchPaging extends MatchOrder, CursorOwner {
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: MatchPosition | null;
}

/** True if a price is required: then actuators of a known price come first among those of one verdict. */
export const isPriceAsked = ({ requirements }: MatchQuestion): boolean =>
  requirements.some(({ row }) => row.field === 'price_usd');

/** The order in words, as answers state it. */
export function orderText(question: MatchQuestion, { order, isChosen }: MatchOrder): string {
  const { sort, direction } = order;
  const field = direction === 'asc' ? `${sort}` : `${sort} ${direction}`;
  const priced = isPriceAsked(question) ? ['known price_usd'] : [];
  const before = isChosen ? [] : [...priced, 'unknown checks', 'likelihood'];
  return ['verdict', ...before, field].join(', ');
}
