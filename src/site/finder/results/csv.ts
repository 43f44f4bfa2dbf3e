import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { glyphIn, kindsOf, statersOf } from '../../client-catalog/figure-marks.ts';
import type { ListedActuator } from '../../client-catalog/listed.ts';
import { listCsv, pageOrigin, saveCsv, type CsvOrigin } from '../../layout/csv.ts';
import { actuatorPath } from '../../paths.ts';

/** A field that a file has a column for. */
type CsvField = Pick<ClientField, 'name' | 'part'>;

/**
 * Actuators as CSV: id, name, brand and the given fields, with the page of each, the catalog's version and
 * the address of the list; unknown values are empty. After a field with kinds, `<field>_kind` has the kind;
 * `<field>_source` has the kind of source, and for a price also its terms and date.
 */
export function toCsv(
  actuators: readonly ListedActuator[],
  fields: readonly CsvField[],
  origin: CsvOrigin,
): string {
  const columns = fields.flatMap((field): Column[] => [
    { name: field.name, read: ({ figures }) => figures[field.name] ?? null },
    ...[
      {
        name: `${field.name}_kind`,
        read: (actuator: ListedActuator) => joined(kindsOf(actuator, field.name)),
      },
      { name: `${field.name}_source`, read: (actuator: ListedActuator) => joined(sourceIn(actuator, field)) },
    ].filter(({ read }) => actuators.some((actuator) => read(actuator) !== null)),
  ]);
  const heads = ['id', 'name', 'brand', ...columns.map(({ name }) => name)];
  const rows = actuators.map((actuator) => {
    const { id, name, brand } = actuator;
    return { path: actuatorPath(id), cells: [id, name, brand, ...columns.map(({ read }) => read(actuator))] };
  });
  return listCsv(heads, rows, origin);
}

/** Saves the actuators of the open page as CSV, for programs or for spreadsheets. */
export const downloadCsv = (
  actuators: readonly ListedActuator[],
  fields: readonly CsvField[],
  forSpreadsheets: boolean,
): void => saveCsv('actuators.csv', toCsv(actuators, fields, pageOrigin()), forSpreadsheets);

interface Column {
  readonly name: string;
  readonly read: (actuator: ListedActuator) => ListedActuator['figures'][string];
}

const joined = (words: readonly string[]): string | null => words.join('; ') || null;

/** The kind of source of a figure, with the terms and the date of a price; empty if unknown. */
function sourceIn(actuator: ListedActuator, field: CsvField): string[] {
  const glyph = glyphIn(actuator, field);
  return glyph === null ? [] : [glyph.kind, ...statersOf(actuator, field.name)];
}
