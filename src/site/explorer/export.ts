import { csvText } from '../copy/csv.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import type { ExplorerState } from './state.ts';

/** The API's request for what the explorer shows, and the parameters that this API does not have yet. */
export interface ApiRequest {
  readonly address: string;
  readonly leftOut: readonly string[];
}

/** The request below an origin; a question that the API would refuse is left out and named. */
export function apiRequest({ api }: Catalog, state: ExplorerState, origin: string): ApiRequest {
  const asked = Object.entries(state.filters);
  const isAnswered = ([name, text]: [string, string]): boolean =>
    api.filters.includes(name) &&
    (name === 'q' || name === 'brand' || api.several.includes(name) || !text.includes(','));
  const parameters = new URLSearchParams(asked.filter(isAnswered));
  const canSort = state.sort !== null && api.sorts.includes(state.sort);
  if (state.sort !== null && canSort) {
    parameters.set('sort', state.sort);
    parameters.set('order', state.direction);
  }
  const query = parameters.toString();
  return {
    address: `${origin}/api/v1/actuators${query === '' ? '' : `?${query}`}`,
    leftOut: [
      ...asked.filter((entry) => !isAnswered(entry)).map(([name]) => name),
      ...(state.sort !== null && !canSort ? [`sort=${state.sort}`] : []),
    ],
  };
}

/** The same request as a line for a shell. */
export const curlLine = (address: string): string => `curl '${address.replaceAll("'", '%27')}'`;

/** Actuators as CSV: id, name, brand and the given fields; what is not published is empty. */
export function toCsv(actuators: readonly Listed[], fields: readonly string[]): string {
  const heads = ['id', 'name', 'brand', ...fields];
  return csvText(
    heads,
    actuators.map(({ figures }) => heads.map((name) => figures[name] ?? null)),
  );
}
