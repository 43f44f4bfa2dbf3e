import type { Source } from '../catalog/source.ts';
import { conversionText } from '../catalog/conversion.ts';

/** Where a figure comes from: the number of the source in the page's list, its own words, and the way to our figure. */
export interface Statement {
  /** Place of the source in the list, from 1. */
  readonly number: number;
  readonly words: string;
  /** `as stated`, a conversion, or null when the words do not tell. */
  readonly conversion: string | null;
}

/** A figure about which sources speak. */
export interface Asked {
  /** The key of `states`: a field, or a place such as `joints[0].motor.peak_torque_nm`. */
  readonly key: string;
  readonly value: unknown;
  readonly unit: string | null;
}

/** What each source says of a figure, best source first. */
export function statementsOf(sources: readonly Source[], { key, value, unit }: Asked): Statement[] {
  return sources.flatMap(({ states }, index) => {
    const words = states[key];
    if (words === undefined) return [];
    const conversion = typeof value === 'number' ? conversionText(value, unit, words) : null;
    return [{ number: index + 1, words, conversion }];
  });
}
