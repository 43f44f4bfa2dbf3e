import type { RobotEntry } from '../../catalog/catalog.ts';
import { actuatorClaims, robotClaims, type Claims } from '../../catalog/claims.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { namesWith } from '../../catalog/fields/read.ts';
import type { Joint, RobotDetail } from '../../catalog/robot.ts';
import { motorMeaningOf } from '../figures.ts';
import { shownFigure, type ShownFigure } from '../record/sheet.ts';

/** The motors' figures in the table of joints. */
export const MOTOR_COLUMNS = namesWith(MOTOR_FIELDS, 'lead');

/** A figure of a joint's motor, with who states it and what kind of figure it is. */
export interface JointFigure extends ShownFigure {
  readonly field: (typeof MOTOR_COLUMNS)[number];
  readonly value: number | string | null;
  /** Whether it is a limit that a model file sets. */
  readonly isLimit: boolean;
  /** Whether the file of the robot states it; else the file of the actuator does. */
  readonly isOwn: boolean;
}

/**
 * The figures of each joint group's motor. A motor that the file of the robot only links to its actuator has the actuator's
 * figures with their evidence, but for its speed in this joint.
 */
export function jointFigures(robot: RobotDetail, entry: RobotEntry, dataset: Dataset): JointFigure[][] {
  const own = robotClaims(robot, entry);
  return robot.joints.map((joint, index) => {
    const isLinked = entry.joints[index]?.motor.name === undefined;
    const listed = isLinked ? claimsOfActuator(dataset, joint.motor.actuator_id) : null;
    return MOTOR_COLUMNS.map((field) =>
      listed === null || field === 'rated_speed_rpm'
        ? { ...figureOf(joint, field, { evidence: own, path: `joints/${joint.role}/${field}` }), isOwn: true }
        : { ...figureOf(joint, field, { evidence: listed, path: field }), isOwn: false },
    );
  });
}

/** What figures of a joint are called: a model's limits are named as the limits that they are. */
export function jointTitle(field: JointFigure['field'], figures: readonly JointFigure[]): string {
  const { title } = motorMeaningOf(field);
  const known = figures.filter(({ value }) => value !== null);
  const limits = known.filter(({ isLimit }) => isLimit);
  if (limits.length === 0) return title;
  return limits.length === known.length ? (LIMIT_TITLES[field] ?? title) : `${title} or limit`;
}

/** THE TABLE of the names that model files have for their limits. */
const LIMIT_TITLES: Readonly<Partial<Record<JointFigure['field'], string>>> = {
  rated_speed_rpm: 'Velocity limit',
  peak_torque_nm: 'Effort limit',
};

function claimsOfActuator({ actuatorById, actuatorEntries }: Dataset, id: string | null): Claims | null {
  const [actuator, entry] = [actuatorById.get(id ?? ''), actuatorEntries.get(id ?? '')];
  return actuator && entry ? actuatorClaims(actuator, entry) : null;
}

function figureOf(
  { motor }: Joint,
  field: JointFigure['field'],
  { evidence, path }: { readonly evidence: Claims; readonly path: string },
): Omit<JointFigure, 'isOwn'> {
  const value = motor[field];
  const shown = shownFigure(path, { ...motorMeaningOf(field), value }, evidence);
  return { ...shown, field, value, isLimit: shown.claims.some(({ conditions }) => conditions?.kind === 'limit') };
}
