/** Counts how much of a resource each holder has, up to a limit per holder. */
export function limitPerHolder(most: number) {
  const amounts = new Map<string, number>();
  let sum = 0;
  const add = (name: string, amount: number): void => {
    const held = (amounts.get(name) ?? 0) + amount;
    sum += amount;
    if (held > 0) amounts.set(name, held);
    else amounts.delete(name);
  };
  return {
    /**
     * Returns false, and takes nothing, if that would exceed the limit. The first acquisition always
     * succeeds.
     */
    take: (name: string, amount = 1): boolean => {
      const held = amounts.get(name) ?? 0;
      if (held > 0 && held + amount > most) return false;
      add(name, amount);
      return true;
    },
    give: (name: string, amount = 1): void => add(name, -amount),
    /** The total amount held. */
    sum: () => sum,
  };
}
