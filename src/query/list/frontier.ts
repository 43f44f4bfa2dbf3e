import { areOfOneKind } from '../../catalog/evidence/figure-kind.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { ratioOf } from '../../catalog/fields/read.ts';
import { AS_STATED, leastAt } from '../../catalog/torque-speed/law.ts';
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
  readonly kinds?: Kinds;
}

/** The kinds of the two figures of a point. */
type Kinds = readonly [ofX: string, ofY: string];

/** True if two kinds of the figures on each axis are one. */
export interface Likeness {
  readonly x: (kind: string, other: string) => boolean;
  readonly y: (kind: string, other: string) => boolean;
}

/** Kinds are one where they are equal; an unstated one is like no other. */
const EQUAL_KINDS: Likeness = { x: (kind, other) => kind === other, y: (kind, other) => kind === other };

/** The better end of each axis. */
export interface Wish {
  readonly x: BetterEnd;
  readonly y: BetterEnd;
}

/**
 * The Pareto front: the points that no other of the same kinds equals or beats on both axes and beats on one,
 * from the best in x to the best in y. Points that are equal on both axes are on it together.
 */
export function frontierOf<Subject>(
  points: readonly Point<Subject>[],
  wish: Wish,
  likeness: Likeness = EQUAL_KINDS,
): Point<Subject>[] {
  const signX = wish.x === 'less' ? 1 : -1;
  const signY = wish.y === 'less' ? 1 : -1;
  const ordered = points.toSorted((left, right) => signX * (left.x - right.x) || signY * (left.y - right.y));
  // Of each pair of kinds, the best in y so far, and of equals the best in x: it beats what any of these
  // kinds beats.
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

const ROWS: Readonly<Record<string, Field<never>>> = ACTUATOR_FIELDS;

/**
 * Of some records, those that no other whose figures are of the same kinds equals or beats on both and beats
 * on one; a record that lacks either is left out. Torques count as far as they are certain.
 */
export function bestOf(index: Index, matches: Mask, { x, y }: FrontierAxes): Mask {
  const horizontal = certainIn(index, x.figure);
  const vertical = certainIn(index, y.figure);
  const kindsOfX = index.kinds(x.figure);
  const kindsOfY = index.kinds(y.figure);
  const points: Point<number>[] = [];
  for (const row of rowsIn(matches)) {
    const across = horizontal(row);
    const up = vertical(row);
    if (Number.isNaN(across) || Number.isNaN(up)) continue;
    points.push({ x: across, y: up, subject: row, kinds: [kindsOfX?.[row] ?? '', kindsOfY?.[row] ?? ''] });
  }
  const best = frontierOf(
    points,
    { x: x.better, y: y.better },
    {
      x: (kind, other) => areOfOneKind(x.figure, kind, other),
      y: (kind, other) => areOfOneKind(y.figure, kind, other),
    },
  );
  return maskOf(
    best.map(({ subject }) => subject),
    index.count,
  );
}

/**
 * The figure of a row as far as it is certain: of a peak torque the part that is proved at rest, and a ratio
 * with that torque instead of the published one. NaN where it is unknown, or nothing of it is certain.
 */
function certainIn(index: Index, field: string): (row: number) => number {
  const published = index.column(field);
  const { ratio } = ROWS[field] ?? {};
  const certain = (row: number): number => {
    const torque = leastAt(index.curves().intermittent, row, { ...AS_STATED, speed: 0 });
    return torque > 0 ? torque : NaN;
  };
  const isKnown = (row: number): boolean => !Number.isNaN(published[row] ?? NaN);
  if (field === PEAK) return (row) => (isKnown(row) ? certain(row) : NaN);
  if (ratio?.over !== PEAK && ratio?.under !== PEAK) return (row) => published[row] ?? NaN;
  const other = index.column(ratio.over === PEAK ? ratio.under : ratio.over);
  const operandAt = (name: string, row: number): number =>
    name === PEAK ? certain(row) : (other[row] ?? NaN);
  return (row) =>
    isKnown(row)
      ? (ratioOf(ratio, {
          [ratio.over]: operandAt(ratio.over, row),
          [ratio.under]: operandAt(ratio.under, row),
        }) ?? NaN)
      : NaN;
}

const PEAK = 'peak_torque_nm';
