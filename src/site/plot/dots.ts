/** A place in a drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Many dots as one path: each a line of no length, which round caps make a disc of the stroke's width. */
export function dotsPath(places: readonly Place[]): string {
  const spelled = places.map(({ x, y }) => `M${x} ${y}h0`);
  return [...new Set(spelled)].join('');
}

/** A path through places, as steps from one to the next: the border that a Pareto front draws. */
export function stepPath(places: readonly Place[]): string {
  const [first, ...others] = places;
  if (first === undefined) return '';
  return `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}`;
}
