import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../src/catalog/fields/actuator.ts';
import { actuatorFile, figuresFile, specsFile } from '../../src/catalog/files/yaml-schemas.ts';
import { actuatorFigures, actuatorReadings } from '../catalog/figures-in-files.ts';
import { nearestHint } from '../catalog/nearest-hint.ts';
import { NOTES } from '../catalog/template.ts';
import { wellFormedPart } from '../catalog/well-formed-part.ts';
import {
  fieldsOf,
  meaningsOf,
  pathFields,
  sourceFields,
  type Field,
  type Lists,
  type RecordForm,
} from './form.ts';

const SAYS = { ...meaningsOf(ACTUATOR_FIELDS), ...NOTES };

/** The form of a new actuator: read off the schemas of `src/catalog`. */
export const actuatorForm = (lists: Lists): RecordForm => ({
  record: 'actuator',
  fields: [
    ...pathFields(lists),
    ...fieldsOf('file', headShape(lists), SAYS).map((field) => withChoices(field, lists)),
    ...fieldsOf('specs', specsFile.shape, SAYS).map(withFallback),
    ...fieldsOf('figures', figuresFile.shape, SAYS),
    ...fieldsOf('file', actuatorFile.pick({ conditions: true }).shape, SAYS),
    ...sourceFields(),
  ],
  schema: actuatorFile,
  blank: { specs: {} },
  figuresIn: (file) => {
    const keys = wellFormedPart(actuatorFile.partial(), file);
    return [...actuatorFigures(keys), ...actuatorReadings(keys)];
  },
});

const headShape = (lists: Lists) => ({
  ...actuatorFile.omit({ specs: true, conditions: true, figures: true, sources: true }).shape,
  use_cases: z.array(useCaseOf(lists)).min(1),
});

const withChoices = (field: Field, { use_cases }: Lists): Field =>
  field.key === 'use_cases' ? { ...field, choices: Object.keys(use_cases) } : field;

/** One of both torques must be known (rule torque-not-from-press). */
const withFallback = (field: Field): Field =>
  field.key === 'rated_torque_nm' ? { ...field, unless: 'peak_torque_nm' } : field;

const useCaseOf = ({ use_cases }: Lists) =>
  z.string().refine((tag) => Object.hasOwn(use_cases, tag), {
    error: ({ input }) =>
      `one of ${Object.keys(use_cases).join(', ')}${nearestHint(String(input), Object.keys(use_cases))}`,
  });
