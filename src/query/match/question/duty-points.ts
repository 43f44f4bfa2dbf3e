import { roundTo4Digits } from '../../../catalog/lib/round.ts';
import { needsOf, type DutyStep, type LoadPoint } from '../../parameters/duty.ts';
import type { OperatingPoint, PointRequirement, StatedNeeds, PointRow } from './requirements.ts';

/** The requested points, intermittent and continuous. */
export type OperatingPoints = Readonly<Record<PointRow['name'], readonly OperatingPoint[]>>;

/** The points of a duty cycle. */
export interface DutyPoints {
  /** The points of its steps. */
  readonly steps: OperatingPoints;
  /** The RMS torque at the mean speed; null where a step has no speed. */
  readonly mean: LoadPoint | null;
}

/**
 * The points that follow from a duty cycle. Intermittent: each step with a speed. Continuous: each step that
 * is longer than an actuator gives its peak torque (at rest if it has no speed), and the RMS torque at the
 * mean speed.
 */
export function pointsOfDuty(steps: readonly DutyStep[], peakSeconds: number): DutyPoints {
  const asked = steps.map(({ torque_nm, speed_rpm, seconds }) => ({
    torque_nm: Math.abs(torque_nm),
    speed_rpm,
    seconds,
    isLong: seconds > peakSeconds,
  }));
  return {
    steps: {
      peak_points: asked.flatMap(({ torque_nm, speed_rpm, seconds, isLong }) =>
        speed_rpm === null ? [] : [{ torque_nm, speed_rpm, ...(!isLong && { seconds }) }],
      ),
      rated_points: asked.flatMap(({ isLong, torque_nm, speed_rpm, seconds }) =>
        isLong ? [{ torque_nm, speed_rpm: speed_rpm ?? 0, seconds }] : [],
      ),
    },
    mean: meanPoint(steps),
  };
}

function meanPoint(steps: readonly DutyStep[]): LoadPoint | null {
  let [turns, time] = [0, 0];
  for (const { speed_rpm, seconds } of steps) {
    if (speed_rpm === null) return null;
    turns += speed_rpm * seconds;
    time += seconds;
  }
  return { torque_nm: needsOf(steps).rms_torque_nm, speed_rpm: roundTo4Digits(turns / time) };
}

/**
 * The points that must be judged, in their order. An actuator that gives a torque at a speed gives every
 * smaller torque there, so only the greatest point of a speed is judged, and a smaller one that takes longer:
 * it may be continuous where the greater is not.
 */
export function greatestPoints(
  curve: PointRow['curve'],
  points: readonly OperatingPoint[],
): OperatingPoint[] {
  // Without a stated duration, a point is short on the intermittent curve and endless on the continuous one.
  const unstated = curve === 'continuous' ? Infinity : 0;
  const lasts = ({ seconds = unstated }: OperatingPoint): number => seconds;
  const bySpeed = Map.groupBy(points, ({ speed_rpm }) => speed_rpm);
  const kept = new Set<OperatingPoint>();
  for (const atSpeed of bySpeed.values()) {
    let longest = -1;
    for (const point of atSpeed.toSorted(
      (one, two) => two.torque_nm - one.torque_nm || lasts(two) - lasts(one),
    )) {
      if (lasts(point) <= longest) continue;
      longest = lasts(point);
      kept.add(point);
    }
  }
  return points.filter((point) => kept.has(point));
}

/** The requirements of points, in their order. */
export function pointRequirements(
  row: PointRequirement['row'],
  points: readonly OperatingPoint[],
  { joined, modifiers, supply }: StatedNeeds,
): PointRequirement[] {
  const {
    external_ratio: ratio,
    external_efficiency: efficiency,
    margin,
    peak_seconds: peakSeconds,
  } = modifiers;
  const common = { kind: 'point', row, margin, stage: { ratio, efficiency }, supply, peakSeconds } as const;
  return [
    ...(joined === null || row.name !== 'peak_points' ? [] : [{ ...common, asked: joined, isJoined: true }]),
    ...points.map((asked) => ({ ...common, asked, isJoined: false })),
  ];
}
