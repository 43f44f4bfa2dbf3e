/** The median; for an even number of values the mean of the middle two; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}

/** The percentile at a share (0 to 1), by nearest rank; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const rank = Math.ceil(share * values.length);
  return ascending(values)[Math.max(rank, 1) - 1] ?? NaN;
}

const ascending = (values: readonly number[]): number[] => values.toSorted((left, right) => left - right);
