/** A point of a plot with what it stands for. */
export interface Point<Subject> {
  readonly x: number;
  readonly y: number;
  readonly subject: Subject;
}

/** Which end of each axis is the better one. */
export interface Wish {
  readonly x: 'more' | 'less';
  readonly y: 'more' | 'less';
}

/** The points that no other beats on both axes, from the best in x to the best in y. */
export function paretoFront<Subject>(points: readonly Point<Subject>[], wish: Wish): Point<Subject>[] {
  const signX = wish.x === 'less' ? 1 : -1;
  const signY = wish.y === 'less' ? 1 : -1;
  const ordered = points.toSorted((left, right) => signX * (left.x - right.x) || signY * (left.y - right.y));
  return ordered.reduce<Point<Subject>[]>((front, point) => {
    const last = front.at(-1);
    return last === undefined || signY * (point.y - last.y) < 0 ? [...front, point] : front;
  }, []);
}
