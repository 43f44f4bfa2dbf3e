import { basisOf, type FigureBasis } from '../../catalog/evidence/comparable.ts';
import { KIND_NOT_STATED } from '../../catalog/evidence/condition-tags.ts';
import { haveSameKind } from '../../catalog/evidence/figure-kind.ts';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { memoize } from '../../catalog/lib/memoize.ts';
import { frontierOf, type Point, type BetterEnds } from '../../query/list/pareto-front.ts';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import { comparableIn } from '../client-catalog/figure-marks.ts';
import type { Catalog, ListedActuator } from '../client-catalog/load-catalog.ts';
import type { Bounds } from '../page-filters/bounds.ts';
import { inShownUnit, inUnit, unitShown } from '../units/shown-units.ts';
import { certainPoints } from './certain-points.ts';
import { densityLines, type DensityLine } from './density-lines.ts';
import { dotsPath, marksPath, stepPath, type Position } from './dot-paths.ts';
import { logScale, type Frame, type PlotSize, type Scale } from './scale.ts';

/** An actuator at its position in the plot. */
export interface Dot extends Position {
  readonly actuator: ListedActuator;
}

/** A plot of some actuators. */
export interface Scatter extends Frame {
  readonly x: ClientField;
  readonly y: ClientField;
  /** The matches whose two figures are known. */
  readonly dots: readonly Dot[];
  readonly marks: readonly CategoryMarks[];
  /** True if the figures of an actuator are of another kind than most: its dot is hollow. */
  readonly isHollow: (actuator: ListedActuator) => boolean;
  /** The kinds of the hollow dots in words; null when there are none. */
  readonly hollow: string | null;
  /** The path of the other actuators, as faint dots; empty where there are none. */
  readonly others: string;
  /**
   * The Pareto front: the dots, all of one kind, that no other beats in both figures, as far as these are
   * certain. Null where no end of an
   * axis is the better one.
   */
  readonly front: readonly Dot[] | null;
  /** The kind of the dots of the front, when it is not that of most of the catalog. */
  readonly frontKind: string | null;
  /** Lines of equal torque density; none on other axes. */
  readonly densities: readonly DensityLine[];
  /** The part of the plot that the filters leave; null where they leave all. */
  readonly wanted: PlotArea | null;
  /** The number of matches that cannot be drawn, because one of their two figures is unknown. */
  readonly unknown: number;
}

/** The marks of one category, full or hollow, as one path. */
export interface CategoryMarks {
  readonly category: string;
  readonly isHollow: boolean;
  readonly path: string;
}

/** A rectangle of a plot, in its units. */
export interface PlotArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The plot of a wide window, and that of a phone: square, so that its text stays legible. */
export const SIZES = {
  wide: { width: 1080, height: 600, left: 56, right: 12, top: 12, bottom: 44 },
  narrow: { width: 400, height: 400, left: 44, right: 8, top: 8, bottom: 40 },
} as const satisfies Record<string, PlotSize>;

/** Actuators to plot, the two figures of the axes, and the filters on them. */
export interface ScatterInput {
  readonly matches: readonly ListedActuator[];
  /** The actuators that determine the axes; by default only the matches. */
  readonly among?: readonly ListedActuator[];
  readonly x: ClientField;
  readonly y: ClientField;
  readonly wanted?: AxisLimits;
}

/** Bounds on a figure; null for an open end. */
type Limits = Omit<Bounds, 'withUnknown'>;

/** Bounds on the figures of both axes. */
interface AxisLimits {
  readonly x: Limits;
  readonly y: Limits;
}

/** Explains the line and the hollow dots of a plot, one sentence each. */
export function marksTexts(scatter: Pick<Scatter, 'front' | 'frontKind' | 'hollow'>): string[] {
  const { front, frontKind, hollow } = scatter;
  const kind = frontKind === null ? '' : ` of one kind, ${frontKind}`;
  const dot = frontKind !== null ? 'dot of this kind' : hollow === null ? 'dot' : 'full dot';
  return [
    ...(front === null
      ? []
      : [`The line is the Pareto front${kind}: no other ${dot} is better in both figures.`]),
    ...(hollow === null
      ? []
      : [`Hollow dots have figures of another kind and cannot be compared with full dots: ${hollow}.`]),
  ];
}

/** Draws actuators by two figures. */
export function scatterOf(catalog: Catalog, drawn: ScatterInput, size: PlotSize): Scatter {
  const { matches, among = matches, x, y, wanted } = drawn;
  const points = pointsOf(among, drawn);
  const { xScale, yScale } = scalesOf(points, size);
  const dotOf = (point: Point<ListedActuator>): Dot => ({
    x: xScale.position(point.x),
    y: yScale.position(point.y),
    actuator: point.subject,
  });
  const isMatch = new Set(matches);
  const matching = points.filter(({ subject }) => isMatch.has(subject));
  const others = points.filter(({ subject }) => !isMatch.has(subject));
  const dots = matching.map(dotOf);
  const { alike, frontKind, hollow, isHollow } = likeFigures(catalog, matching, [x, y]);
  const ends = x.better === null || y.better === null ? null : { x: x.better, y: y.better };
  return {
    size,
    x,
    y,
    xScale,
    yScale,
    dots,
    marks: marksOf(catalog, dots, isHollow),
    isHollow,
    hollow,
    others: dotsPath(others.map(dotOf).map(coarse)),
    front: ends === null ? null : frontOf(certainPoints(alike, { x, y }), ends).map(dotOf),
    frontKind,
    densities:
      isTorque(y) && x.name === 'weight_g' && isOurs(x) && isOurs(y)
        ? densityLines({ xScale, yScale, size }, dots)
        : [],
    wanted:
      wanted === undefined
        ? null
        : wantedPart({ x: limitsShown(wanted.x, x), y: limitsShown(wanted.y, y) }, { xScale, yScale, size }),
    unknown: matches.length - matching.length,
  };
}

/** The drawn points that no other beats in the certain parts of both figures. */
const frontOf = (
  certain: readonly Point<Point<ListedActuator>>[],
  ends: BetterEnds,
): Point<ListedActuator>[] => frontierOf(certain, ends).map(({ subject }) => subject);

const scalesOf = (
  points: readonly Point<ListedActuator>[],
  { width, height, left, right, top, bottom }: PlotSize,
) => ({
  xScale: logScale(
    points.map(({ x }) => x),
    { from: left, to: width - right },
  ),
  yScale: logScale(
    points.map(({ y }) => y),
    { from: height - bottom, to: top },
  ),
});

function pointsOf(actuators: readonly ListedActuator[], { x, y }: ScatterInput): Point<ListedActuator>[] {
  const [xUnit, yUnit] = [unitShown(x.unit), unitShown(y.unit)];
  return actuators.flatMap((actuator) => {
    const across = actuator.figures[x.name];
    const up = actuator.figures[y.name];
    return isDrawable(across) && isDrawable(up)
      ? [{ x: inUnit(across, xUnit), y: inUnit(up, yUnit), subject: actuator }]
      : [];
  });
}

/** The marks of each category as one path, those that are hollow as another. */
const marksOf = (
  { labels }: Catalog,
  dots: readonly Dot[],
  isHollow: (actuator: ListedActuator) => boolean,
): CategoryMarks[] =>
  [...labels.keys()].flatMap((category, family) =>
    [false, true].map((wanted) => ({
      category,
      isHollow: wanted,
      path: marksPath(
        family,
        dots.filter(({ actuator }) => actuator.category === category && isHollow(actuator) === wanted),
      ),
    })),
  );

/** Rounds positions: background dots need not be exact, and merging them makes the path shorter. */
const coarse = ({ x, y }: Position): Position => ({ x: 6 * Math.round(x / 6), y: 6 * Math.round(y / 6) });

/** The line that joins the dots of a front. */
export const frontPath = ({ front }: Scatter): string => (front === null ? '' : stepPath(front));

// A logarithmic axis has no position for zero.
const isDrawable = (value: unknown): value is number => typeof value === 'number' && value > 0;

const isTorque = ({ name }: ClientField): boolean => name === 'peak_torque_nm' || name === 'rated_torque_nm';

// The lines are named in N·m/kg.
const isOurs = ({ unit }: ClientField): boolean => unitShown(unit).factor === 1;

/** Limits in the unit in which a figure is shown. */
const limitsShown = ({ min, max }: Limits, { unit }: ClientField): Limits => ({
  min: min === null ? null : inShownUnit(min, unit),
  max: max === null ? null : inShownUnit(max, unit),
});

/** The part of a plot that bounds on its figures leave; null where they leave all. */
function wantedPart({ x: across, y: up }: AxisLimits, { xScale, yScale, size }: Frame): PlotArea | null {
  if ([across.min, across.max, up.min, up.max].every((bound) => bound === null)) return null;
  const end = (bound: number | null, scale: Scale, open: number): number =>
    bound === null ? open : scale.position(bound);
  const left = Math.max(size.left, end(across.min, xScale, size.left));
  const rightEdge = size.width - size.right;
  const right = Math.min(rightEdge, end(across.max, xScale, rightEdge));
  const top = Math.max(size.top, end(up.max, yScale, size.top));
  const bottomEdge = size.height - size.bottom;
  const bottom = Math.min(bottomEdge, end(up.min, yScale, bottomEdge));
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** The dot nearest to a position, when one is within reach. */
export function nearestDot(dots: readonly Dot[], position: Position, reach: number): Dot | null {
  const away = ({ x, y }: Position): number => Math.hypot(x - position.x, y - position.y);
  const near = dots.filter((dot) => away(dot) < reach);
  return near.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

/**
 * The dot that an arrow key leads to: the next along that axis, the first when none is chosen; null at the
 * end.
 */
export function nextDot(dots: readonly Dot[], chosen: Dot | null, key: string): Dot | null {
  const axis = key === 'ArrowLeft' || key === 'ArrowRight' ? 'x' : 'y';
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  const ordered = dots.toSorted(
    (left, right) => left[axis] - right[axis] || (left.actuator.id < right.actuator.id ? -1 : 1),
  );
  const index =
    chosen === null ? -1 : ordered.findIndex(({ actuator }) => actuator.id === chosen.actuator.id);
  if (index === -1) return ordered[0] ?? null;
  return ordered[index + (forward ? 1 : -1)] ?? null;
}

/**
 * Splits points by the kinds of their figures. Dots of kinds other than the catalog's most frequent ones are
 * hollow. Points of the plot's most frequent kinds make its front. Both come with their kinds in words, which
 * are null for the kinds of the catalog.
 */
function likeFigures(
  { actuators }: Catalog,
  points: readonly Point<ListedActuator>[],
  axes: readonly ClientField[],
) {
  const kindsAt = (actuator: ListedActuator): readonly KindShown[] =>
    axes.map(({ name }) => kindsShown(actuator)(name));
  const mostFrequentIn = (among: readonly ListedActuator[]): KindShown[] =>
    axes.map(({ name }, axis) => {
      const known = among.filter(({ figures }) => isDrawable(figures[name]));
      const kinds = known.flatMap((actuator) => kindsAt(actuator)[axis] ?? []);
      return byCount(kinds, ({ kind }) => kind)[0] ?? NO_KIND;
    });
  /** The kinds on each axis that are not those that are wanted there, in words. */
  const othersThan = (wanted: readonly KindShown[], kinds: readonly KindShown[]): string[] =>
    kinds
      .filter(({ kind }, axis) => !haveSameKind(axes[axis]?.name ?? '', kind, wanted[axis]?.kind ?? ''))
      .map(({ words }) => (words === '' ? KIND_NOT_STATED : words));
  const inCatalog = mostFrequentIn(actuators);
  const inPlot = mostFrequentIn(points.map(({ subject }) => subject));
  const apart = points.flatMap(({ subject }) => othersThan(inCatalog, kindsAt(subject)));
  return {
    alike: points.filter(({ subject }) => othersThan(inPlot, kindsAt(subject)).length === 0),
    frontKind: othersThan(inCatalog, inPlot).join(', ') || null,
    hollow: byCount(apart, (text) => text).join('; ') || null,
    isHollow: (actuator: ListedActuator): boolean => othersThan(inCatalog, kindsAt(actuator)).length > 0,
  };
}

/** The kind of a figure, by which it is compared, and the words that show it. */
type KindShown = Pick<FigureBasis, 'kind' | 'words'>;

const NO_KIND: KindShown = { kind: '', words: '' };

/** The kind of an actuator's figure by field, which every plot needs; of a price, with who states it and what it includes. */
const kindsShown = memoizeByObject((actuator: ListedActuator) =>
  memoize((field): KindShown => basisOf(field, comparableIn(actuator))),
);

/** The first of those of each key, the most frequent key first. */
const byCount = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] =>
  [...Map.groupBy(values, keyOf).values()]
    .toSorted((some, others) => others.length - some.length)
    .flatMap((alike) => alike.slice(0, 1));
