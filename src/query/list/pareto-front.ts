import type { BetterEnd } from '../parameters/parameters.ts';

/** A point and the record that it represents. */
export interface Point<Subject> {
  readonly x: number;
  readonly y: number;
  readonly subject: Subject;
  /**
   * The kinds of its two figures in words, empty if no source states them; absent if all points are of one
   * kind.
   */
  readonly kinds?: Kinds;
}

/** The kinds of the two figures of a point. */
type Kinds = readonly [ofX: string, ofY: string];

/** Tests, for each axis, whether figures of two kinds can be compared. */
export interface Likeness {
  readonly x: (kind: string, other: string) => boolean;
  readonly y: (kind: string, other: string) => boolean;
}

/** Figures of equal kinds can be compared, and unstated kinds only with each other. */
const EQUAL_KINDS: Likeness = { x: (kind, other) => kind === other, y: (kind, other) => kind === other };

/** The better end of each axis. */
export interface BetterEnds {
  readonly x: BetterEnd;
  readonly y: BetterEnd;
}

/**
 * The Pareto front, from the best in x to the best in y: points that no other of the same kinds
 * equals or beats on both axes and beats on one. Points that are equal on both axes are all on it.
 */
export function frontierOf<Subject>(
  points: readonly Point<Subject>[],
  better: BetterEnds,
  likeness: Likeness = EQUAL_KINDS,
): Point<Subject>[] {
  const signX = better.x === 'less' ? 1 : -1;
  const signY = better.y === 'less' ? 1 : -1;
  const ordered = points.toSorted((left, right) => signX * (left.x - right.x) || signY * (left.y - right.y));
  // For each pair of kinds, the point with the best y so far (of equals, the best x). A point that any of its
  // kinds beats, it beats too.
  const best: Point<Subject>[] = [];
  return ordered.filter((point) => {
    const isBeaten = best.some((rival) => {
      const ahead = signY * (point.y - rival.y);
      return (ahead > 0 || (ahead === 0 && point.x !== rival.x)) && areLike(point, rival, likeness);
    });
    const own = best.findIndex(
      ({ kinds }) => kinds?.[0] === point.kinds?.[0] && kinds?.[1] === point.kinds?.[1],
    );
    if (own === -1) best.push(point);
    else if (signY * (point.y - (best[own]?.y ?? 0)) < 0) best[own] = point;
    return !isBeaten;
  });
}

const areLike = (
  { kinds: one }: Point<unknown>,
  { kinds: other }: Point<unknown>,
  { x, y }: Likeness,
): boolean => one === undefined || other === undefined || (x(one[0], other[0]) && y(one[1], other[1]));
