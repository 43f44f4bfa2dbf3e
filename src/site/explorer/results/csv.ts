import { csvLines } from '../../../bulk/text-formats.ts';
import type { ListedActuator } from '../../client-catalog/listed.ts';

/** Actuators as CSV: id, name, brand and the given fields; what is not published is empty. */
export function toCsv(actuators: readonly ListedActuator[], fields: readonly string[]): string {
  const heads = ['id', 'name', 'brand', ...fields];
  const rows = actuators.map(({ figures }) => heads.map((name) => figures[name] ?? null));
  return csvLines([heads, ...rows]);
}
