/**
 * Memoizes a function of a text, without a bound: for the few texts of a table, not for those that clients
 * send.
 */
export function memoize<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const value = make(text);
    known.set(text, value);
    return value;
  };
}
