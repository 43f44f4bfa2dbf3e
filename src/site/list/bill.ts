import { motorsIn, sumOver, type MotorSum } from '../../catalog/motor-totals.ts';
import type { Listed } from '../copy/listed.ts';
import { figureText, valueText } from '../format.ts';
import { csvText } from '../layout/browser.ts';
import type { Line } from './lines.ts';

/** A line with its actuator; null for an id that the catalog does not have. */
export interface BillLine extends Line {
  readonly actuator: Listed | null;
  /** Of one motor. */
  readonly price_usd: number | null;
  readonly weight_g: number | null;
}

/** A figure that is summed. */
export type SummedName = 'price_usd' | 'weight_g';

/** A list of motors as one would order them. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly motors: number;
  readonly price_usd: MotorSum;
  readonly weight_g: MotorSum;
}

/** Looks up the lines and sums them. */
export function billOf(lines: readonly Line[], actuators: ReadonlyMap<string, Listed>): Bill {
  const billed = lines.map((line): BillLine => {
    const actuator = actuators.get(line.id) ?? null;
    const figureOf = (name: SummedName): number | null => {
      const figure = actuator?.figures[name];
      return typeof figure === 'number' ? figure : null;
    };
    return { ...line, actuator, price_usd: figureOf('price_usd'), weight_g: figureOf('weight_g') };
  });
  return {
    lines: billed,
    motors: motorsIn(billed),
    price_usd: sumOver(billed, ({ price_usd }) => price_usd),
    weight_g: sumOver(billed, ({ weight_g }) => weight_g),
  };
}

/** A price in words: `$412`, `$83.34`. */
export const dollars = (price: number): string => `$${valueText(times(price, 1), '{USD}') ?? ''}`;

/** A mass in words: grams, from a kilogram on kilograms. */
export const massText = (grams: number): string =>
  grams < 1000 ? figureText(grams, 'g') : figureText(grams / 1000, 'kg');

/** A sum in words: `$412`, or `at least $412, 2 prices unknown` where some motors lack the figure. */
export function sumText({ sum, unknown }: MotorSum, write: (sum: number) => string, [one, many]: Plural): string {
  if (sum === null) return `no ${one} known`;
  return unknown === 0 ? write(sum) : `at least ${write(sum)}, ${unknown} ${unknown === 1 ? one : many} unknown`;
}

type Plural = readonly [one: string, many: string];

const HEADS = ['id', 'brand', 'name', 'count', 'price_usd', 'line_price_usd', 'weight_g', 'line_weight_g', 'url'];

/** The bill as CSV, a line for each actuator; what is not published is empty. */
export const billCsv = ({ lines }: Bill, urlOf: (id: string) => string): string =>
  csvText(
    HEADS,
    lines.map(({ id, count, actuator, price_usd, weight_g }) => [
      id,
      actuator?.brand ?? null,
      actuator?.name ?? null,
      count,
      price_usd,
      times(price_usd, count),
      weight_g,
      times(weight_g, count),
      actuator === null ? null : urlOf(id),
    ]),
  );

/** A figure of one motor for several; rounded to what its sum is shown with. */
export const times = (figure: number | null, count: number): number | null =>
  figure === null ? null : Number((figure * count).toPrecision(6));
