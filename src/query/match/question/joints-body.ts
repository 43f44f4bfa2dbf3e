import { z } from 'zod';
import { roundTo4Digits } from '../../../catalog/lib/round.ts';
import { MATCH_JOINTS } from '../../../limits.ts';
import type { Parameter } from '../../parameters/parameter.ts';
import { GRAVITY } from '../../sizing/loads.ts';
import { SHARED_FIELDS } from '../sets/set-constraints.ts';
import { JOINT_QUESTION } from './parse-match.ts';

/*
 * The schema of the body of a POST match: joints, defaults, and constraints on all joints together.
 */

const strings = z.union(
  [z.string(), z.array(z.string()).min(1, 'must not be an empty list')],
  'must be a string or a list of strings',
);

/** The schema of a member of a body, with its description and an example. */
function memberOf(parameter: Parameter): z.ZodType {
  const { kind, says, example } = parameter;
  const value = kind.control === 'number' || kind.control === 'range' ? Number(example) : example;
  return valueOf(parameter)
    .nullable()
    .optional()
    .meta({ description: says, examples: [kind.control === 'flag' ? true : value] });
}

/** The schema of a parameter as a member of a body: a number, a flag, a string or several strings. */
function valueOf({ kind: { control } }: Parameter): z.ZodType {
  if (control === 'number') return z.number('must be a number');
  if (control === 'range')
    return z.union([z.number(), z.string()], 'must be a number or a string such as 24-48');
  return control === 'flag' ? z.boolean('must be true or false') : strings;
}

const askingAs = (schemaOf: (parameter: Parameter) => z.ZodType) =>
  Object.fromEntries(Object.entries(JOINT_QUESTION.parameters).map(([name, row]) => [name, schemaOf(row)]));

const COUNT = 'must be an integer from 1 to 1000';

const above0 = (description: string, example: number) =>
  z
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .meta({ description, examples: [example] });

const load = z.strictObject({
  mass_kg: above0('Mass, kg.', 2),
  lever_m: above0('From the axis of the joint to the mass, m.', 0.3),
});

/** The body of a POST match: joints, and defaults for each. */
export const jointsBody = z
  .strictObject({
    joints: z
      .array(
        z
          .strictObject({
            name: z
              .string('must be a string')
              .min(1, 'must not be empty')
              .max(100, 'must be at most 100 characters')
              .meta({ description: 'Your name for the joint.', examples: ['Knee'] }),
            count: z
              .int(COUNT)
              .min(1, COUNT)
              .max(1000, COUNT)
              .optional()
              .meta({ description: 'Number of equal joints; 1 by default.', examples: [2] }),
            ...askingAs(memberOf),
            load: load
              .nullable()
              .optional()
              .describe(
                'A mass that the joint holds at the end of a horizontal arm, in place of `min_rated_torque_nm`: mass × 9.81 m/s² × lever. State the torque to accelerate it as `min_peak_torque_nm`.',
              ),
          })
          .describe('A joint with its requirements.'),
        'must be an array of joints',
      )
      .meta({
        minItems: MATCH_JOINTS.least,
        maxItems: MATCH_JOINTS.most,
        description: 'The joints: each with a `name`, a `count` (default 1) and its requirements.',
      }),
    defaults: z
      // Described above.
      .strictObject({ ...askingAs((row) => valueOf(row).optional()), load: load.optional() })
      .optional()
      .describe(
        'Default requirements for joints that do not set their own. Set a member to null in a joint to cancel it.',
      ),
    same: z
      .array(
        z.enum(SHARED_FIELDS, `must be some of ${SHARED_FIELDS.join(', ')}`),
        `must be an array of some of ${SHARED_FIELDS.join(', ')}`,
      )
      .optional()
      .meta({
        description:
          'Properties that the actuators of each set must share: a maker, a supply that all accept, a bus. An unknown value is never shared.',
        examples: [['brand', 'voltage_v']],
      }),
    total: z
      .strictObject({
        weight_g: above0('Maximum total mass of all motors, grams.', 3000).optional(),
        price_usd: above0('Maximum total price of all motors, US dollars.', 900).optional(),
      })
      .optional()
      .describe(
        'Maximum total mass and price of all motors in a set. An unknown figure never satisfies a limit.',
      ),
  })
  .meta({ id: 'MatchRequest', description: 'Joints for which actuators are wanted.' });

type KnownParameters = Readonly<Record<string, Pick<Parameter, 'alsoCalled'>>>;

const OF_JOINT: KnownParameters = { ...JOINT_QUESTION.parameters, load: {} };

/** The members that a part of a body can have, by its path. */
export function membersAt([part, ...below]: readonly PropertyKey[]): KnownParameters {
  if (part === undefined) return { joints: {}, defaults: {}, same: {}, total: {} };
  if (part === 'total') return { weight_g: {}, price_usd: {} };
  if (below.includes('load')) return { mass_kg: {}, lever_m: {} };
  return part === 'joints' ? { name: {}, count: {}, ...OF_JOINT } : OF_JOINT;
}

/** The torque that holds a mass at the end of a level arm, N·m, to 4 significant digits. */
export const holdingTorque = z
  .object({ mass_kg: z.number(), lever_m: z.number() })
  .transform(({ mass_kg, lever_m }) => roundTo4Digits(mass_kg * GRAVITY * lever_m));
