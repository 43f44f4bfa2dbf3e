/** What each of many holds of something of which there is a bound for each. */
export interface Quotas {
  /** False, with nothing taken, when that would be more than one may hold. Who holds nothing may take any amount. */
  readonly take: (name: string, amount?: number) => boolean;
  readonly give: (name: string, amount?: number) => void;
  /** What all hold together. */
  readonly sum: () => number;
}

/** Quotas of this much for each. */
export function quotas(most: number): Quotas {
  const amounts = new Map<string, number>();
  let sum = 0;
  const add = (name: string, amount: number): void => {
    const held = (amounts.get(name) ?? 0) + amount;
    sum += amount;
    if (held > 0) amounts.set(name, held);
    else amounts.delete(name);
  };
  return {
    take: (name, amount = 1) => {
      const held = amounts.get(name) ?? 0;
      if (held > 0 && held + amount > most) return false;
      add(name, amount);
      return true;
    },
    give: (name, amount = 1) => add(name, -amount),
    sum: () => sum,
  };
}
