import type { Position } from './dot-paths.ts';
import type { Frame, PlotSize } from './scale.ts';

// The distance of a name below its line, the width of its characters, and its height.
const DENSITY_DROP = 15;
const DENSITY_SIGN = 6.5;
const DENSITY_HEIGHT = 12;

/** A line of equal torque density. */
export interface DensityLine extends LineEnds {
  readonly label: string;
  /** Where the label begins; null where no position is free of dots. */
  readonly name: Position | null;
}

interface LineEnds {
  readonly from: Position;
  readonly to: Position;
}

/** Lines of 1, 3, 10 … N·m for each kilogram, as far as they cross the plot. */
export function densityLines({ xScale, yScale, size }: Frame, dots: readonly Position[]): DensityLine[] {
  const { left, right, width, top, bottom, height } = size;
  const least = xScale.valueAt(left);
  const most = xScale.valueAt(width - right);
  const low = yScale.valueAt(height - bottom);
  const high = yScale.valueAt(top);
  return [1, 3, 10, 30, 100, 300].flatMap((density) => {
    const from = Math.max(least, (low * 1000) / density);
    const to = Math.min(most, (high * 1000) / density);
    if (to <= from * 1.5) return [];
    const at = (mass: number): Position => ({
      x: xScale.position(mass),
      y: yScale.position((mass * density) / 1000),
    });
    const label = `${density} N·m/kg`;
    const line = { label, from: at(from), to: at(to) };
    const long = label.length * DENSITY_SIGN;
    const name = positionsOfName(line, long, size).find((position) => isFree(position, long, dots)) ?? null;
    return [{ ...line, name }];
  });
}

/**
 * Where the name of a line may stand: below its end, where there are few actuators, else above it farther
 * down.
 */
function positionsOfName(
  { from, to }: LineEnds,
  long: number,
  { left, right, width, top }: PlotSize,
): Position[] {
  const slope = (to.y - from.y) / (to.x - from.x);
  const below = Math.min(to.x - DENSITY_DROP, width - right - long);
  const above = [0.7, 0.5, 0.3, 0.15].map((share) => ({
    x: from.x + share * (to.x - from.x) - long,
    y: from.y + share * (to.y - from.y) - DENSITY_HEIGHT / 2,
  }));
  return [
    { x: below, y: from.y + slope * (below - from.x) + DENSITY_DROP },
    // The title of the axis is in the corner.
    ...above.filter(({ x, y }) => x > left && y > top + 3 * DENSITY_HEIGHT),
  ];
}

const isFree = (name: Position, long: number, dots: readonly Position[]): boolean =>
  !dots.some(
    ({ x, y }) =>
      x > name.x - 4 && x < name.x + long + 4 && y > name.y - DENSITY_HEIGHT - 2 && y < name.y + 6,
  );
