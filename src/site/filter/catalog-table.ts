import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { supplyRange } from '../../catalog/torque-speed/supply-range.ts';
import { actuatorFilters } from '../../query/filters/filter-rows.ts';
import { anyOf, bound, under, type Filter, type Filters } from '../../query/filters/filter.ts';
import { READ_COLUMNS } from '../../query/filters/read-columns.ts';
import { lowerCase } from '../../query/parameters/kinds.ts';
import { valueSpelled } from '../../query/parameters/value-aliases.ts';
import { columnsOfRecords } from '../../query/table/record-columns.ts';
import { openTable, type FilterIndex } from '../../query/table/table.ts';
import { driveFiguresIn } from '../client-catalog/drive-figures.ts';
import type { Catalog, ListedActuator } from '../client-catalog/listed.ts';
import { filtersOf, isQuantity, UNKNOWN, valuesOf, type ChoiceControl } from './filters.ts';

/** A catalog opened for filters, those of the API and those that only pages have. */
export interface CatalogTable {
  readonly table: FilterIndex;
  /** The filters of the API, with both bounds of every figure. */
  readonly filters: Filters;
  /** By `choiceNamed`: any of several values, "unknown" included. */
  readonly choices: Filters;
  /** The actuators by row, in the order of their ids. */
  readonly listed: readonly ListedActuator[];
  /** The rows in the default order of pages. */
  readonly defaultOrder: readonly number[];
}

/** The table of a catalog. */
export const tableOf = memoizeByObject((catalog: Catalog): CatalogTable => {
  const { actuators, fields } = catalog;
  const listed = actuators.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const rows = new Map(listed.map((actuator, row) => [actuator, row]));
  const filters = filtersFor(catalog);
  const choices: Filters = Object.fromEntries(
    filtersOf(catalog).flatMap((filter) =>
      filter.kind === 'choice' ? [[choiceNamed(filter.field.name), choiceOf(catalog, filter)]] : [],
    ),
  );
  const columns = columnsOfRecords({
    ids: listed.map(({ id }) => id),
    valueOf: (row, field) => valueOf(listed[row], field),
    filters: { ...filters, ...choices },
    figures: fields.filter(isQuantity).map(({ name }) => name),
    searched: listed,
    drive: (row) => driveFiguresIn(listed[row] ?? NOTHING_STATED),
  });
  const table = openTable(columns);
  const defaultOrder = actuators.map((actuator) => rows.get(actuator) ?? 0);
  return { table, filters, choices, listed, defaultOrder };
});

const NOTHING_STATED = { figures: {}, tags: {} };

/** The filters of the API, with both bounds of every figure. */
function filtersFor({ fields, vocabulary }: Catalog): Filters {
  const figures = fields.filter(isQuantity);
  const bounded = Object.fromEntries(
    figures.map(({ name, title, kind, filter }) => [
      name,
      {
        title,
        bounds: { min: '', max: '', ...(kind === 'ratio' && { as: 'ratio' as const }) },
        ...(filter !== undefined && { filter }),
      },
    ]),
  );
  const { robotKinds, ...ofFields } = vocabulary;
  return { ...actuatorFilters({ ...ofFields, bounded }, robotKinds), ...SUPPLY };
}

/** Bounds on a supply, which is a range: it passes when it shares a part with them. */
const SUPPLY: Filters = {
  min_voltage_v: bound('max_voltage_v', 'min', { says: '', example: '' }),
  max_voltage_v: bound('min_voltage_v', 'max', { says: '', example: '', floor: 'min_voltage_v' }),
};

/** The name under which the table lists the values of a choice. */
export const choiceNamed = (field: string): string => `any ${field}`;

function choiceOf({ actuators, api }: Catalog, { field, name }: ChoiceControl): Filter {
  const values = under(field.name);
  const stated = actuators.flatMap((actuator) => valuesOf(actuator, field));
  return anyOf(field.name, {
    says: '',
    example: '',
    // The API's own reader accepts any maker, also one that the catalog lacks.
    words: api.several.includes(name)
      ? []
      : [...new Set([...(field.kind === 'flag' ? FLAGS : []), ...stated].map(lowerCase))],
    spelled: (text) => valueSpelled(field.name, text),
    valuesOf(valueOf) {
      const stated = values(valueOf);
      return stated.length === 0 ? [UNKNOWN] : stated;
    },
  });
}

const FLAGS = ['true', 'false'];

/**
 * The reader of a choice in an address: the API's own, if that takes several values; it does not accept
 * "unknown".
 */
export function choiceReader(catalog: Catalog, { field, name }: ChoiceControl): Filter | undefined {
  const { filters, choices } = tableOf(catalog);
  return catalog.api.several.includes(name) ? filters[name] : choices[choiceNamed(field.name)];
}

/** The values of a choice without that of what is not published. */
export const statedIn = (text: string): string =>
  text
    .split(',')
    .filter((value) => value !== UNKNOWN)
    .join(',');

/** A figure of an actuator; the ends of its supply, and of what it accepts, are columns of their own. */
function valueOf(actuator: ListedActuator | undefined, field: string): unknown {
  const column = COLUMNS[field];
  return column === undefined ? actuator?.figures[field] : column.read(actuator?.figures[column.field]);
}

const COLUMNS: typeof READ_COLUMNS = {
  min_voltage_v: { field: 'voltage_v', read: (voltage) => supplyRange(voltage)?.least ?? null },
  max_voltage_v: { field: 'voltage_v', read: (voltage) => supplyRange(voltage)?.most ?? null },
  ...READ_COLUMNS,
};
