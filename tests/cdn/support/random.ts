/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  const state = { value: seed };
  return () => {
    state.value = (state.value + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state.value ^ (state.value >>> 15), state.value | 1);
    const twice = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws from values by Zipf's law: the n-th most popular is drawn 1/n^exponent times as often as the first. Which is how popular is shuffled. */
export function zipfOver<Value>(values: readonly Value[], exponent: number, random: () => number): () => Value {
  const ranked = values
    .map((value) => ({ value, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ value }, index) => ({ value, weight: 1 / (index + 1) ** exponent }));
  const sum = ranked.reduce((total, { weight }) => total + weight, 0);
  return () => {
    const drawn = { left: random() * sum };
    const found = ranked.find(({ weight }) => {
      drawn.left -= weight;
      return drawn.left <= 0;
    });
    const last = ranked.at(-1);
    if (last === undefined) throw new Error('There is nothing to draw from.');
    return (found ?? last).value;
  };
}
