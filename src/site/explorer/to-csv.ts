import type { ListedActuator } from '../copy/listed.ts';
import { csvText } from '../layout/browser.ts';

/** Actuators as CSV: id, name, brand and the given fields; what is not published is empty. */
export function toCsv(actuators: readonly ListedActuator[], fields: readonly string[]): string {
  const heads = ['id', 'name', 'brand', ...fields];
  return csvText(
    heads,
    actuators.map(({ figures }) => heads.map((name) => figures[name] ?? null)),
  );
}
