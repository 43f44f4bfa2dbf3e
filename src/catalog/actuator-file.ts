import { z } from 'zod';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import { writtenShape } from './fields/read.ts';
import { sourceFile } from './source.ts';

/** The figures of one actuator file, in the units of SPEC 2.1. What no source states is absent. */
export const specsFile = z.strictObject(writtenShape(ACTUATOR_FIELDS, 'specs'));

/** One file of `catalog/actuators/<brand>/`, as a person writes it. */
export const actuatorFile = z.strictObject({
  ...writtenShape(ACTUATOR_FIELDS, 'head'),
  specs: specsFile,
  ...writtenShape(ACTUATOR_FIELDS, 'foot'),
  sources: z.array(sourceFile).min(1),
});

export type ActuatorFile = Readonly<z.infer<typeof actuatorFile>>;
