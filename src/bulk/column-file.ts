import { condition, type Condition } from '../catalog/fields/condition.ts';
import type { Dataset } from '../catalog/records/dataset.ts';
import type { Cell, Table } from './table.ts';

/*
 * A table of actuators as one JSON object with an array for each column, all in the order of its rows; unknown is
 * null. Pages of ours read it, so it is small: it has no addresses, which are most of the bytes and no figures, and
 * in place of the texts of kinds it has the conditions themselves, each different one once.
 */

/** The conditions that figures are compared and shown by: not the cooling, nor who asks a price and when. */
const shownCondition = condition.omit({ cooling: true, seller: true, date: true }).strip();

/** The conditions of the figures in each row. */
export interface RowConditions {
  /** For each row the fields whose figures have conditions, with their indexes among the distinct ones. */
  readonly conditions: readonly Readonly<Record<string, number>>[];
  readonly distinct_conditions: readonly Condition[];
}

/** The cells of a table by column. */
type Columns = Readonly<Record<string, readonly Cell[]>>;

/** The columns that pages read, and the conditions of the figures in them. */
export interface ColumnFile {
  readonly columns: Columns;
  readonly conditions: RowConditions;
}

/** The columns of a table of actuators, whose rows are in the order of their ids. */
export const columnFileOf = (table: Pick<Table, 'columns' | 'rows'>, dataset: Dataset): ColumnFile => ({
  columns: Object.fromEntries(
    table.columns
      .filter(({ name, isAddress }) => !isAddress && name !== 'kinds')
      .map(({ name }): [string, Cell[]] => [name, table.rows.map((row) => row[name] ?? null)]),
  ),
  conditions: conditionsOf(dataset),
});

/** The file as it is published. */
export const columnFileText = ({ columns, conditions }: ColumnFile): string =>
  `${JSON.stringify({ ...columns, ...conditions })}\n`;

function conditionsOf({ actuators, actuatorEntries }: Dataset): RowConditions {
  const indexes = new Map<string, number>();
  const distinct: Condition[] = [];
  const indexOf = (stated: Condition): number => {
    const shown = shownCondition.parse(stated);
    const spelled = JSON.stringify(shown);
    const index = indexes.get(spelled) ?? distinct.push(shown) - 1;
    indexes.set(spelled, index);
    return index;
  };
  const conditions = actuators.map(({ id }) => {
    const stated = Object.entries(actuatorEntries.get(id)?.conditions ?? {});
    return Object.fromEntries(stated.map(([field, one]): [string, number] => [field, indexOf(one)]));
  });
  return { conditions, distinct_conditions: distinct };
}
