import type { Actuator } from '../catalog/actuator.ts';
import type { Robot } from '../catalog/robot.ts';
import type { Searching } from './collection.ts';
import { SORT_FIELDS } from './order.ts';
import type { Filter, Parameter } from './parameter.ts';
import { ACTUATOR_FILTERS, ORDERING, PAGING, ROBOT_FILTERS } from './parameters.ts';

/** A kind of record that can be listed: its filters, all its parameters in the order of SPEC, how it is searched. */
export interface Listing<Subject> {
  readonly name: string;
  readonly filters: Readonly<Record<string, Filter<Subject>>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly searching: Searching<Subject>;
}

/** The list of actuators (SPEC 4.3). */
export const ACTUATOR_LISTING: Listing<Actuator> = {
  name: 'actuators',
  filters: ACTUATOR_FILTERS,
  parameters: { ...ACTUATOR_FILTERS, ...ORDERING, ...PAGING },
  searching: {
    textOf: ({ id, name, brand, category, use_cases, notes }) => [id, name, brand, category, ...use_cases, notes ?? ''],
    sortable: SORT_FIELDS,
    sortKeyOf: (record, sort) => (sort === 'name' ? record.name.toLowerCase() : record[sort]),
  },
};

/** The list of robots (SPEC 4.7): always by id. */
export const ROBOT_LISTING: Listing<Robot> = {
  name: 'robots',
  filters: ROBOT_FILTERS,
  parameters: { ...ROBOT_FILTERS, ...PAGING },
  searching: {
    textOf: ({ name, brand, summary }) => [name, brand, summary],
    sortable: [],
    sortKeyOf: () => null,
  },
};
