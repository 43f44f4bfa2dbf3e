import { z } from 'zod';
import { trustIn } from '../evidence/collect-kinds-and-doubts.ts';
import { AVAILABILITIES } from '../fields/actuator.ts';
import { doubt } from '../fields/evidence/doubt.ts';
import type { DataQuality } from '../fields/evidence/kinds-and-doubts.ts';
import { maybePriceStatedBy } from '../fields/evidence/source.ts';
import { JOINT_FIELDS } from '../fields/joint.ts';
import { answered, slug, text } from '../fields/value-schemas.ts';
import { actuatorFigures, jointMotors, priceStatedBy } from './build-figures.ts';
import type { Dataset } from './dataset.ts';
import type { Figures } from './figure.ts';
import { actuatorOf, likePrices, motorTotals, type JointPrice } from './motor-totals.ts';
import type { RobotDetail } from './record-schemas.ts';

/** A sum over motors, as answers have it. */
export const motorSum = z
  .strictObject({ sum: answered.quantity, known: answered.count, unknown: answered.count })
  .describe('A sum over the motors, with the number of motors whose figure is known and unknown.');

/** A sum of prices, as answers have it. */
export const priceSum = motorSum
  .extend({
    prices: z
      .array(
        z.strictObject({
          price_stated_by: maybePriceStatedBy,
          includes: answered.maybeText.describe('The parts that they include. Null where no source says.'),
          count: answered.count,
        }),
      )
      .readonly()
      .describe(
        'Number of motors for each kind of price: who states it and what it includes. With more than one kind, the sum mixes prices that are not comparable.',
      ),
  })
  .describe('A sum of prices over the motors, with the kinds of prices in it.');

/**
 * The motors of a robot as one would order them: a line for each joint group, and their sums. Counts are
 * motors, not groups.
 */
export const billOfMaterials = z.strictObject({
  lines: z.array(
    z.strictObject({
      role: text,
      count: answered.count,
      motor_id: slug,
      name: text,
      brand: text,
      actuator_id: slug.nullable(),
      exact: z.boolean().describe(JOINT_FIELDS.exact.says),
      weight_g: answered.quantity,
      price_usd: answered.quantity,
      price_stated_by: maybePriceStatedBy.describe('The kind of source that states the price.'),
      price_date: answered.maybeText.describe(
        'When the price was read: a year, a month or a day. Null where no source dates it.',
      ),
      availability: z.enum(AVAILABILITIES).nullable(),
      kinds: z
        .record(text, text)
        .describe(
          'The parts that mass and price include or leave out, if sources say: `{"weight_g": "with driver"}`.',
        ),
      doubts: z.array(doubt).readonly().describe('Why mass or price is doubtful.'),
    }),
  ),
  totals: z.strictObject({
    motors: answered.count,
    weight_g: motorSum,
    price_usd: priceSum,
    share_of_robot_mass: answered.quantity,
  }),
});

/** The bill of materials of a robot's motors; price and availability are those of the catalog's actuators. */
export function billOf(dataset: Dataset, robot: RobotDetail): Readonly<z.infer<typeof billOfMaterials>> {
  const { actuatorById } = dataset;
  const figuresOf = (id: string | null): Figures | null =>
    id === null ? null : actuatorFigures(dataset, id);
  const lines = jointMotors(dataset, robot.id).map(({ joint: { role, count, motor }, figures }) => {
    const { id, name, brand, weight_g, actuator_id } = motor;
    const listed = figuresOf(actuator_id);
    const { conditions, ...price } = priceOf(listed);
    return {
      role,
      count,
      motor_id: id,
      name,
      brand,
      actuator_id,
      exact: actuatorOf(motor, actuatorById) !== undefined,
      weight_g,
      ...price,
      price_date: conditions?.date ?? null,
      availability: actuatorById.get(actuator_id ?? '')?.availability ?? null,
      ...trustOfLine(figures, listed),
    };
  });
  const totals = motorTotals(robot, actuatorById);
  // As in the sum, the price of a motor whose version is not stated does not count.
  const summed = robot.joints.map(({ count, motor }) => ({
    count,
    ...priceOf(figuresOf(actuatorOf(motor, actuatorById)?.id ?? null)),
  }));
  return { lines, totals: { ...totals, price_usd: { ...totals.price_usd, prices: likePrices(summed) } } };
}

/** The price of an actuator with its source and its conditions; unknown without an actuator. */
function priceOf(figures: Figures | null): Omit<JointPrice, 'count'> {
  const price = figures?.of('price_usd');
  return typeof price?.value === 'number'
    ? { price_usd: price.value, price_stated_by: priceStatedBy(price), conditions: price.conditions }
    : { price_usd: null, price_stated_by: null, conditions: undefined };
}

/** The quality of the figures of a line: its mass is the motor's, its price the actuator's. */
function trustOfLine(motor: Figures, actuator: Figures | null): DataQuality {
  const mass = trustIn(motor, ['weight_g']);
  const price = actuator && trustIn(actuator, ['price_usd']);
  return {
    kinds: { ...mass.kinds, ...price?.kinds },
    doubts: [...mass.doubts, ...(price?.doubts ?? [])],
  };
}
