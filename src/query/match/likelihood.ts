import { roundTo4Digits } from '../../catalog/lib/round.ts';

/**
 * How likely a value is at least what is asked, when it lies between two bounds: the part of what lies
 * between them that is enough, to 4 digits. 0 where a bound is NaN.
 */
export function likelihoodOf(
  asked: number,
  { least, most }: Readonly<Record<'least' | 'most', number>>,
): number {
  const part = (most - asked) / (most - least);
  return part > 0 ? roundTo4Digits(Math.min(1, part)) : 0;
}
