/** A value that is there, or will be: most answers are, and then cost no promise. */
export type Soon<Value> = Value | Promise<Value>;

/** Goes on with a value, at once when it is there. */
export const whenThere = <Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value);

/** What some work gives, or what takes its place when it throws or rejects. */
export function orElse<Value>(work: () => Soon<Value>, instead: (error: unknown) => Value): Soon<Value> {
  try {
    const value = work();
    return value instanceof Promise ? value.catch(instead) : value;
  } catch (error) {
    return instead(error);
  }
}
