import type { Joint } from '../../catalog/robot.ts';
import { round } from '../plot/scale.ts';

/** A joint group as the drawing shows it: one disc per joint, its area in proportion to the torque. */
export interface JointRow {
  readonly role: string;
  /** Joint numbers, such as `J1-J4`. */
  readonly numbers: string;
  readonly count: number;
  readonly torqueNm: number | null;
  /** Whether the torque is the rated one, because no peak is published. */
  readonly isRated: boolean;
  readonly radius: number;
  /** Middles of the discs. */
  readonly places: readonly number[];
  /** Width of the row of discs. */
  readonly width: number;
}

const LARGEST_RADIUS = 22;
const SMALLEST_RADIUS = 2.5;
const UNKNOWN_RADIUS = 5;
const GAP = 8;
// Beyond this many joints in a group the discs would run out of the drawing.
const MOST_DISCS = 12;

/** The rows of discs of a robot's joint groups, all to one scale. */
export function jointDrawing(joints: readonly Joint[]): JointRow[] {
  const greatest = Math.max(0, ...joints.map((joint) => torqueOf(joint) ?? 0));
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
      places: Array.from({ length: discs }, (_, index) => round(radius + index * (2 * radius + GAP))),
      width: round(discs * 2 * radius + (discs - 1) * GAP),
    };
  });
}

const torqueOf = ({ motor }: Joint): number | null => motor.peak_torque_nm ?? motor.rated_torque_nm;

const radiusOf = (share: number): number => Math.max(SMALLEST_RADIUS, LARGEST_RADIUS * Math.sqrt(share));
