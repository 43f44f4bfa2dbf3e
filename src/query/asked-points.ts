import { roundTo4Digits } from '../catalog/round.ts';
import { needsOf, type DutyStep, type LoadPoint } from './duty.ts';
import type { AskedPoint, PointRequirement, StatedNeeds } from './requirement.ts';
import type { PointRow } from './requirements.ts';

/** The points that are asked, for a moment and continuously. */
export type AskedPoints = Readonly<Record<PointRow['name'], readonly AskedPoint[]>>;

/**
 * The points that follow from a duty cycle: of each step with a speed, for a moment; of each step that lasts longer than an
 * actuator gives its peak torque, continuously, at rest at least; of the RMS torque at the mean speed, continuously.
 */
export function pointsOfDuty(steps: readonly DutyStep[], peakSeconds: number): AskedPoints {
  const asked = steps.map(({ torque_nm, speed_rpm, seconds }) => ({
    torque_nm: Math.abs(torque_nm),
    speed_rpm,
    seconds,
    isLong: seconds > peakSeconds,
  }));
  return {
    peak_points: asked.flatMap(({ torque_nm, speed_rpm, seconds, isLong }) =>
      speed_rpm === null ? [] : [{ torque_nm, speed_rpm, ...(!isLong && { seconds }) }],
    ),
    rated_points: [
      ...asked.flatMap(({ isLong, torque_nm, speed_rpm, seconds }) =>
        isLong ? [{ torque_nm, speed_rpm: speed_rpm ?? 0, seconds }] : [],
      ),
      ...meanPoint(steps),
    ],
  };
}

/** The RMS torque at the mean speed; none where a step has no speed. */
function meanPoint(steps: readonly DutyStep[]): LoadPoint[] {
  let [turns, time] = [0, 0];
  for (const { speed_rpm, seconds } of steps) {
    if (speed_rpm === null) return [];
    turns += speed_rpm * seconds;
    time += seconds;
  }
  return [{ torque_nm: needsOf(steps).rms_torque_nm, speed_rpm: roundTo4Digits(turns / time) }];
}

/** The requirements of points, in their order; a point that is stated twice is asked once. */
export function pointRequirements(
  row: PointRequirement['row'],
  points: readonly AskedPoint[],
  { joined, modifiers, supply }: StatedNeeds,
): PointRequirement[] {
  const { external_ratio: ratio, external_efficiency: efficiency, margin, peak_seconds: peakSeconds } = modifiers;
  const common = { kind: 'point', row, margin, stage: { ratio, efficiency }, supply, peakSeconds } as const;
  const distinct = [...new Map(points.map((point) => [JSON.stringify(point), point])).values()];
  return [
    ...(joined === null || row.name !== 'peak_points' ? [] : [{ ...common, asked: joined, isJoined: true }]),
    ...distinct.map((asked) => ({ ...common, asked, isJoined: false })),
  ];
}
