import type { Catalog } from '../../client-catalog/listed.ts';
import { fieldNamed, UNKNOWN } from '../../filter/filters.ts';
import { withQuery } from '../../paths.ts';
import { API_LIST, type ExplorerState } from './state.ts';

/** The API's request for what the explorer shows; what this API cannot be asked is left out and named. */
export function apiRequest({ api, vocabulary }: Catalog, { filters, sort, direction }: ExplorerState) {
  const asked = Object.entries(filters).map(([name, text]) => ({ name, text, values: text.split(',') }));
  const lacking = asked.filter(
    ({ name, text }) => text === UNKNOWN && vocabulary.nullable.includes(fieldNamed(name)),
  );
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
  return {
    path: withQuery(API_LIST, parameters.toString()),
    leftOut: [
      ...asked
        .filter((filter) => !lacking.includes(filter) && !answered.includes(filter))
        .map(({ name, text }) => `${name}=${text}`),
      ...(sort === null || canSort ? [] : [`sort=${sort}`]),
    ],
  };
}
