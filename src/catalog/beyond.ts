import type { ActuatorEntry } from './catalog.ts';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import type { ActuatorSurroundings } from './fields/derived.ts';
import { fieldsOf, valuesOf } from './fields/read.ts';
import type { Actuator } from './records.ts';

const FURTHER = fieldsOf(ACTUATOR_FIELDS, { in: 'further' });
const DERIVED = fieldsOf(ACTUATOR_FIELDS, { in: 'derived' });

type File = Pick<ActuatorEntry, 'figures' | 'conditions' | 'sources'>;
type Around = Pick<ActuatorSurroundings, 'robotCount' | 'kinds' | 'doubts'>;

// For those who ask for figures alone: who uses it and how far it can be trusted are none.
const FIGURES_ALONE: Around = { robotCount: 0, kinds: {}, doubts: [] };

/** What is known of an actuator beyond its closed record, in the order of the table. */
export const beyondOf = (
  record: Actuator,
  { figures = {}, conditions = {}, sources }: File,
  around: Around = FIGURES_ALONE,
): Record<string, unknown> => ({
  ...valuesOf(FURTHER, figures, null),
  ...valuesOf(DERIVED, record, { record, figures, conditions, sources, ...around }),
});
