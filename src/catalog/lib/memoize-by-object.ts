/** Memoizes a function of an object for as long as the object lives. */
export function memoizeByObject<Key extends object, Made extends object>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
