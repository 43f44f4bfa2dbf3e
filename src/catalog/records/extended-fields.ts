import { ACTUATOR_FIELDS } from '../fields/actuator.ts';
import type { ActuatorSurroundings } from '../fields/derived.ts';
import { fieldsOf, valuesOf } from '../fields/select-fields.ts';
import type { ActuatorEntry } from '../files/yaml-schemas.ts';
import type { Actuator } from './record-schemas.ts';

const EXTENDED = fieldsOf(ACTUATOR_FIELDS, { in: 'extended' });
const DERIVED = fieldsOf(ACTUATOR_FIELDS, { in: 'derived' });

type File = Pick<ActuatorEntry, 'figures' | 'conditions' | 'sources' | 'aliases' | 'replaced_by'>;
type Around = Pick<
  ActuatorSurroundings,
  'robotCount' | 'price_stated_by' | 'kinds' | 'doubts' | 'stated_by' | 'conflicts'
>;

// Left out where only figures are wanted: uses, sources and trust are not figures.
const NO_SURROUNDINGS: Around = {
  robotCount: 0,
  price_stated_by: null,
  kinds: {},
  doubts: [],
  stated_by: {},
  conflicts: null,
};

/** The fields of an actuator beyond its closed record, in the order of the table. */
export const extendedFieldsOf = (
  record: Actuator,
  { figures = {}, conditions = {}, sources, aliases, replaced_by }: File,
  around: Around = NO_SURROUNDINGS,
): Record<string, unknown> => ({
  ...valuesOf(EXTENDED, figures, null),
  ...valuesOf(DERIVED, record, { record, figures, conditions, sources, aliases, replaced_by, ...around }),
});
