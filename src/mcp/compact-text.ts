/** A result as compact JSON without the members that are null: they cost tokens and say no more than their absence. A null inside a list keeps its place. */
export const compactText = (result: unknown): string =>
  JSON.stringify(result, (_key, value: unknown) => value ?? undefined);
