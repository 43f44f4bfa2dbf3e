/** Amounts that named holders have of something scarce. */
export interface Quotas {
  /** Returns false, with nothing taken, if that would exceed the quota. The first acquisition always succeeds. */
  readonly take: (name: string, amount?: number) => boolean;
  readonly give: (name: string, amount?: number) => void;
  /** The amounts of all holders together. */
  readonly sum: () => number;
}

/** Quotas of which each holder may have this much. */
export function createQuotas(most: number): Quotas {
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
