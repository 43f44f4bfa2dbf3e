/** A position in a drawing. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Many dots as one path: each a line of no length, which round caps make a disc of the stroke's width. */
export const dotsPath = (positions: readonly Position[]): string => shapesPath('h0', positions);

/**
 * A shape at many positions as one path, to whole units; the shape ends where it begins. Positions are told
 * from left to right by steps, which is half as long as by themselves; equal ones are drawn once.
 */
function shapesPath(shape: string, positions: readonly Position[]): string {
  let left = 0;
  let top = 0;
  const steps = positions
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .sort((one, two) => one.x - two.x || one.y - two.y)
    .map(({ x, y }, number) => {
      const step = number === 0 ? `M${x} ${y}` : `m${x - left} ${y - top}`;
      [left, top] = [x, y];
      return step === 'm0 0' ? '' : `${step}${shape}`;
    });
  return steps.join('');
}

/** A path through positions, as steps from one to the next: the border that a Pareto front draws. */
export function stepPath(positions: readonly Position[]): string {
  const [first, ...others] = positions;
  if (first === undefined) return '';
  return `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}`;
}

/*
 * Each category of actuators has a shape as well as a colour, in the order of the categories: circle, square,
 * triangle, diamond, triangle upside down, cross. A shape is drawn from its first corner, relative to the
 * middle.
 */
const SHAPES: readonly { readonly dx: number; readonly dy: number; readonly outline: string }[] = [
  { dx: -3.3, dy: 0, outline: 'a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0z' },
  { dx: -2.9, dy: -2.9, outline: 'h5.8v5.8h-5.8z' },
  { dx: 0, dy: -4, outline: 'l3.8 6.6h-7.6z' },
  { dx: 0, dy: -4.1, outline: 'l4.1 4.1-4.1 4.1-4.1-4.1z' },
  { dx: 0, dy: 4, outline: 'l-3.8-6.6h7.6z' },
  { dx: -1.3, dy: -4, outline: 'h2.6v2.7h2.7v2.6h-2.7v2.7h-2.6v-2.7h-2.7v-2.6h2.7z' },
];

/** The marks of a category at some positions as one path; equal positions are drawn once. */
export function marksPath(family: number, positions: readonly Position[]): string {
  const { dx, dy, outline } = SHAPES[family % SHAPES.length] ?? { dx: 0, dy: 0, outline: '' };
  return shapesPath(
    outline,
    positions.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
  );
}
