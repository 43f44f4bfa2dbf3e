import type { ClientField } from '../client-catalog/client-catalog.ts';
import { escaped } from '../format.ts';
import { unitShown } from '../units/shown-units.ts';
import type { Position } from './dot-paths.ts';
import { round, type PlotSize, type Tick } from './scale.ts';
import { frontPath, type Dot, type Scatter } from './scatter.ts';

/**
 * A plot as SVG, without its frame: the same text in pages as built and as a reader works with them. The dots
 * of the front that are `named` are marked too; those `labelled` keep the marks of their kinds.
 */
export function drawingOf(
  scatter: Scatter,
  named: readonly Dot[] = [],
  labelled: readonly Dot[] = [],
): string {
  const { others, marks, wanted } = scatter;
  const names = namesOf([...named, ...labelled], scatter);
  return [
    axesOf(scatter),
    wanted === null ? '' : tag('rect', { class: 'wanted', ...wanted }),
    others === '' ? '' : tag('path', { class: 'others', d: others }),
    ...marks.map(({ category, path, isHollow }) =>
      path === ''
        ? ''
        : tag('path', { class: `marks${isHollow ? ' hollow' : ''} category-${category}`, d: path }),
    ),
    tag('path', { class: 'front', d: frontPath(scatter) }),
    ...scatter.densities.flatMap(({ label, name }) =>
      name === null || names.some(({ box }) => !isApart(box, boxOf(name.x, name.y, label.length * SIGN)))
        ? []
        : densityName(label, name),
    ),
    ...named.map((dot) => bestOf(dot, scatter.isHollow(dot.actuator))),
    ...names.map(({ text, at }) => tag('text', { class: 'name', ...at }, text)),
  ].join('');
}

/** A figure with its unit, as an axis has it. */
export function titleOf({ title, unit }: ClientField): string {
  const { symbol } = unitShown(unit);
  return symbol === '' ? title : `${title}, ${symbol}`;
}

/**
 * The grid of both axes with its numbers and titles, and lines of equal density where the axes are torque and
 * mass.
 */
function axesOf({ size, x, y, xScale, yScale, densities }: Scatter): string {
  const { width, height, left, right, top, bottom } = size;
  const base = height - bottom;
  const labelled = (ticks: readonly Tick[], position: (tick: Tick) => Attributes): string[] =>
    ticks.map((tick) =>
      tick.label === null ? '' : tag('text', { class: 'tick', ...position(tick) }, tick.label),
    );
  return [
    ...xScale.ticks.map(({ position, label }) => gridLine(label, `M${position} ${top}V${base}`)),
    ...yScale.ticks.map(({ position, label }) => gridLine(label, `M${left} ${position}H${width - right}`)),
    ...densities.map(({ from, to }) =>
      tag('path', { class: 'density', d: `M${from.x} ${from.y}L${to.x} ${to.y}` }),
    ),
    ...labelled(xScale.ticks, ({ position }) => ({ x: position, y: base + 16, 'text-anchor': 'middle' })),
    ...labelled(yScale.ticks, ({ position }) => ({ x: left - 6, y: position + 4, 'text-anchor': 'end' })),
    tag('text', { class: 'axis-title', x: width - right, y: height - 6, 'text-anchor': 'end' }, titleOf(x)),
    tag('text', { class: 'axis-title', x: left + 8, y: top + 14 }, titleOf(y)),
  ].join('');
}

const gridLine = (label: string | null, d: string): string =>
  tag('path', { class: label === null ? 'grid' : 'grid major', d });

const densityName = (label: string, { x, y }: Position): string =>
  tag('text', { class: 'tick density-name', x: round(x), y: round(y) }, label);

// The most that the characters of a name take on average, and the height of a line of them.
const SIGN = 7;
const LINE = 14;

const bestOf = ({ x, y, actuator }: Dot, isHollow: boolean): string =>
  tag('circle', {
    class: `best${isHollow ? ' hollow' : ''} category-${actuator.category}`,
    cx: x,
    cy: y,
    r: 4,
  });

/** A name beside its dot, and the room that it takes. */
interface PlacedName extends NamePosition {
  readonly text: string;
}

/** The names of actuators beside their dots, so that none runs into another or over a dot that is named. */
function namesOf(dots: readonly Dot[], { size }: Pick<Scatter, 'size'>): PlacedName[] {
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
  // From left to right, so that the name to the left of a dot is its own.
  const ordered = dots.toSorted((one, other) => one.x - other.x);
  return ordered.flatMap((dot) => {
    const text = shortName(dot, size);
    const positions = positionsOf(dot, text.length * SIGN, size);
    const position = positions.find(({ box }) => taken.every((other) => isApart(box, other))) ?? positions[0];
    if (position === undefined) return [];
    taken.push(position.box);
    return [{ ...position, text }];
  });
}

function shortName({ actuator: { name } }: Dot, { width }: PlotSize): string {
  const most = Math.round(width / 30);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

interface NamePosition {
  readonly at: Attributes;
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const isApart = (one: Box, other: Box): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

/**
 * Where a name may stand, best first: to the left above its dot or to the right below it, then a line farther
 * each time.
 */
function positionsOf({ x, y }: Dot, long: number, { left, right, width }: PlotSize): NamePosition[] {
  const positions = [0, 1, 2, 3, 4].flatMap((lines) => {
    const above = y - 5 - lines * LINE;
    const below = y + 14 + lines * LINE;
    return [
      { at: { x: x - 8, y: above, 'text-anchor': 'end' }, box: boxOf(x - 8 - long, above, long) },
      { at: { x: x + 8, y: below, 'text-anchor': 'start' }, box: boxOf(x + 8, below, long) },
    ];
  });
  return positions.filter(({ box }) => box.left >= left && box.right <= width - right);
}

const boxOf = (left: number, y: number, long: number): Box => ({
  left,
  right: left + long,
  top: y - LINE + 4,
  bottom: y + 4,
});

type Attributes = Readonly<Record<string, string | number>>;

function tag(name: string, attributes: Attributes, text = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${escaped(text)}</${name}>`;
}
