import { supplyRange } from '../../catalog/fields/supply-range.ts';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { columnsOfRecords } from '../../query/collection/record-columns.ts';
import { actuatorFilters } from '../../query/filters/filter-rows.ts';
import type { Filters } from '../../query/filters/filter.ts';
import { READ_COLUMNS } from '../../query/filters/voltage-and-date-columns.ts';
import { openTable } from '../../query/table/open-table.ts';
import type { Table } from '../../query/table/table.ts';
import { pause } from '../browser/pauses.ts';
import { driveFiguresIn, makeCurves } from '../client-catalog/actuator-curves.ts';
import type { Catalog, ListedActuator } from '../client-catalog/load-catalog.ts';
import { isQuantity } from './filter-controls.ts';

/** A catalog opened for the filters of the API. */
export interface CatalogTable {
  readonly table: Table;
  /** The filters of the API on what the page has loaded. */
  readonly filters: Filters;
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
  const columns = columnsOfRecords({
    ids: listed.map(({ id }) => id),
    valueOf: (row, field) => valueOf(listed[row], field),
    filters,
    figures: fields.filter(isQuantity).map(({ name }) => name),
    searched: listed,
    drive: (row) => driveFiguresIn(listed[row] ?? NOTHING_STATED),
  });
  const table = openTable(columns);
  const defaultOrder = actuators.map((actuator) => rows.get(actuator) ?? 0);
  return { table, filters, listed, defaultOrder };
});

/**
 * Makes in turns what a match reads of the table; all of it is kept. At once it would keep a phone for a third of a
 * second from painting and from hearing the reader.
 */
export async function openInTurns(catalog: Catalog): Promise<void> {
  await makeCurves(catalog.actuators);
  await pause();
  const { table } = tableOf(catalog);
  table.curves();
  await pause();
  table.having('has', 'price_usd');
  await pause();
}

const NOTHING_STATED = { figures: {}, conditions: {}, points: null };

function filtersFor({ fields, vocabulary }: Catalog): Filters {
  const bounded = Object.fromEntries(
    fields.filter(isQuantity).map(({ name, title, kind, filter, ends = [] }) => [
      name,
      {
        title,
        bounds: {
          ...Object.fromEntries(ends.map((end) => [end, ''])),
          ...(kind === 'ratio' && { as: 'ratio' as const }),
        },
        ...(filter !== undefined && { filter }),
      },
    ]),
  );
  const { robotKinds, ...ofFields } = vocabulary;
  const all = Object.entries(actuatorFilters({ ...ofFields, bounded }, robotKinds));
  return Object.fromEntries(all.filter(([name]) => !NOT_LOADED.has(name)));
}

/** Filters on robots: the catalog that pages load does not say which robots use an actuator. */
const NOT_LOADED: ReadonlySet<string> = new Set(['used_in', 'robot_id']);

/** The filters that only the API can answer: pages do not load what they ask about. */
export const filtersOfApiOnly = (catalog: Catalog): string[] =>
  catalog.api.filters.filter((name) => !Object.hasOwn(tableOf(catalog).filters, name));

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
