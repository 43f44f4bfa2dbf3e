import { symbolOf, type Unit } from '../../catalog/fields/units.ts';
import { quantitiesAt } from '../sentence/quantities.ts';
import { shown } from './field-error.ts';

/**
 * The number of ours that a text with another unit is, or both ends of a range: `33.9` of `300 lbf.in`; null
 * when malformed.
 */
export function numberInUnit(text: string, unit: Unit): string | null {
  // A decimal comma is not a unit, but it is the only error.
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  const quantity = quantitiesAt(text, 0, [unit]).find(
    (each) => each.unit === unit && each.length === text.length,
  );
  if (quantity === undefined) return null;
  const { low, high } = quantity;
  return low === high ? String(low) : `${low}-${high}`;
}

/** Money in other currencies than US dollars. */
const OTHER_MONEY = /€|£|¥|\b(?:eur|gbp|cny|rmb|jpy|cad|aud)\b/i;

/** A parameter with the text that it was given. */
interface GivenText {
  readonly text: string;
  readonly unit: Unit;
  /** The text to send for a number: `max_weight_g=900`. */
  readonly send: (number: string) => string;
}

/** The number to send for a text in another unit; null where there is none. */
export function repairOfUnit({ text, unit, send }: GivenText): string | null {
  if (unit === '{USD}' && OTHER_MONEY.test(text)) return `Prices are in US dollars: convert ${shown(text)}.`;
  const number = numberInUnit(text.trim(), unit);
  return number === null ? null : `${shown(text)} is ${number} ${symbolOf(unit)}: send \`${send(number)}\`.`;
}
