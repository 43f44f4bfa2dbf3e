import type { Actuator } from '../../catalog/actuator.ts';
import type { Column } from './columns.ts';
import { isSortField } from './explore.ts';
import type { ExplorerState } from './state.ts';

/** The API's request for what the explorer shows. An order that the API does not have is left out. */
export function apiRequest(state: ExplorerState, origin: string): string {
  const parameters = new URLSearchParams(state.filters);
  if (state.sort !== null && isSortField(state.sort)) {
    parameters.set('sort', state.sort);
    parameters.set('order', state.direction);
  }
  const query = parameters.toString();
  return `${origin}/api/v1/actuators${query === '' ? '' : `?${query}`}`;
}

/** The same request as a line for a shell. */
export const curlLine = (state: ExplorerState, origin: string): string =>
  `curl '${apiRequest(state, origin).replaceAll("'", '%27')}'`;

/** Actuators as CSV (RFC 4180): id, name, brand and the given columns; what is not published is empty. */
export function toCsv(actuators: readonly Actuator[], columns: readonly Column[]): string {
  const heads = ['id', 'name', 'brand', ...columns.map(({ name }) => name)];
  const rows = actuators.map((actuator) => [
    actuator.id,
    actuator.name,
    actuator.brand,
    ...columns.map(({ name }) => actuator[name]),
  ]);
  return [heads, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : JSON.stringify(value);
  // A cell that begins like a formula would be one in a spreadsheet.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
