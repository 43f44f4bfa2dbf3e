import { actuatorClaims, robotClaims, type Claims } from '../../catalog/evidence/claims.ts';
import { motorPath } from '../../catalog/evidence/disputes.ts';
import { priceStatedBy } from '../../catalog/fields/evidence/source.ts';
import { namesWith } from '../../catalog/fields/field-lists.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import type { RobotEntry } from '../../catalog/files/yaml-schemas.ts';
import { withoutNoise } from '../../catalog/lib/round.ts';
import type { Dataset } from '../../catalog/records/dataset.ts';
import { actuatorOf, kindsText } from '../../catalog/records/motor-totals.ts';
import type { Joint, RobotDetail } from '../../catalog/records/record-schemas.ts';
import { motorMeaningOf, robotMeaningOf } from '../key-figures.ts';
import { pricesText } from '../list/prices-text.ts';
import { shownFigure, type ShownFigure } from '../record/sheet/sheet.ts';

/** The motors' figures in the table of joints. */
export const MOTOR_COLUMNS = namesWith(MOTOR_FIELDS, 'lead');

/** A figure of a joint's motor, with who states it and what kind of figure it is. */
export interface JointFigure extends ShownFigure {
  readonly field: (typeof MOTOR_COLUMNS)[number];
  readonly value: number | string | null;
  /** True if it is a limit that a model file sets. */
  readonly isLimit: boolean;
  /** True if the file of the robot states it; otherwise the file of the actuator does. */
  readonly isOwn: boolean;
}

/**
 * The figures of each joint group's motor. A motor that the file of the robot only links to its actuator has
 * the actuator's figures with their evidence, but for its speed in this joint.
 */
export function jointFigures(robot: RobotDetail, entry: RobotEntry, dataset: Dataset): JointFigure[][] {
  const own = robotClaims(robot, entry);
  return robot.joints.map((joint, index) => {
    const isLinked = entry.joints[index]?.motor.name === undefined;
    const listed = isLinked ? claimsOfActuator(dataset, joint.motor.actuator_id) : null;
    return MOTOR_COLUMNS.map((field) =>
      listed === null || field === 'rated_speed_rpm'
        ? { ...figureOf(joint, field, { evidence: own, path: motorPath(joint.role, field) }), isOwn: true }
        : { ...figureOf(joint, field, { evidence: listed, path: field }), isOwn: false },
    );
  });
}

/** Notes on the parts included in a robot's summed masses and prices; null when no source states them. */
export interface MotorKinds {
  readonly weight_g: string | null;
  readonly price_usd: string | null;
}

/** Sums up the kinds of the masses and prices of a robot's motors. */
export function motorKinds(
  { joints }: RobotDetail,
  figures: readonly (readonly JointFigure[])[],
  { actuatorById, actuatorEntries }: Dataset,
): MotorKinds {
  const masses = joints.map(({ count }, index) => ({
    count,
    mass: figures[index]?.find(({ field }) => field === 'weight_g'),
  }));
  return {
    weight_g: kindsText(masses, ({ mass }) => (mass === undefined || mass.value === null ? [] : mass.tags)),
    price_usd: pricesText(
      joints.map(({ count, motor }) => {
        const { id, price_usd = null } = actuatorOf(motor, actuatorById) ?? {};
        const entry = actuatorEntries.get(id ?? '');
        return {
          count,
          price_usd,
          price_stated_by: priceStatedBy(entry?.sources ?? []),
          conditions: entry?.conditions?.price_usd,
        };
      }),
    ),
  };
}

/** Title of a joint's figure; a model's limits are labelled as limits. */
export function jointTitle(field: JointFigure['field'], figures: readonly JointFigure[]): string {
  const { title } = motorMeaningOf(field);
  // A rejected limit has no value, and is shown with its words.
  const known = figures.filter(({ value, isLimit }) => value !== null || isLimit);
  const limits = known.filter(({ isLimit }) => isLimit);
  if (limits.length === 0) return title;
  return limits.length === known.length ? (LIMIT_TITLES[field] ?? title) : `${title} or limit`;
}

/** The names that model files have for their limits. */
const LIMIT_TITLES: Readonly<Partial<Record<JointFigure['field'], string>>> = {
  rated_speed_rpm: 'Velocity limit',
  peak_torque_nm: 'Effort limit',
};

function claimsOfActuator({ actuatorById, actuatorEntries }: Dataset, id: string | null): Claims | null {
  const actuator = actuatorById.get(id ?? '');
  const entry = actuatorEntries.get(id ?? '');
  return actuator && entry ? actuatorClaims(actuator, entry) : null;
}

/** Masses of motors are in the unit in which their robot's is. */
const inUnitsOfRobots = (field: JointFigure['field'], value: JointFigure['value']) =>
  field === 'weight_g'
    ? {
        value: typeof value === 'number' ? withoutNoise(value / 1000) : null,
        unit: robotMeaningOf('weight_kg').unit,
      }
    : { value, unit: motorMeaningOf(field).unit };

function figureOf(
  { motor }: Joint,
  field: JointFigure['field'],
  { evidence, path }: { readonly evidence: Claims; readonly path: string },
): Omit<JointFigure, 'isOwn'> {
  const { value, unit } = inUnitsOfRobots(field, motor[field]);
  const shown = shownFigure(path, { ...motorMeaningOf(field), field, value, unit }, evidence);
  return {
    ...shown,
    field,
    value,
    isLimit: shown.claims.some(({ conditions }) => conditions?.kind === 'limit'),
  };
}
