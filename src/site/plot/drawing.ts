import type { CopiedField } from '../copy/catalog-copy.ts';
import { unitShown } from '../units/units.ts';
import type { DensityLine } from './densities.ts';
import type { Place } from './dots.ts';
import { round, type Tick } from './scale.ts';
import { frontPath, type Dot, type Scatter } from './scatter.ts';

/**
 * A plot as SVG, without its frame: the same text in pages as built and as a reader works with them. The dots of the front that
 * are `named` are marked too; those `labelled` keep the marks of their kinds.
 */
export function drawingOf(scatter: Scatter, named: readonly Dot[] = [], labelled: readonly Dot[] = []): string {
  const { others, marks, wanted } = scatter;
  return [
    axesOf(scatter),
    wanted === null ? '' : tag('rect', { class: 'wanted', ...wanted }),
    others === '' ? '' : tag('path', { class: 'others', d: others }),
    ...marks.map(({ category, path, isHollow }) =>
      path === '' ? '' : tag('path', { class: `marks${isHollow ? ' hollow' : ''} category-${category}`, d: path }),
    ),
    tag('path', { class: 'front', d: frontPath(scatter) }),
    ...scatter.densities.flatMap(({ label, name }) =>
      name === null || named.some((dot) => isBeside(name, dot)) ? [] : densityName(label, name),
    ),
    ...named.map((dot) => bestOf(dot) + nameOf(dot, scatter)),
    ...labelled.map((dot) => nameOf(dot, scatter)),
  ].join('');
}

/** A figure with its unit, as an axis has it. */
export function titleOf({ title, unit }: CopiedField): string {
  const { symbol } = unitShown(unit);
  return symbol === '' ? title : `${title}, ${symbol}`;
}

/** The grid of both axes with its numbers and titles, and lines of equal density where the axes are torque and mass. */
function axesOf({ size, x, y, xScale, yScale, densities }: Scatter): string {
  const { width, height, left, right, top, bottom } = size;
  const base = height - bottom;
  const labelled = (ticks: readonly Tick[], place: (tick: Tick) => Attributes): string[] =>
    ticks.map((tick) => (tick.label === null ? '' : tag('text', { class: 'tick', ...place(tick) }, tick.label)));
  return [
    ...xScale.ticks.map(({ place, label }) => gridLine(label, `M${place} ${top}V${base}`)),
    ...yScale.ticks.map(({ place, label }) => gridLine(label, `M${left} ${place}H${width - right}`)),
    ...densities.map(densityLine),
    ...labelled(xScale.ticks, ({ place }) => ({ x: place, y: base + 16, 'text-anchor': 'middle' })),
    ...labelled(yScale.ticks, ({ place }) => ({ x: left - 6, y: place + 4, 'text-anchor': 'end' })),
    tag('text', { class: 'axis-title', x: width - right, y: height - 6, 'text-anchor': 'end' }, titleOf(x)),
    tag('text', { class: 'axis-title', x: left + 8, y: top + 14 }, titleOf(y)),
  ].join('');
}

const gridLine = (label: string | null, d: string): string =>
  tag('path', { class: label === null ? 'grid' : 'grid major', d });

const densityLine = ({ from, to }: DensityLine): string =>
  tag('path', { class: 'density', d: `M${from.x} ${from.y}L${to.x} ${to.y}` });

const densityName = (label: string, { x, y }: Place): string =>
  tag('text', { class: 'tick density-name', x: round(x), y: round(y) }, label);

/** Whether the name of a line would run into that of a dot, which stands to the left of it. */
const isBeside = (name: Place, { x, y, actuator }: Dot): boolean =>
  Math.abs(name.y - y + 5) < LINE && name.x < x && name.x > x - (actuator.name.length + 10) * SIGN;

// How wide a sign of a name is at most, on average, and how high a line of them.
const SIGN = 7;
const LINE = 14;

const bestOf = ({ x, y, actuator }: Dot): string =>
  tag('circle', { class: `best category-${actuator.category}`, cx: x, cy: y, r: 4 });

/** The name of an actuator beside its dot, on the side where there is room. */
function nameOf({ x, y, actuator }: Dot, { size }: Scatter): string {
  const most = Math.round(size.width / 30);
  const name = actuator.name.length > most ? `${actuator.name.slice(0, most - 1)}…` : actuator.name;
  const isLeft = x - name.length * SIGN < size.left;
  const place = { x: isLeft ? x + 8 : x - 8, y: isLeft ? y + 14 : y - 5, 'text-anchor': isLeft ? 'start' : 'end' };
  return tag('text', { class: 'name', ...place }, name);
}

type Attributes = Readonly<Record<string, string | number>>;

function tag(name: string, attributes: Attributes, text = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${escaped(text)}</${name}>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
