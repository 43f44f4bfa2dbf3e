import { isSameKind } from '../../catalog/evidence/condition-tags.ts';
import type { Index } from '../collection/record-index.ts';
import type { BetterEnd, FrontierAxes } from '../parameters/parameters.ts';
import { maskOf, rowsIn, type Mask } from '../table/mask.ts';

/** A point and the record that it represents. */
export interface Point<Subject> {
  readonly x: number;
  readonly y: number;
  readonly subject: Subject;
  /**
   * The kinds of its two figures in words, empty where no source says them; absent where all are of one kind.
   */
  readonly kinds?: readonly [ofX: string, ofY: string];
}

/** The better end of each axis. */
export interface Wish {
  readonly x: BetterEnd;
  readonly y: BetterEnd;
}

/**
 * The Pareto front: the points that no other of the same kinds equals or beats on both axes and beats on one,
 * from the best in x to the best in y. Points that are equal on both axes are on it together.
 */
export function frontierOf<Subject>(points: readonly Point<Subject>[], wish: Wish): Point<Subject>[] {
  const signX = wish.x === 'less' ? 1 : -1;
  const signY = wish.y === 'less' ? 1 : -1;
  const ordered = points.toSorted((left, right) => signX * (left.x - right.x) || signY * (left.y - right.y));
  // Of each pair of kinds, the best in y so far, and of equals the best in x: it beats what any of these
  // kinds beats.
  const best: Point<Subject>[] = [];
  return ordered.filter((point) => {
    const isBeaten = best.some((rival) => {
      const ahead = signY * (point.y - rival.y);
      return (ahead > 0 || (ahead === 0 && point.x !== rival.x)) && areOfOneKind(point, rival);
    });
    const own = best.findIndex(
      ({ kinds }) => kinds?.[0] === point.kinds?.[0] && kinds?.[1] === point.kinds?.[1],
    );
    if (own === -1) best.push(point);
    else if (signY * (point.y - (best[own]?.y ?? 0)) < 0) best[own] = point;
    return !isBeaten;
  });
}

const areOfOneKind = ({ kinds: one }: Point<unknown>, { kinds: other }: Point<unknown>): boolean =>
  one === undefined || other === undefined || (isSameKind(one[0], other[0]) && isSameKind(one[1], other[1]));

/**
 * Of some records, those that no other whose figures are of the same kinds equals or beats on both and beats
 * on one; what lacks either is left out.
 */
export function bestOf(index: Index, matches: Mask, { x, y }: FrontierAxes): Mask {
  const horizontal = index.column(x.figure);
  const vertical = index.column(y.figure);
  const kindsOfX = index.kinds(x.figure);
  const kindsOfY = index.kinds(y.figure);
  const points: Point<number>[] = [];
  for (const row of rowsIn(matches)) {
    const across = horizontal[row] ?? NaN;
    const up = vertical[row] ?? NaN;
    if (Number.isNaN(across) || Number.isNaN(up)) continue;
    points.push({ x: across, y: up, subject: row, kinds: [kindsOfX[row] ?? '', kindsOfY[row] ?? ''] });
  }
  const best = frontierOf(points, { x: x.better, y: y.better });
  return maskOf(
    best.map(({ subject }) => subject),
    index.count,
  );
}
