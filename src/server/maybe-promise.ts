/** A value or a promise of it. Most answers are ready at once, and need no promise. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Continues with a value, synchronously if it is ready. */
export const whenReady = <Value, Next>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Next>,
): MaybePromise<Next> => (value instanceof Promise ? value.then(next) : next(value));

/** The outcome of some work, or its replacement when the work throws or rejects. */
export function recover<Value>(
  work: () => MaybePromise<Value>,
  instead: (error: unknown) => Value,
): MaybePromise<Value> {
  try {
    const value = work();
    return value instanceof Promise ? value.catch(instead) : value;
  } catch (error) {
    return instead(error);
  }
}
