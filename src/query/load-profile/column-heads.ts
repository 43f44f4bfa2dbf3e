import { unitSpelled, type ColumnUnit, type Quantity } from './column-units.ts';

/**
 * The heads that certainly name a quantity, and those that certainly name a column of joint names. Blanks and
 * hyphens count as underscores, and case is ignored.
 */
export const HEADS: Readonly<Record<Quantity | 'joint', readonly string[]>> = {
  time: ['time', 't', 'timestamp', 'elapsed_time', 'sim_time', 'zeit', '时间'],
  torque: ['torque', 'tau', 'effort', 'joint_torque', 'joint_effort', 'drehmoment', '扭矩', '转矩', '力矩'],
  speed: [
    'speed',
    'velocity',
    'vel',
    'omega',
    'dq',
    'qd',
    'rpm',
    'joint_speed',
    'joint_velocity',
    'angular_velocity',
    'drehzahl',
    '速度',
    '转速',
  ],
  joint: [
    'joint',
    'joint_name',
    'joint_id',
    'name',
    'id',
    'motor',
    'motor_name',
    'motor_id',
    'servo',
    'servo_id',
    'axis',
    'actuator',
    'node_id',
    'can_id',
  ],
};

/** The parts of a head that names a quantity. */
export interface HeadParts {
  readonly name: string;
  /** The unit of the quantity that it spells; undefined if there is none. */
  readonly unit: ColumnUnit | undefined;
}

/** Splits the unit of a quantity from a head: `torque_mNm`, `Torque [mN·m]`, `Zeit / ms`. */
export function headParts(head: string, quantity: Quantity): HeadParts {
  const [, beforeBracket = '', inBracket = ''] = /^([^[({]*)[[({]([^\])}]*)[\])}]$/.exec(head.trim()) ?? [];
  const bracketed = unitSpelled(quantity, inBracket);
  if (bracketed !== undefined) return { name: nameOf(beforeBracket), unit: bracketed };
  for (const { index } of head.matchAll(/[\s_,/:]+/g)) {
    const unit = unitSpelled(quantity, head.slice(index).replace(/^[\s_,/:]+/, ''));
    const before = head.slice(0, index);
    if (unit !== undefined) return { name: nameOf(before), unit: SCALE.test(before) ? undefined : unit };
  }
  return { name: nameOf(head), unit: unitSpelled(quantity, head) };
}

/** A factor of a unit, as in `speed 0.229 rpm`; the number in `tau_0_Nm` is the index of a joint. */
const SCALE = /(\d\.\d+|[\s*×/]\d+)$/;

/** A head as the table spells it: PlotJuggler writes `__time`, others end the name with a comma. */
const nameOf = (head: string): string =>
  head
    .toLowerCase()
    .replace(/^[\s_]+|[\s_,/:]+$/g, '')
    .replace(/[\s-]+/g, '_');

/** True if a head certainly names a quantity. */
export const namesQuantity = (head: string, quantity: Quantity): boolean =>
  HEADS[quantity].includes(headParts(head, quantity).name);

/** True if a head certainly names a column of joint names. */
export const namesJoint = (head: string): boolean => HEADS.joint.includes(nameOf(head));
