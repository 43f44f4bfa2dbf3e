import { symbolOf, type Unit } from '../../../catalog/fields/units.ts';
import { numberMeant } from '../../table/words/text.ts';
import { shown } from '../field-error.ts';
import type { Parameter } from '../parameter.ts';
import { numbersMeant, quantitiesAt, spelledAlike } from './quantities.ts';

/**
 * Units that are understood only if a figure of their quantity is expected, with the factor to ours: in a
 * sentence, `60 Hz` may be a bandwidth. Spelled without blanks and signs between their parts.
 */
const FURTHER_UNITS: Readonly<Partial<Record<Unit, Readonly<Record<string, number>>>>> = {
  'N.m': { Nmm: 0.001, kNm: 1000 },
  '/min': { Hz: 60, hz: 60, 'turn/s': 60, 'turns/s': 60, 'cycles/s': 60, krpm: 1000, 'tr/min': 1 },
  g: { mg: 0.001 },
  mm: { ft: 304.8, feet: 304.8, foot: 304.8, um: 0.001, μm: 0.001 },
  "'": { rad: 3437.75 },
  V: { mV: 0.001, kV: 1000 },
  W: { mW: 0.001 },
  bit: { bits: 1 },
  '%': { '%': 1 },
};

/** Seconds per 60°, the way servos state a speed. */
const SECONDS_PER_60_DEGREES = /^([\d.]+)\s?s(?:ec)?\s?\/\s?60\s?(?:°|deg\w*)$/i;

/** The speed of a turn of 60° in one second, rpm. */
const RPM_OF_60_DEGREES = 10;

/** A number without a unit, in which a comma separates thousands or decimals. */
const SEPARATED = /^(?:\d+,\d{1,2}|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?)$/;

/**
 * Converts a number, or both ends of a range, from another unit to ours: `300 lbf.in` is `33.9`. Null when
 * malformed.
 */
export function numberInUnit(text: string, unit: Unit): string | null {
  const written = spelledAlike(text);
  // An ambiguous number is not converted.
  if (SEPARATED.test(written)) return onlyOne(numbersMeant(written, 1, unit));
  const [quantity, other] = quantitiesAt(written, 0, [unit]).filter(
    (each) => each.unit === unit && each.length === written.length,
  );
  if (quantity === undefined) return inFurtherUnit(written, unit);
  if (other !== undefined) return null;
  const { low, high } = quantity;
  return low === high ? String(low) : `${low}-${high}`;
}

const onlyOne = ([meant, other]: readonly number[]): string | null =>
  meant === undefined || other !== undefined ? null : String(meant);

function inFurtherUnit(written: string, unit: Unit): string | null {
  const [, seconds] = (unit === '/min' && SECONDS_PER_60_DEGREES.exec(written)) || [];
  if (seconds !== undefined)
    return Number(seconds) > 0 ? toFourDigits(RPM_OF_60_DEGREES / Number(seconds)) : null;
  const [, number = '', behind = ''] = /^(\d[\d.,]*)\s?(\D.*)$/.exec(written) ?? [];
  const name = behind.replaceAll(/[\s·.*-]/g, '');
  const units = FURTHER_UNITS[unit] ?? {};
  const factor = Object.hasOwn(units, name) ? (units[name] ?? NaN) : NaN;
  const found = numberMeant(number) * factor;
  return Number.isFinite(found) ? toFourDigits(found) : null;
}

const toFourDigits = (number: number): string => String(Number(number.toPrecision(4)));

/** Money in other currencies than US dollars, by signs and words. */
const OTHER_MONEY: ReadonlySet<string> = new Set([
  ...['€', 'eur', 'euro', 'euros', '£', 'gbp', 'pounds', 'chf', 'francs', 'sek', 'pln'],
  ...['¥', 'cny', 'rmb', 'yuan', '元', 'jpy', 'yen', '円', '₩', 'krw', 'won', 'twd', 'nt$'],
  ...['₹', 'inr', 'rupees', 'cad', 'aud', 'rub'],
]);

const isOtherMoney = (text: string): boolean =>
  OTHER_MONEY.has(text.toLowerCase().replaceAll(/[\d.,\s]/g, ''));

/** A parameter with its text. */
interface GivenText {
  readonly text: string;
  readonly parameter: Pick<Parameter, 'kind' | 'unit'>;
  /** The text to send for a value: `max_weight_g=900`. */
  readonly send: (value: string) => string;
}

/** The value to send for a text in another unit or notation; null if there is none. */
export function repairOfUnit({ text, parameter: { kind, unit = null }, send }: GivenText): string | null {
  const plain = kind.withoutUnits?.(text) ?? null;
  if (plain !== null) return `${shown(text)} is ${plain}: send \`${send(plain)}\`.`;
  if (unit === null) return null;
  if (unit === '{USD}' && isOtherMoney(text)) return `Prices are in US dollars: convert ${shown(text)}.`;
  // `24,48` may be a range.
  if (kind.control === 'range' && SEPARATED.test(text)) return null;
  const number = numberInUnit(text.trim(), unit);
  return number === null || !kind.read(number).ok
    ? null
    : `${shown(text)} is ${number} ${symbolOf(unit)}: send \`${send(number)}\`.`;
}
