import { shapesPath, type Place } from './dots.ts';

/*
 * Each family of actuators has a shape as well as a colour, in the order of the categories: circle, square, triangle,
 * diamond, triangle upside down, cross. A shape is drawn from its first corner, relative to the middle.
 */
const SHAPES: readonly { readonly dx: number; readonly dy: number; readonly outline: string }[] = [
  { dx: -3.3, dy: 0, outline: 'a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0z' },
  { dx: -2.9, dy: -2.9, outline: 'h5.8v5.8h-5.8z' },
  { dx: 0, dy: -4, outline: 'l3.8 6.6h-7.6z' },
  { dx: 0, dy: -4.1, outline: 'l4.1 4.1-4.1 4.1-4.1-4.1z' },
  { dx: 0, dy: 4, outline: 'l-3.8-6.6h7.6z' },
  { dx: -1.3, dy: -4, outline: 'h2.6v2.7h2.7v2.6h-2.7v2.7h-2.6v-2.7h-2.7v-2.6h2.7z' },
];

/** The marks of a family at some places as one path; equal places are drawn once. */
export function marksPath(family: number, places: readonly Place[]): string {
  const { dx, dy, outline } = SHAPES[family % SHAPES.length] ?? { dx: 0, dy: 0, outline: '' };
  return shapesPath(
    outline,
    places.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
  );
}
