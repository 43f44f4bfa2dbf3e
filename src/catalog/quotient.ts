import { roundTo4Digits } from './round.ts';

/** To 4 significant digits; null when either is unknown or the divisor is 0. */
export const quotient = (over: unknown, under: unknown): number | null =>
  typeof over === 'number' && typeof under === 'number' && under > 0 ? roundTo4Digits(over / under) : null;
