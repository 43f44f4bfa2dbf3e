import { z } from 'zod';
import { text } from '../../catalog/fields/values.ts';
import { ORIGINS } from '../../catalog/simulation/numbers.ts';

const number = z.strictObject({
  symbol: text.meta({
    description:
      'What it is called in models; of a robot after the role of the joint group, as in `Knee (J3)/armature`.',
  }),
  value: z.number().nullable().meta({ description: 'At the output, in `unit`. Null when no source tells it.' }),
  unit: text.meta({ description: 'UCUM code.' }),
  origin: z.enum(ORIGINS).meta({
    description: 'Whether a source states it, whether it follows from what sources state, or nothing tells it.',
  }),
  from: z.array(text).meta({
    description:
      'The fields that it is, follows from, or would follow from; none where no source of the catalog tells it.',
  }),
});

/** The numbers of a record for simulators, and texts with them. */
export const simulation = z
  .strictObject({
    mjcf: z.string().meta({ description: 'MuJoCo: a `<motor>` for each joint, for the `<actuator>` of a model.' }),
    urdf: z.string().meta({ description: 'URDF: a `<limit>` for the joints of each group.' }),
    isaac_lab: z.string().meta({ description: 'Isaac Lab: Python with an actuator configuration for each group.' }),
    numbers: z.array(number).meta({ description: 'Every number of the texts, and those that no source tells.' }),
  })
  .meta({
    id: 'Simulation',
    description: 'What simulators ask of a record. Nothing is made up: what no source tells is left out of the texts.',
  });

/** One text of a simulation alone, as `?format=` gives it. */
export const simulationText = z
  .string()
  .meta({ description: 'One text for a simulator alone, as it goes into a file.' });
