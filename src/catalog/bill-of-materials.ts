import { z } from 'zod';
import { AVAILABILITIES } from './fields/actuator.ts';
import { answered, slug, text } from './fields/values.ts';
import { motorTotals } from './motor-totals.ts';
import type { Actuator, RobotDetail } from './records.ts';

/** A sum over motors, as answers have it. */
export const motorSum = z
  .strictObject({ sum: answered.quantity, known: answered.count, unknown: answered.count })
  .meta({ description: 'A sum over the motors, and for how many of them the figure is known and unknown.' });

/** The motors of a robot as one would order them: a line for each joint group, and their sums. Counts are motors, not groups. */
export const billOfMaterials = z.strictObject({
  lines: z.array(
    z.strictObject({
      role: text,
      count: answered.count,
      motor_id: slug,
      name: text,
      brand: text,
      actuator_id: slug.nullable(),
      exact: z.boolean().meta({
        description: 'Whether the motor is that actuator; false where a source names the model but not its version.',
      }),
      weight_g: answered.quantity,
      price_usd: answered.quantity,
      availability: z.enum(AVAILABILITIES).nullable(),
    }),
  ),
  totals: z.strictObject({
    motors: answered.count,
    weight_g: motorSum,
    price_usd: motorSum,
    share_of_robot_mass: answered.quantity,
  }),
});

export type BillOfMaterials = Readonly<z.infer<typeof billOfMaterials>>;

/** The bill of materials of a robot's motors; price and availability are those of the catalog's actuators. */
export function billOf(robot: RobotDetail, actuators: ReadonlyMap<string, Actuator>): BillOfMaterials {
  const lines = robot.joints.map(({ role, count, motor }) => {
    const { id, name, brand, weight_g, actuator_id } = motor;
    const actuator = actuators.get(actuator_id ?? '');
    return {
      role,
      count,
      motor_id: id,
      name,
      brand,
      actuator_id,
      exact: actuator?.name === name,
      weight_g,
      price_usd: actuator?.price_usd ?? null,
      availability: actuator?.availability ?? null,
    };
  });
  return { lines, totals: motorTotals(robot, actuators) };
}
