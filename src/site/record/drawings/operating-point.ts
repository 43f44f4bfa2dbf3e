import type { Corner } from '../../../catalog/torque-speed/curve-corners.ts';
import { numberText } from '../../format.ts';
import { readNumber } from '../../page-filters/read-figure.ts';
import { positionIn, type Frame, type Reach } from '../../plot/curve-drawing.ts';
import type { TorqueSpeed } from './sketch.ts';

/** Draws the point of the address, `?point=40,115`, on the sketch, and states its verdict. */
export function startOperatingPoint(): void {
  const figure = document.querySelector<HTMLElement>('#torque-speed');
  const point = readOperatingPoint(new URLSearchParams(location.search).get('point') ?? '');
  const status = figure?.querySelector('.asked');
  const drawing = figure?.querySelector('svg');
  if (!figure || !status || !drawing || point === null) return;
  const sketch: unknown = JSON.parse(figure.dataset.sketch ?? 'null');
  if (!isSketch(sketch)) return;
  status.textContent = verdictOnPoint(point, sketch.corners.intermittent);
  drawing.append(markAt(point, sketch.frame));
}

/** A cross at a point; one beyond the drawing is at its edge. */
function markAt({ torque, speed }: Reach, frame: Frame): SVGElement {
  const { reach } = frame;
  const { x, y } = positionIn(frame, {
    torque: Math.min(torque, reach.torque * 1.1),
    speed: Math.min(speed, reach.speed * 1.05),
  });
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  mark.setAttribute('class', 'asked-point');
  mark.setAttribute('d', `M${x - 6} ${y}h12M${x} ${y - 6}v12`);
  return mark;
}

// The build wrote it with this type.
const isSketch = (value: unknown): value is Pick<TorqueSpeed, 'corners' | 'frame'> =>
  typeof value === 'object' && value !== null && 'corners' in value && 'frame' in value;

/** The point of an address: `40,115` is 40 N·m at 115 rpm. Null when malformed, or without torque. */
export function readOperatingPoint(text: string): Reach | null {
  const [torque = null, speed = null, ...others] = text.split(',').map(readNumber);
  return torque === null || torque === 0 || speed === null || others.length > 0 ? null : { torque, speed };
}

/** Torque bounds of a curve at a speed; null when unknown. */
export function boundsAt(corners: readonly Corner[], speed: number): Pick<Corner, 'least_nm' | 'most_nm'> {
  const next = corners.findIndex(({ speed_rpm }) => speed_rpm >= speed);
  const after = corners[next] ?? corners.at(-1);
  const before = corners[next - 1];
  if (after === undefined) return { least_nm: null, most_nm: null };
  if (before === undefined || after.speed_rpm <= speed) return after;
  const part = (speed - before.speed_rpm) / (after.speed_rpm - before.speed_rpm);
  const between = (one: number | null, other: number | null): number | null =>
    one === null || other === null ? null : one + part * (other - one);
  return {
    least_nm: between(before.least_nm, after.least_nm),
    most_nm: between(before.most_nm, after.most_nm),
  };
}

/** The verdict on an operating point, in words. */
export function verdictOnPoint({ torque, speed }: Reach, corners: readonly Corner[]): string {
  const { least_nm: least, most_nm: most } = boundsAt(corners, speed);
  const point = `${numberText(torque)} N·m at ${numberText(speed)} rpm`;
  if (least !== null && least >= torque) return `${point}: meets, at least ${shown(least)} N·m`;
  if (most !== null && most < torque) return `${point}: misses, at most ${shown(most)} N·m`;
  if (least === null && most === null) return `${point}: unknown`;
  return `${point}: unknown, ${least === null ? '' : `at least ${shown(least)}`}${least !== null && most !== null ? ' and ' : ''}${most === null ? '' : `at most ${shown(most)}`} N·m`;
}

const shown = (torque: number): string => numberText(Number(torque.toPrecision(3)));
