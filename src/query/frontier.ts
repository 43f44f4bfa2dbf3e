/** A point of a plane with what it stands for. */
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

/**
 * The Pareto front: the points that no other equals or beats on both axes and beats on one, from the best in x to the
 * best in y. Points that are equal on both axes are on it together.
 */
export function frontierOf<Subject>(points: readonly Point<Subject>[], wish: Wish): Point<Subject>[] {
  const signX = wish.x === 'less' ? 1 : -1;
  const signY = wish.y === 'less' ? 1 : -1;
  const ordered = points.toSorted((left, right) => signX * (left.x - right.x) || signY * (left.y - right.y));
  const front: Point<Subject>[] = [];
  for (const point of ordered) {
    const last = front.at(-1);
    const isBetter = last === undefined || signY * (point.y - last.y) < 0;
    if (isBetter || (point.x === last.x && point.y === last.y)) front.push(point);
  }
  return front;
}
