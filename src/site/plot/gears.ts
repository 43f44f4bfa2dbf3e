import type { Place } from './dots.ts';
import { round, type Range } from './scale.ts';

/** A closed curve around a middle whose radius swings between two bounds so many times a turn: gear teeth, lobes, an oval. */
export function wavePath(middle: Place, radii: Range, waves: number): string {
  const steps = Math.max(72, waves * 12);
  const mean = (radii.from + radii.to) / 2;
  const swing = (radii.to - radii.from) / 2;
  const places = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    return at(middle, mean + swing * Math.cos(waves * angle), angle);
  });
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** Places evenly around a middle. */
export const around = (middle: Place, radius: number, count: number): Place[] =>
  Array.from({ length: count }, (_, index) => at(middle, radius, (2 * Math.PI * index) / count));

/** Short lines outward around a middle: teeth of a stator. */
export const spokesPath = (middle: Place, radii: Range, count: number): string =>
  around(middle, radii.from, count)
    .map((start, index) => {
      const end = at(middle, radii.to, (2 * Math.PI * index) / count);
      return `M${start.x} ${start.y}L${end.x} ${end.y}`;
    })
    .join('');

const at = ({ x, y }: Place, radius: number, angle: number): Place => ({
  x: round(x + radius * Math.cos(angle)),
  y: round(y + radius * Math.sin(angle)),
});
