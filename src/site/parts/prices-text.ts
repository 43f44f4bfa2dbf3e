import { PRICED_BY } from '../../catalog/evidence/comparable.ts';
import { kindWords } from '../../catalog/evidence/condition-tags.ts';
import type { PriceStatedBy } from '../../catalog/fields/evidence/source.ts';
import {
  likePrices,
  motorsIn,
  type JointPrice,
  type LikePrices,
} from '../../catalog/records/motor-totals.ts';
import { UNDATED } from '../client-catalog/figure-marks.ts';
import { numberIn, textIn, type ListedActuator } from '../client-catalog/load-catalog.ts';
import { counted } from '../format.ts';

/** The word for a row's part: an actuator of a parts list, a motor in the joint of a robot. */
type Noun = 'motor' | 'actuator';

/**
 * The prices in a sum, in words: who states them, what they include, and from when they are. Null where none is
 * known.
 */
export function pricesText(prices: readonly JointPrice[], noun: Noun): string | null {
  const [first, ...others] = likePrices(prices);
  if (first === undefined) return null;
  const unlike = [first, ...others].map((like) => `${counted(like.count, noun)} ${termsText(like)}`);
  const terms =
    others.length === 0 ? termsText(first) : `prices that are not comparable: ${unlike.join('; ')}`;
  return `${terms}; ${datesText(prices, noun)}`;
}

const termsText = ({ price_stated_by, includes }: LikePrices): string =>
  [
    price_stated_by === null ? 'source not stated' : PRICED_BY[price_stated_by],
    includes === null ? '' : kindWords({ includes }),
  ]
    .filter(Boolean)
    .join(', ');

/** The earliest and the latest date of some prices, and for how many motors no source states one. */
function datesText(prices: readonly JointPrice[], noun: Noun): string {
  const known = prices.filter(({ price_usd }) => price_usd !== null);
  const dates = known.flatMap(({ conditions }) => conditions?.date ?? []).toSorted();
  const undated = motorsIn(known.filter(({ conditions }) => conditions?.date === undefined));
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined) return UNDATED;
  const span = first === last ? `dated ${first}` : `dated ${first} to ${last}`;
  return undated === 0 ? span : `${span}, ${UNDATED} for ${counted(undated, noun)}`;
}

/** The price of a row of motors: of none where the catalog does not have the actuator. */
export function priceOf(actuator: ListedActuator | null | undefined, count: number): JointPrice {
  if (!actuator) return { count, price_usd: null, price_stated_by: null, conditions: undefined };
  // The catalog of the pages has the date of a price as a figure of its own, not as one of its conditions.
  const date = textIn(actuator, 'price_date');
  return {
    count,
    price_usd: numberIn(actuator, 'price_usd'),
    price_stated_by: statedBy(textIn(actuator, 'price_stated_by')),
    conditions: { ...actuator.conditions.price_usd, ...(date !== null && { date }) },
  };
}

const statedBy = (party: string | null): PriceStatedBy | null =>
  party !== null && isParty(party) ? party : null;

const isParty = (party: string): party is PriceStatedBy => Object.hasOwn(PRICED_BY, party);
