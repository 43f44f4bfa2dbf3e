import { acceptedRange, supplyRange, type SupplyRange } from '../../catalog/fields/supply-range.ts';
import { dayNumber } from '../parameters/date-kind.ts';
import { keepAll, keepAtLeast, keepAtMost, type RowFilter } from '../table/row-filter.ts';
import type { Table } from '../table/table.ts';

/** A column that a filter compares although it is not a figure: it is computed from the value of a field. */
interface ReadColumn {
  readonly field: string;
  /** Null where the value is unknown. */
  readonly read: (value: unknown) => number | null;
}

/** The ends of the supplies that actuators accept, V, and the first days of the dates of prices. */
export const READ_COLUMNS: Readonly<Record<string, ReadColumn>> = {
  least_accepted_v: { field: 'voltage_v', read: (voltage) => acceptedBy(voltage)?.least ?? null },
  most_accepted_v: { field: 'voltage_v', read: (voltage) => acceptedBy(voltage)?.most ?? null },
  price_date: { field: 'price_date', read: (date) => (typeof date === 'string' ? dayNumber(date) : null) },
};

function acceptedBy(voltage: unknown): SupplyRange | null {
  const stated = supplyRange(voltage);
  return stated && acceptedRange(stated);
}

/** Keeps the actuators that accept every voltage of a supply. */
export const rowsThatAccept = ({ column }: Pick<Table, 'column'>, { least, most }: SupplyRange): RowFilter =>
  keepAll([keepAtMost(column('least_accepted_v'), least), keepAtLeast(column('most_accepted_v'), most)]);
