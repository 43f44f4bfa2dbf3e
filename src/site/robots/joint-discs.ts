import type { RobotEntry } from '../../catalog/files/yaml-schemas.ts';
import type { Joint } from '../../catalog/records/record-schemas.ts';
import type { Position } from '../plot/dot-paths.ts';
import { round } from '../plot/scale.ts';
import { placeJoints } from './place-joints.ts';
import { BODIES } from './skeleton.ts';

/** The row of discs of a joint group. */
export interface JointRow {
  readonly role: string;
  /** Joint numbers, such as `J1–J4`; empty if there is none. */
  readonly numbers: string;
  readonly count: number;
  /** Peak torque, or rated torque where no peak is known, N·m; null when both are unknown. */
  readonly torqueNm: number | null;
  /** True if the torque is the rated one. */
  readonly isRated: boolean;
  /** Radius of a disc; its area is in proportion to the torque. */
  readonly radius: number;
  /** Middles of the discs. */
  readonly positions: readonly number[];
  /** Width of the row. */
  readonly width: number;
  /** The index of the motor among the robot's motors, from 0. */
  readonly motor: number;
}

const LARGEST_RADIUS = 22;
const SMALLEST_RADIUS = 2.5;
const UNKNOWN_RADIUS = 5;
const GAP = 8;
// Beyond this many joints in a group the discs would run out of the drawing.
const MOST_DISCS = 12;
/** Discs on a body, against those in rows. */
const ON_BODY = 0.55;
const SMALLEST_ON_BODY = 3.5;

/** The rows of discs of a robot's joint groups, all to one scale: a disc per joint. */
export function jointRows(joints: readonly Joint[]): JointRow[] {
  const greatest = Math.max(0, ...joints.map((joint) => torqueOf(joint) ?? 0));
  const motors = [...new Set(joints.map(motorOf))];
  return joints.map((joint) => {
    const torqueNm = torqueOf(joint);
    const radius = round(torqueNm === null ? UNKNOWN_RADIUS : radiusOf(torqueNm / greatest));
    const [, role = joint.role, numbers = ''] = /^(.*?)\s*\((J.*)\)$/.exec(joint.role) ?? [];
    const discs = Math.min(joint.count, MOST_DISCS);
    return {
      role,
      numbers: numbers.replaceAll('-', '–'),
      count: joint.count,
      torqueNm,
      isRated: joint.motor.peak_torque_nm === null && torqueNm !== null,
      radius,
      positions: Array.from({ length: discs }, (_, index) => round(radius + index * (2 * radius + GAP))),
      width: round(discs * 2 * radius + (discs - 1) * GAP),
      motor: motors.indexOf(motorOf(joint)),
    };
  });
}

/** The joints on a body of the robot's kind; null where their names do not say where they are. */
export function skeletonOf(kind: RobotEntry['kind'], joints: readonly Joint[], rows: readonly JointRow[]) {
  const body = BODIES[kind];
  const placed = placeJoints(body, joints);
  if (placed === null) return null;
  const discs = [...Map.groupBy(placed, ({ part }) => part)].flatMap(([part, groups]) => {
    const stack = groups.flatMap(({ group, count }) => {
      const row = rows[group];
      return row === undefined ? [] : Array.from({ length: count }, () => row);
    });
    return stacked(part, stack);
  });
  return { body, discs };
}

/** Joints at one place, below each other around it. */
function stacked({ x, y }: Position, rows: readonly JointRow[]) {
  const radii = rows.map(({ radius }) => Math.max(SMALLEST_ON_BODY, round(radius * ON_BODY)));
  const height = radii.reduce((sum, radius) => sum + 2 * radius, 0);
  return rows.map((row, index) => {
    const radius = radii[index] ?? SMALLEST_ON_BODY;
    const above = radii.slice(0, index).reduce((sum, other) => sum + 2 * other, 0);
    return { x, y: round(y - height / 2 + above + radius), radius, row };
  });
}

const motorOf = ({ motor }: Joint): string => motor.actuator_id ?? `${motor.brand} ${motor.name}`;

const torqueOf = ({ motor }: Joint): number | null => motor.peak_torque_nm ?? motor.rated_torque_nm;

const radiusOf = (share: number): number => Math.max(SMALLEST_RADIUS, LARGEST_RADIUS * Math.sqrt(share));
