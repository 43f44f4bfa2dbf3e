import { placeIn, type CurveCorners, type Frame } from '../plot/curve-drawing.ts';
import { readAskedPoint, verdictOnPoint, type AskedPoint } from './asked-point.ts';

/** Draws the point of the address, `?point=40,115`, on the sketch, and says what figures tell of it. */
export function startAskedPoint(): void {
  const figure = document.querySelector<HTMLElement>('#torque-speed');
  const point = readAskedPoint(new URLSearchParams(location.search).get('point') ?? '');
  const status = figure?.querySelector('.asked');
  const drawing = figure?.querySelector('svg');
  if (!figure || !status || !drawing || point === null) return;
  const [corners, frame] = [read(figure.dataset.corners, areCorners), read(figure.dataset.frame, isFrame)];
  if (corners === null || frame === null) return;
  status.textContent = verdictOnPoint(point, corners.intermittent);
  drawing.append(markAt(point, frame));
}

/** A cross at a point; one beyond the drawing is at its edge. */
function markAt({ torque, speed }: AskedPoint, frame: Frame): SVGElement {
  const { reach } = frame;
  const { x, y } = placeIn(frame, {
    torque: Math.min(torque, reach.torque * 1.1),
    speed: Math.min(speed, reach.speed * 1.05),
  });
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  mark.setAttribute('class', 'asked-point');
  mark.setAttribute('d', `M${x - 6} ${y}h12M${x} ${y - 6}v12`);
  return mark;
}

function read<Value>(json: string | undefined, isIt: (value: unknown) => value is Value): Value | null {
  const value: unknown = JSON.parse(json ?? 'null');
  return isIt(value) ? value : null;
}

// The build wrote both, by these very types.
const areCorners = (value: unknown): value is CurveCorners =>
  typeof value === 'object' && value !== null && 'intermittent' in value;

const isFrame = (value: unknown): value is Frame => typeof value === 'object' && value !== null && 'reach' in value;
