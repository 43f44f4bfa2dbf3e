/** A maker that makes its value when it is first asked and gives the same one ever after. */
export function once<Value>(make: () => Value): () => Value {
  const made: { readonly values: Value[] } = { values: [] };
  return () => {
    const [known] = made.values;
    if (known !== undefined) return known;
    const value = make();
    made.values.push(value);
    return value;
  };
}
