import { roundDownTo4Digits, roundTo4Digits, withoutNoise } from '../../catalog/lib/round.ts';
import { motorsIn, sumOver, type MotorSum } from '../../catalog/records/motor-totals.ts';
import type { LoadPoint } from '../../query/parameters/duty.ts';
import { kindsOf, statersOf } from '../client-catalog/figure-marks.ts';
import { numberIn, type ListedActuator } from '../client-catalog/load-catalog.ts';
import { counted, figureText, numberText, priceText, radiansPerSecond } from '../format.ts';
import { listCsv, type CsvOrigin } from '../layout/list-csv.ts';
import { actuatorPath } from '../paths.ts';
import { inShownUnit, unitShown } from '../units/shown-units.ts';
import { jointPointsText, type Line } from './lines.ts';

/**
 * A summed figure: price, mass and rated power of a motor, and the highest output power of its operating
 * points.
 */
export type SummedName = 'price_usd' | 'weight_g' | 'power_w' | 'peak_w';

/** An order list of motors, with the sum of each figure over all motors. */
export interface Bill extends Readonly<Record<SummedName, MotorSum>> {
  readonly lines: readonly BillLine[];
  /** The number of motors of all rows together. */
  readonly motors: number;
}

/** A row with its actuator and the figures of one of its motors, null where they are unknown. */
export interface BillLine extends Line, Readonly<Record<SummedName, number | null>> {
  /** Null for an unknown id, or if none is chosen. */
  readonly actuator: ListedActuator | null;
}

/** Looks up the rows and sums them. */
export function billOf(lines: readonly Line[], actuators: ReadonlyMap<string, ListedActuator>): Bill {
  const billed = lines.map((line) => {
    const actuator = actuators.get(line.id) ?? null;
    const figureOf = (name: SummedName): number | null =>
      actuator === null ? null : numberIn(actuator, name);
    return {
      ...line,
      actuator,
      price_usd: figureOf('price_usd'),
      weight_g: line.motor?.figures.weight_g ?? figureOf('weight_g'),
      power_w: figureOf('power_w'),
      peak_w: peakPower(line.points),
    };
  });
  const sum = (name: SummedName): MotorSum => sumOver(billed, (line) => line[name]);
  return {
    lines: billed,
    motors: motorsIn(billed),
    price_usd: sum('price_usd'),
    weight_g: sum('weight_g'),
    power_w: sum('power_w'),
    peak_w: sum('peak_w'),
  };
}

/** The actuators of a list, each once: rows without a listed motor are left out. */
export const knownParts = ({ lines }: Pick<Bill, 'lines'>): ListedActuator[] => [
  ...new Set(lines.flatMap(({ actuator }) => actuator ?? [])),
];

/** The highest output power of some operating points, W; null if none has a speed. */
export function peakPower(points: readonly LoadPoint[]): number | null {
  const most = Math.max(
    0,
    ...points.map(({ torque_nm, speed_rpm }) => torque_nm * radiansPerSecond(speed_rpm)),
  );
  return most === 0 ? null : roundTo4Digits(most);
}

/** A price in words: `$412`, `$83.34`. */
export const dollars = (price: number): string => `$${priceText(price)}`;

/**
 * A mass in words, to 4 significant digits, in grams or, from 1 kg, in kilograms. A lower bound is rounded
 * down.
 */
export function massText(grams: number, isLeast = false): string {
  const round = isLeast ? roundDownTo4Digits : roundTo4Digits;
  if (grams < 1000) return figureText(round(grams), 'g');
  return `${numberText(inShownUnit(round(grams / 1000), 'kg'))} ${unitShown('kg').symbol}`;
}

/** A sum in words: `$412`, or `at least $412, 2 prices unknown` where some motors lack the figure. */
export function sumText(
  { sum, unknown }: MotorSum,
  write: (sum: number, isLeast: boolean) => string,
  noun: string,
): string {
  if (sum === null) return `no ${noun} known`;
  return unknown === 0
    ? write(sum, false)
    : `at least ${write(sum, true)}, ${counted(unknown, noun, noun === 'mass' ? 'masses' : undefined)} unknown`;
}

const HEADS = [
  ...['joint', 'need_nm_at_rpm', 'id', 'brand', 'name', 'count', 'price_usd', 'line_price_usd'],
  ...['price_kind', 'price_source', 'weight_g', 'line_weight_g', 'weight_kind', 'power_w', 'power_kind'],
  ...['need_peak_w', 'voltage_v', 'comm'],
];

/** The bill as CSV, a row for each of the list's; what is unknown is empty. */
export const billCsv = ({ lines }: Bill, origin: CsvOrigin): string =>
  listCsv(
    HEADS,
    lines.map((line) => {
      const { id, count, actuator, motor, price_usd, weight_g, power_w, peak_w } = line;
      const cells = [
        line.name || null,
        jointPointsText(line.points) || null,
        id || null,
        actuator?.brand ?? null,
        motor?.name ?? actuator?.name ?? null,
        count,
        price_usd,
        times(price_usd, count),
        kindIn(line, 'price_usd'),
        price_usd === null || actuator === null ? null : statersOf(actuator, 'price_usd').join('; ') || null,
        weight_g,
        times(weight_g, count),
        kindIn(line, 'weight_g'),
        power_w,
        kindIn(line, 'power_w'),
        peak_w,
        actuator?.figures.voltage_v ?? null,
        actuator?.figures.comm ?? null,
      ];
      return { path: actuator === null ? null : actuatorPath(id), cells };
    }),
    origin,
  );

/** The kind of a figure in a row of the file; null where it is unknown, or no source says. */
const kindIn = (line: BillLine, name: Exclude<SummedName, 'peak_w'>): string | null =>
  line[name] === null || line.actuator === null ? null : kindsOf(line.actuator, name).join('; ') || null;

/** A figure of one motor times the count. */
export const times = (figure: number | null, count: number): number | null =>
  figure === null ? null : withoutNoise(figure * count);
