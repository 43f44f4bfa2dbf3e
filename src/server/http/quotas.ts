/** What each of many holds of something, of which each may have this much. */
export function quotas(most: number) {
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
     * False, with nothing taken, when that would be more than one may hold. Who holds nothing may take any
     * amount.
     */
    take: (name: string, amount = 1): boolean => {
      const held = amounts.get(name) ?? 0;
      if (held > 0 && held + amount > most) return false;
      add(name, amount);
      return true;
    },
    give: (name: string, amount = 1): void => add(name, -amount),
    /** What all hold together. */
    sum: () => sum,
  };
}
