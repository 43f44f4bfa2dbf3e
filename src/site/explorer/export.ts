import type { Catalog, Listed } from '../copy/listed.ts';
import { UNKNOWN } from '../filter/catalog-table.ts';
import { fieldNamed } from '../filter/filters.ts';
import { csvText } from '../layout/browser.ts';
import type { ExplorerState } from './state.ts';

/** The API's request for what the explorer shows, and what of it this API cannot be asked. */
export interface ApiRequest {
  readonly address: string;
  readonly leftOut: readonly string[];
}

/** The request below an origin; a question that the API would refuse is left out and named. */
export function apiRequest(
  { api, vocabulary }: Catalog,
  { filters, sort, direction }: ExplorerState,
  origin: string,
): ApiRequest {
  const asked = Object.entries(filters).map(([name, text]) => ({ name, text, values: text.split(',') }));
  const lacking = asked.filter(({ name, text }) => text === UNKNOWN && vocabulary.nullable.includes(fieldNamed(name)));
  const answered = asked.filter(
    (filter) =>
      !lacking.includes(filter) &&
      api.filters.includes(filter.name) &&
      (filter.name === 'q' || filter.values.length === 1 || api.several.includes(filter.name)) &&
      (filter.name === 'availability' || filter.name === 'q' || !filter.values.includes(UNKNOWN)),
  );
  const parameters = new URLSearchParams(answered.map(({ name, text }) => [name, text]));
  if (lacking.length > 0) parameters.set('lacks', lacking.map(({ name }) => fieldNamed(name)).join(','));
  const canSort = sort !== null && api.sorts.includes(sort);
  if (canSort) {
    parameters.set('sort', sort);
    parameters.set('order', direction);
  }
  const query = parameters.toString();
  return {
    address: `${origin}/api/v1/actuators${query === '' ? '' : `?${query}`}`,
    leftOut: [
      ...asked
        .filter((filter) => !lacking.includes(filter) && !answered.includes(filter))
        .map(({ name, text }) => `${name}=${text}`),
      ...(sort === null || canSort ? [] : [`sort=${sort}`]),
    ],
  };
}

/** Actuators as CSV: id, name, brand and the given fields; what is not published is empty. */
export function toCsv(actuators: readonly Listed[], fields: readonly string[]): string {
  const heads = ['id', 'name', 'brand', ...fields];
  return csvText(
    heads,
    actuators.map(({ figures }) => heads.map((name) => figures[name] ?? null)),
  );
}
