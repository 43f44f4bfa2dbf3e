import type { Joint } from '../../catalog/robot.ts';
import { round } from '../plot/scale.ts';

/** A joint group as the drawing shows it: one disc per joint, its area in proportion to the peak torque. */
export interface JointRow {
  readonly role: string;
  /** Joint numbers, such as `J1-J4`. */
  readonly numbers: string;
  readonly count: number;
  readonly torqueNm: number | null;
  /** Whether the torque is the rated one, because no peak is published. */
  readonly isRated: boolean;
  readonly y: number;
  readonly radius: number;
  /** Middles of the discs. */
  readonly places: readonly number[];
}

/** The drawing of a robot's joints. */
export interface JointDrawing {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly JointRow[];
}

const LARGEST_RADIUS = 22;
const SMALLEST_RADIUS = 2.5;
const UNKNOWN_RADIUS = 5;
const GAP = 8;
const LEFT = 4;
// Beyond this many joints in a group the discs would run out of the drawing.
const MOST_DISCS = 12;

/** Draws the joint groups below each other. */
export function jointDrawing(joints: readonly Joint[]): JointDrawing {
  const greatest = Math.max(0, ...joints.map((joint) => torqueOf(joint) ?? 0));
  const rows = joints.reduce<JointRow[]>((above, joint) => [...above, rowBelow(above.at(-1), joint, greatest)], []);
  const last = rows.at(-1);
  const ends = rows.map(({ places, radius }) => (places.at(-1) ?? 0) + radius);
  return {
    width: round(Math.max(60, ...ends) + LEFT),
    height: round(last === undefined ? 0 : last.y + heightOf(last) / 2),
    rows,
  };
}

const torqueOf = ({ motor }: Joint): number | null => motor.peak_torque_nm ?? motor.rated_torque_nm;

function rowBelow(above: JointRow | undefined, joint: Joint, greatest: number): JointRow {
  const torqueNm = torqueOf(joint);
  const radius =
    torqueNm === null ? UNKNOWN_RADIUS : Math.max(SMALLEST_RADIUS, LARGEST_RADIUS * Math.sqrt(torqueNm / greatest));
  const [, role = joint.role, numbers = ''] = /^(.*?)\s*\((J.*)\)$/.exec(joint.role) ?? [];
  const top = above === undefined ? 0 : above.y + heightOf(above) / 2;
  return {
    role,
    numbers: numbers.replaceAll('-', '–'),
    count: joint.count,
    torqueNm,
    isRated: joint.motor.peak_torque_nm === null && torqueNm !== null,
    y: round(top + heightOf({ radius }) / 2),
    radius: round(radius),
    places: Array.from({ length: Math.min(joint.count, MOST_DISCS) }, (_, index) =>
      round(LEFT + radius + index * (2 * radius + GAP)),
    ),
  };
}

const heightOf = ({ radius }: { readonly radius: number }): number => Math.max(36, 2 * radius + 8);
