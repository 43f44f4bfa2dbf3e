import { csvLines } from '../../../bulk/text-formats.ts';
import { kindsOf, statersOf } from '../../client-catalog/figure-marks.ts';
import type { ListedActuator } from '../../client-catalog/listed.ts';

/**
 * Actuators as CSV: id, name, brand and the given fields; what is not published is empty. Behind a field whose
 * figures have kinds, `<field>_kind` has them, of a price also who states it and when.
 */
export function toCsv(actuators: readonly ListedActuator[], fields: readonly string[]): string {
  const columns = fields.flatMap((field): Column[] => {
    const kinds = { name: `${field}_kind`, read: (actuator: ListedActuator) => kindIn(actuator, field) };
    const figures = { name: field, read: (actuator: ListedActuator) => actuator.figures[field] ?? null };
    return actuators.some((actuator) => kinds.read(actuator) !== null) ? [figures, kinds] : [figures];
  });
  const rows = actuators.map((actuator) => [
    actuator.id,
    actuator.name,
    actuator.brand,
    ...columns.map(({ read }) => read(actuator)),
  ]);
  return csvLines([['id', 'name', 'brand', ...columns.map(({ name }) => name)], ...rows]);
}

interface Column {
  readonly name: string;
  readonly read: (actuator: ListedActuator) => ListedActuator['figures'][string];
}

/** The kind and conditions of a figure; null where it has none. */
const kindIn = (actuator: ListedActuator, field: string): string | null =>
  [...kindsOf(actuator, field), ...statersOf(actuator, field)].join('; ') || null;
