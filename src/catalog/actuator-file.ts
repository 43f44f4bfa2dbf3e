import { z } from 'zod';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import { conditionsOf } from './fields/condition.ts';
import { FURTHER_FIGURES } from './fields/further.ts';
import { writtenShape } from './fields/read.ts';
import { slug, texts } from './fields/values.ts';
import { sourceFile } from './source.ts';

/** The figures of one actuator file, in the units of SPEC 2.1. What no source states is absent. */
export const specsFile = z.strictObject(writtenShape(ACTUATOR_FIELDS, 'specs'));

/** The further figures of one actuator file, for which the closed Actuator has no place. */
export const figuresFile = z.strictObject(writtenShape(FURTHER_FIGURES, 'figures'));

/** One file of `catalog/actuators/<brand>/`, as a person writes it. */
export const actuatorFile = z.strictObject({
  ...writtenShape(ACTUATOR_FIELDS, 'head'),
  specs: specsFile,
  conditions: conditionsOf(ACTUATOR_FIELDS, FURTHER_FIGURES).optional(),
  figures: figuresFile.optional(),
  // Other names that people use: they are searched, and not shown as the name.
  aliases: texts.optional(),
  // The id of the successor in the catalog.
  replaced_by: slug.optional(),
  ...writtenShape(ACTUATOR_FIELDS, 'foot'),
  sources: z.array(sourceFile).min(1),
});
