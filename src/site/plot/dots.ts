/** A place in a drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Many dots as one path: each a line of no length, which round caps make a disc of the stroke's width. */
export const dotsPath = (places: readonly Place[]): string => shapesPath('h0', places);

/**
 * A shape at many places as one path, to whole units; the shape ends where it begins. Places are told from left to right by
 * steps, which is half as long as by themselves; equal ones are drawn once.
 */
export function shapesPath(shape: string, places: readonly Place[]): string {
  let [left, top] = [0, 0];
  const steps = places
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .sort((one, two) => one.x - two.x || one.y - two.y)
    .map(({ x, y }, number) => {
      const step = number === 0 ? `M${x} ${y}` : `m${x - left} ${y - top}`;
      [left, top] = [x, y];
      return step === 'm0 0' ? '' : `${step}${shape}`;
    });
  return steps.join('');
}

/** A path through places, as steps from one to the next: the border that a Pareto front draws. */
export function stepPath(places: readonly Place[]): string {
  const [first, ...others] = places;
  if (first === undefined) return '';
  return `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}`;
}
