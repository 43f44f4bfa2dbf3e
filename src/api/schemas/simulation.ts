import { z } from 'zod';
import { PER_AMPERE } from '../../catalog/fields/condition.ts';
import { text } from '../../catalog/fields/values.ts';
import { ORIGINS } from '../../catalog/simulation/numbers.ts';

const number = z.strictObject({
  symbol: text.describe(
    'What it is called in models; of a robot after the role of the joint group, as in `Knee (J3)/armature`.',
  ),
  value: z.number().nullable().describe('At the output, in `unit`. Null when no source tells it.'),
  unit: text.describe('UCUM code.'),
  origin: z
    .enum(ORIGINS)
    .describe('Whether a source states it, whether it follows from what sources state, or nothing tells it.'),
  from: z
    .array(text)
    .describe(
      'The fields that it is, follows from, or would follow from; none where no source of the catalog tells it.',
    ),
  per: z
    .enum(PER_AMPERE)
    .optional()
    .describe('Of a torque constant: per which ampere it holds. Absent where no source says.'),
});

/** The numbers of a record for simulators, and texts with them. */
export const simulation = z
  .strictObject({
    mjcf: z.string().describe('MuJoCo: a `<motor>` for each joint, for the `<actuator>` of a model.'),
    urdf: z.string().describe('URDF: a `<limit>` for the joints of each group.'),
    isaac_lab: z.string().describe('Isaac Lab: Python with an actuator configuration for each group.'),
    numbers: z.array(number).describe('Every number of the texts, and those that no source tells.'),
  })
  .meta({
    id: 'Simulation',
    description:
      'What simulators ask of a record. Nothing is made up: what no source tells is left out of the texts.',
  });

/** One text of a simulation alone, as `?format=` gives it. */
export const simulationText = z.string().describe('One text for a simulator alone, as it goes into a file.');
