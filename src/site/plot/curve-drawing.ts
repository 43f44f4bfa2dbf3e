import type { Corner } from '../../catalog/torque-speed/curve-corners.ts';
import { round, type Range } from './scale.ts';

/** The corners of the curves of intermittent and of continuous torque. */
export interface CurveCorners {
  readonly intermittent: readonly Corner[];
  readonly continuous: readonly Corner[];
}

/** The reach of a drawing: torque in N·m, speed in rpm. */
export interface Reach {
  readonly torque: number;
  readonly speed: number;
}

/** Where a drawing of torque over speed lies, in its own units: from zero to its reach. */
export interface Frame {
  readonly across: Range;
  /** From zero, below, to the greatest torque, above. */
  readonly up: Range;
  readonly reach: Reach;
}

/**
 * The reach of both curves; null where no speed, or no torque, is known. A curve without an end goes on a
 * little.
 */
export function reachOf({ intermittent, continuous }: CurveCorners): Reach | null {
  const corners = [...intermittent, ...continuous];
  const torque = Math.max(
    0,
    ...corners.map(({ least_nm, most_nm }) => Math.max(least_nm ?? 0, most_nm ?? 0)),
  );
  const last = Math.max(0, ...corners.map(({ speed_rpm }) => speed_rpm));
  const hasEnd = intermittent.at(-1)?.most_nm === 0;
  return torque > 0 && last > 0 ? { torque, speed: hasEnd ? last : 1.15 * last } : null;
}

/** Where a torque at a speed lies in a frame. */
export const positionIn = (
  { across, up, reach }: Frame,
  { torque, speed }: Reach,
): { x: number; y: number } => ({
  x: round(across.from + (speed / reach.speed) * (across.to - across.from)),
  y: round(up.from + (torque / reach.torque) * (up.to - up.from)),
});

/** Both curves as areas, each the path of a polygon; null where there is none. */
export interface CurveAreas {
  /** Peak torque that stated figures prove. */
  readonly proved: string | null;
  /** Unknown: between the proved peak torque and the torque that figures exclude. */
  readonly unknown: string | null;
  /** Continuous torque that stated figures prove. */
  readonly continuous: string | null;
}

/** Draws both curves. */
export function drawCurves({ intermittent, continuous }: CurveCorners, frame: Frame): CurveAreas {
  const moment = toEdge(intermittent, frame.reach.speed);
  const least = lineOf(moment, 'least_nm');
  const most = lineOf(moment, 'most_nm');
  return {
    proved: areaBetween(least, [], frame),
    unknown: most.every(({ torque, speed }) => torque <= torqueOn(least, speed))
      ? null
      : areaBetween(most, least, frame),
    continuous: areaBetween(lineOf(toEdge(continuous, frame.reach.speed), 'least_nm'), [], frame),
  };
}

/** A curve does not change after its last corner: it goes on to the edge. */
function toEdge(corners: readonly Corner[], speed: number): readonly Corner[] {
  const last = corners.at(-1);
  return last === undefined || last.speed_rpm >= speed
    ? corners
    : [...corners, { ...last, speed_rpm: speed }];
}

const lineOf = (corners: readonly Corner[], bound: 'least_nm' | 'most_nm'): Reach[] =>
  corners.flatMap((corner) => {
    const torque = corner[bound];
    return torque === null ? [] : [{ torque, speed: corner.speed_rpm }];
  });

/** The greatest torque of a line at the speed of one of its corners; none elsewhere. */
const torqueOn = (line: readonly Reach[], speed: number): number =>
  Math.max(0, ...line.filter((corner) => corner.speed === speed).map(({ torque }) => torque));

/** The area below a line and above another one, or above the axis; null where it is none. */
function areaBetween(upper: readonly Reach[], lower: readonly Reach[], frame: Frame): string | null {
  const first = upper[0];
  const last = upper.at(-1);
  if (first === undefined || last === undefined || !holdsArea(upper)) return null;
  const end = lower.at(-1);
  const back = [
    ...(end?.speed === last.speed ? [] : [{ torque: 0, speed: last.speed }]),
    ...(end === undefined || end.torque === 0 ? [] : [{ torque: 0, speed: end.speed }]),
    ...lower.toReversed(),
    ...(lower.length === 0 ? [{ torque: 0, speed: first.speed }] : []),
  ];
  const positions = [...upper, ...back]
    .map((corner) => positionIn(frame, corner))
    .map(({ x, y }) => `${x} ${y}`);
  return `M${positions.filter((position, number) => position !== positions[number - 1]).join('L')}Z`;
}

/** True if a line leaves room below it: torque over some span of speed. */
const holdsArea = (line: readonly Reach[]): boolean =>
  line.some(({ torque, speed }, index) => {
    const next = line[index + 1];
    return next !== undefined && next.speed > speed && Math.max(torque, next.torque) > 0;
  });
