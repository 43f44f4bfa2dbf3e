import { z } from 'zod';
import { PER_AMPERE } from '../../catalog/fields/evidence/condition.ts';
import { TRUST_FIELDS } from '../../catalog/fields/evidence/kinds-and-doubts.ts';
import { text } from '../../catalog/fields/value-schemas.ts';
import { ORIGINS } from '../../catalog/simulation/numbers.ts';

const number = z.strictObject({
  symbol: text.describe(
    'Its name in models; for a robot after the role of the joint group, as in `Knee (J3)/armature`.',
  ),
  value: z.number().nullable().describe('At the output, in `unit`. Null when unknown.'),
  unit: text.describe('UCUM code.'),
  origin: z.enum(ORIGINS).describe('Stated by a source, derived from stated figures, or unknown.'),
  from: z
    .array(text)
    .describe(
      'The fields that it is taken or computed from, or would be if they were known; empty if no source of the catalog has any.',
    ),
  kinds: TRUST_FIELDS.kinds.schema.optional().describe('The kinds of the figures in `from`, by field.'),
  per: z
    .enum(PER_AMPERE)
    .optional()
    .describe('For a torque constant: the ampere it refers to. Absent if no source says.'),
});

/** The numbers of a record for simulators, and texts with them. */
export const simulation = z
  .strictObject({
    mjcf: z.string().describe('MuJoCo: a `<motor>` for each joint, for the `<actuator>` of a model.'),
    urdf: z.string().describe('URDF: a `<limit>` for the joints of each group.'),
    isaac_lab: z.string().describe('Isaac Lab: Python with an actuator configuration for each group.'),
    numbers: z.array(number).describe('Every number in the texts, and the unknown ones.'),
  })
  .meta({
    id: 'Simulation',
    description:
      'The limits of a record for simulators. Unknown numbers are left out of the texts, never made up.',
  });

/** One text of a simulation alone, as `?format=` gives it. */
export const simulationText = z.string().describe('One of the texts, ready to save as a file.');
