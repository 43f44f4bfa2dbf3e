import { z } from 'zod';
import { actuatorTrust, jointTrust, trustIn } from '../evidence/trust.ts';
import { AVAILABILITIES } from '../fields/actuator.ts';
import { doubt } from '../fields/evidence/doubt.ts';
import { maybePriceStatedBy, priceStatedBy } from '../fields/evidence/source.ts';
import type { DataQuality } from '../fields/evidence/trust.ts';
import { JOINT_FIELDS } from '../fields/joint.ts';
import { answered, slug, text } from '../fields/values.ts';
import type { Dataset } from './dataset.ts';
import { actuatorOf, motorTotals } from './motor-totals.ts';
import type { RobotDetail } from './records.ts';

/** A sum over motors, as answers have it. */
export const motorSum = z
  .strictObject({ sum: answered.quantity, known: answered.count, unknown: answered.count })
  .describe('A sum over the motors, and for how many of them the figure is known and unknown.');

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
    price_usd: motorSum,
    share_of_robot_mass: answered.quantity,
  }),
});

/** The bill of materials of a robot's motors; price and availability are those of the catalog's actuators. */
export function billOf(dataset: Dataset, robot: RobotDetail): Readonly<z.infer<typeof billOfMaterials>> {
  const { actuatorById, actuatorEntries } = dataset;
  const lines = robot.joints.map(({ role, count, motor }, number) => {
    const { id, name, brand, weight_g, actuator_id } = motor;
    const actuator = actuatorById.get(actuator_id ?? '');
    const price = actuator?.price_usd ?? null;
    return {
      role,
      count,
      motor_id: id,
      name,
      brand,
      actuator_id,
      exact: actuatorOf(motor, actuatorById) !== undefined,
      weight_g,
      price_usd: price,
      price_stated_by:
        price === null ? null : priceStatedBy(actuatorEntries.get(actuator_id ?? '')?.sources ?? []),
      availability: actuator?.availability ?? null,
      ...trustOfLine(
        jointTrust(dataset, { id: robot.id, number }),
        actuatorTrust(dataset, actuator_id ?? ''),
      ),
    };
  });
  return { lines, totals: motorTotals(robot, actuatorById) };
}

/** The quality of the figures of a line: its mass is the motor's, its price the actuator's. */
function trustOfLine(motor: DataQuality, actuator: DataQuality): DataQuality {
  const mass = trustIn(motor, ['weight_g']);
  const price = trustIn(actuator, ['price_usd']);
  return { kinds: { ...mass.kinds, ...price.kinds }, doubts: [...mass.doubts, ...price.doubts] };
}
