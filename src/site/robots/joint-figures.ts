import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { namesWith } from '../../catalog/fields/select-fields.ts';
import { withoutNoise } from '../../catalog/lib/round.ts';
import { actuatorFigures, priceStatedBy } from '../../catalog/records/build-figures.ts';
import type { Dataset } from '../../catalog/records/dataset.ts';
import type { Figure, JointMotor } from '../../catalog/records/figure.ts';
import { actuatorOf, kindsText } from '../../catalog/records/motor-totals.ts';
import type { RobotDetail } from '../../catalog/records/record-schemas.ts';
import { motorMeaningOf, robotMeaningOf } from '../key-figures.ts';
import { pricesText } from '../parts/prices-text.ts';
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

/** The figures of the motor of each joint group, in the order of the columns. */
export const shownJoints = (joints: readonly JointMotor[]): JointFigure[][] =>
  joints.map(({ figures }) => MOTOR_COLUMNS.map((field) => shownIn(field, figures.of(field))));

/** Notes on the parts included in a robot's summed masses and prices; null when no source states them. */
export interface MotorKinds {
  readonly weight_g: string | null;
  readonly price_usd: string | null;
}

/** Sums up the kinds of the masses and prices of a robot's motors. */
export function motorKinds(
  { joints }: RobotDetail,
  figures: readonly (readonly JointFigure[])[],
  dataset: Dataset,
): MotorKinds {
  const masses = joints.map(({ count }, index) => ({
    count,
    mass: figures[index]?.find(({ field }) => field === 'weight_g'),
  }));
  return {
    weight_g: kindsText(masses, ({ mass }) => (mass === undefined || mass.value === null ? [] : mass.tags)),
    price_usd: pricesText(
      joints.map(({ count, motor }) => {
        const actuator = actuatorOf(motor, dataset.actuatorById);
        const price = actuator && actuatorFigures(dataset, actuator.id).of('price_usd');
        return {
          count,
          price_usd: actuator?.price_usd ?? null,
          price_stated_by: price === undefined ? null : priceStatedBy(price),
          conditions: price?.conditions,
        };
      }),
      'motor',
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

function shownIn(field: JointFigure['field'], figure: Figure): JointFigure {
  const { title, unit } = motorMeaningOf(field);
  const value = typeof figure.value === 'object' || typeof figure.value === 'boolean' ? null : figure.value;
  const inItsUnit = field === 'weight_g' ? { value: kilogramsOf(value), unit: MASS_UNIT } : { value, unit };
  return {
    ...shownFigure(figure, { title, ...inItsUnit }),
    field,
    value: inItsUnit.value,
    isLimit: (figure.rejected ?? figure).conditions?.kind === 'limit',
    isOwn: figure.path !== field,
  };
}

/** Masses of motors are in the unit in which their robot's is. */
const MASS_UNIT = robotMeaningOf('weight_kg').unit;

const kilogramsOf = (grams: JointFigure['value']): number | null =>
  typeof grams === 'number' ? withoutNoise(grams / 1000) : null;
