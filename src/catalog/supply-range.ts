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

/** How far a supply may be from a single nominal voltage: a battery of 22.2 V suits a motor of 24 V. */
const NOMINAL_TOLERANCE = 0.1;

/** Whether a supply lies within what is accepted: inside a range, or near enough to a single nominal voltage. NaN accepts none. */
export function accepts({ least, most }: SupplyRange, supply: SupplyRange): boolean {
  // Without branches: a hundred thousand are asked at once.
  const spread = Number(least === most) * NOMINAL_TOLERANCE * least;
  return (Number(supply.least >= least - spread) & Number(supply.most <= most + spread)) === 1;
}
