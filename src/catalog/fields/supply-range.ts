import { roundTo4Digits } from '../lib/round.ts';

/** The ends of a supply voltage, V. */
export interface SupplyRange {
  readonly least: number;
  readonly most: number;
}

/** The ends of a supply voltage, which is a number or a range such as `24-48`; null where none is stated. */
export function supplyRange(voltage: unknown): SupplyRange | null {
  const [least, most] =
    typeof voltage === 'number' ? [voltage, voltage] : String(voltage).split('-').map(Number);
  if (least === undefined || !Number.isFinite(least)) return null;
  return { least, most: most ?? least };
}

/** The allowed deviation from a single nominal voltage: a 22.2 V battery suits a 24 V motor. */
const NOMINAL_TOLERANCE = 0.1;

/** The accepted supplies: those inside a range, or close enough to a single nominal voltage. */
export function acceptedRange({ least, most }: SupplyRange): SupplyRange {
  if (least !== most) return { least, most };
  return {
    least: roundTo4Digits(least * (1 - NOMINAL_TOLERANCE)),
    most: roundTo4Digits(least * (1 + NOMINAL_TOLERANCE)),
  };
}

/** True if a supply lies within the range that `stated` accepts. */
export function accepts(stated: SupplyRange, supply: SupplyRange): boolean {
  const { least, most } = acceptedRange(stated);
  return supply.least >= least && supply.most <= most;
}
