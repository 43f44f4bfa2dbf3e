/** The ends of a supply voltage, V. */
export interface SupplyRange {
  readonly least: number;
  readonly most: number;
}

/** The ends of a supply voltage, which is a number or a range such as `24-48`; null where none is stated. */
export function supplyRange(voltage: unknown): SupplyRange | null {
  const [least, most] = typeof voltage === 'number' ? [voltage, voltage] : String(voltage).split('-').map(Number);
  if (least === undefined || !Number.isFinite(least)) return null;
  return { least, most: most ?? least };
}
