import type { Actuator } from '../catalog/actuator.ts';
import type { Robot } from '../catalog/robot.ts';
import { SORT_FIELDS, type SortField } from './order.ts';
import type { Filter, Parameter } from './parameter.ts';
import { ACTUATOR_FILTERS, ORDERING, PAGING, ROBOT_FILTERS } from './parameters.ts';
import type { Indexing } from './prepare-index.ts';

/** A kind of record that can be listed: its filters, all its parameters in the order of SPEC, how it is indexed. */
export interface Listing<Subject> {
  readonly name: string;
  readonly filters: Readonly<Record<string, Filter<Subject>>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly indexing: Indexing<Subject>;
}

/** The list of actuators (SPEC 4.3). */
export const ACTUATOR_LISTING: Listing<Actuator> = {
  name: 'actuators',
  filters: ACTUATOR_FILTERS,
  parameters: { ...ACTUATOR_FILTERS, ...ORDERING, ...PAGING },
  indexing: {
    nameOf: ({ name }) => name,
    textOf: ({ id, name, brand, category, use_cases, notes }) => [id, name, brand, category, ...use_cases, notes ?? ''],
    columns: columnsOf(SORT_FIELDS),
    values: valuesOf(ACTUATOR_FILTERS),
  },
};

/** The list of robots (SPEC 4.7): always by id. */
export const ROBOT_LISTING: Listing<Robot> = {
  name: 'robots',
  filters: ROBOT_FILTERS,
  parameters: { ...ROBOT_FILTERS, ...PAGING },
  indexing: {
    nameOf: ({ name }) => name,
    textOf: ({ name, brand, summary }) => [name, brand, summary],
    columns: {},
    values: valuesOf(ROBOT_FILTERS),
  },
};

function columnsOf(sorts: readonly SortField[]): Indexing<Actuator>['columns'] {
  return Object.fromEntries(
    sorts.flatMap((sort) => (sort === 'name' ? [] : [[sort, (actuator: Actuator) => actuator[sort]]])),
  );
}

function valuesOf<Subject>(filters: Readonly<Record<string, Filter<Subject>>>): Indexing<Subject>['values'] {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) =>
      filter.valuesOf === undefined ? [] : [[name, filter.valuesOf]],
    ),
  );
}
