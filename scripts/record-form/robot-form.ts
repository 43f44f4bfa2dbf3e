import { ROBOT_FIELDS } from '../../src/catalog/fields/robot.ts';
import { robotFile } from '../../src/catalog/files/yaml-schemas.ts';
import { robotFigures } from '../catalog/figures-in-files.ts';
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

const SAYS = {
  ...meaningsOf(ROBOT_FIELDS),
  kind: 'The kind of robot.',
  joints:
    'Groups of equal joints, whose roles end in the joint numbers, as in "Hip (J1-J4)"; a motor is an actuator of the catalog, or has an id, name and brand of its own.',
};

/** The form of a new robot: read off the schemas of `src/catalog`. */
export const robotForm = (lists: Lists): RecordForm => ({
  record: 'robot',
  fields: [
    ...pathFields(lists),
    ...fieldsOf('file', robotFile.omit({ sources: true }).shape, SAYS).map(withFallback),
    ...sourceFields(),
  ],
  schema: robotFile,
  blank: { joints: [] },
  figuresIn: (file) => robotFigures(wellFormedPart(robotFile.partial(), file)),
});

/** A robot without joint groups must state its dof (rule dof-or-joints). */
const withFallback = (field: Field): Field =>
  field.key === 'joints' ? { ...field, required: false, unless: 'dof' } : field;
