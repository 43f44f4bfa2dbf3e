import { condition, type Condition } from '../catalog/fields/evidence/condition.ts';
import type { TorqueSpeedPoint } from '../catalog/fields/torque-speed-point.ts';
import { actuatorFigures, conditionsOf } from '../catalog/records/build-figures.ts';
import type { Dataset } from '../catalog/records/dataset.ts';
import { driveFiguresOf } from '../catalog/torque-speed/drive-figures.ts';
import type { Cell, Table } from './table.ts';

/*
 * `actuators.json`: the table of actuators as one JSON object with an array for each column, in the order of
 * the rows; unknown is null. The site's pages load it, so it is small: it leaves out addresses, which are
 * most of the bytes, and writes each distinct condition once. Conditions and points are objects here, texts
 * in the table.
 */

/** The conditions by which figures are compared and shown: without cooling, seller and date of a price. */
const shownCondition = condition.omit({ cooling: true, seller: true, date: true }).strip();

/** The conditions of the figures in each row. */
export interface RowConditions {
  /** For each row, the fields whose figures have conditions, each with its index in `distinct_conditions`. */
  readonly conditions: readonly Readonly<Record<string, number>>[];
  readonly distinct_conditions: readonly Condition[];
}

/** The torques at speeds that a source states, for each row; null if there is none. */
export type RowPoints = readonly (readonly TorqueSpeedPoint[] | null)[];

/** The cells of a table by column. */
type Columns = Readonly<Record<string, readonly Cell[]>>;

/** The content of the file: the columns that pages read, and the points and conditions of their figures. */
export interface ColumnFile {
  readonly columns: Columns;
  readonly points: RowPoints;
  readonly conditions: RowConditions;
}

/** The columns of a table of actuators, whose rows are in the order of their ids. */
export const columnFileOf = (table: Pick<Table, 'columns' | 'rows'>, dataset: Dataset): ColumnFile => ({
  columns: Object.fromEntries(
    table.columns
      .filter(({ name, isAddress }) => !isAddress && !AS_OBJECTS.includes(name))
      .map(({ name }): [string, Cell[]] => [name, table.rows.map((row) => row[name] ?? null)]),
  ),
  points: dataset.actuators.map(({ id }) => driveFiguresOf(actuatorFigures(dataset, id)).torque_speed_points),
  conditions: rowConditions(dataset),
});

/** Columns of texts that the file has as objects. */
const AS_OBJECTS: readonly string[] = ['kinds', 'torque_speed_points'];

/** The text of the published file. */
export const columnFileText = ({ columns, points, conditions }: ColumnFile): string =>
  `${JSON.stringify({ ...columns, torque_speed_points: points, ...conditions })}\n`;

function rowConditions(dataset: Dataset): RowConditions {
  const indexes = new Map<string, number>();
  const distinct: Condition[] = [];
  const indexOf = (stated: Condition): number => {
    const shown = shownCondition.parse(stated);
    const spelled = JSON.stringify(shown);
    const index = indexes.get(spelled) ?? distinct.push(shown) - 1;
    indexes.set(spelled, index);
    return index;
  };
  const conditions = dataset.actuators.map(({ id }) => {
    const stated = Object.entries(conditionsOf(actuatorFigures(dataset, id)));
    return Object.fromEntries(stated.map(([field, one]): [string, number] => [field, indexOf(one)]));
  });
  return { conditions, distinct_conditions: distinct };
}
