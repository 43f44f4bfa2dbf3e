/** A function that computes its answer once for each object, and keeps it for as long as the object is kept. */
export function oncePer<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const kept = answers.get(key) ?? { answer: compute(key) };
    answers.set(key, kept);
    return kept.answer;
  };
}
