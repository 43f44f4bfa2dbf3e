import { positionIn, type Frame } from '../plot/curve-drawing.ts';
import { readAskedPoint, verdictOnPoint, type AskedPoint } from './asked-point.ts';
import type { TorqueSpeed } from './sketch.ts';

/** Draws the point of the address, `?point=40,115`, on the sketch, and says what figures tell of it. */
export function startAskedPoint(): void {
  const figure = document.querySelector<HTMLElement>('#torque-speed');
  const point = readAskedPoint(new URLSearchParams(location.search).get('point') ?? '');
  const status = figure?.querySelector('.asked');
  const drawing = figure?.querySelector('svg');
  if (!figure || !status || !drawing || point === null) return;
  const sketch: unknown = JSON.parse(figure.dataset.sketch ?? 'null');
  if (!isSketch(sketch)) return;
  status.textContent = verdictOnPoint(point, sketch.corners.intermittent);
  drawing.append(markAt(point, sketch.frame));
}

/** A cross at a point; one beyond the drawing is at its edge. */
function markAt({ torque, speed }: AskedPoint, frame: Frame): SVGElement {
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

// The build wrote it, by this very type.
const isSketch = (value: unknown): value is Pick<TorqueSpeed, 'corners' | 'frame'> =>
  typeof value === 'object' && value !== null && 'corners' in value && 'frame' in value;
