import type { Cell } from '../../../bulk/table.ts';
import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { questionOf } from '../../match/catalog-requirements.ts';
import type { JointForm } from '../../match/joint-form.ts';
import { matchQuestionOf, isJudged } from '../../match/judge-joints.ts';
import { curlLine, readableQuery, withQuery } from '../../paths.ts';
import type { FinderState } from './state.ts';
import { queryOf } from './write-address.ts';

/** Path of the list in the API. */
const API_LIST = '/api/v1/actuators';

/** Path of the match in the API. */
const API_MATCH = `${API_LIST}/match`;

/** The API's request for what the finder shows. */
export interface ApiRequest {
  readonly path: string;
  /** The body of a `POST`; null for a `GET`. */
  readonly body: string | null;
  /** Parameters without an effect in a list, such as a safety factor without a limit on a figure. */
  readonly idle: readonly string[];
}

/** The API's request for what the finder shows: a match once anything is judged, of several joints by a body. */
export function apiRequest(catalog: Catalog, state: FinderState): ApiRequest {
  const { joints } = state;
  if (joints.length > 1) {
    const body = JSON.stringify({ joints: joints.map((joint) => memberOf(catalog, joint)) });
    return { path: API_MATCH, body, idle: [] };
  }
  const query = queryOf(state);
  if (joints.some(({ texts }) => isJudged(matchQuestionOf(catalog, texts))))
    return { path: withQuery(API_MATCH, readableQuery(query)), body: null, idle: [] };
  const isOfList = (name: string): boolean =>
    name === 'sort' || name === 'order' || catalog.api.filters.includes(name);
  const idle = [...query.keys()].filter((name) => !isOfList(name));
  for (const name of idle) query.delete(name);
  return { path: withQuery(API_LIST, readableQuery(query)), body: null, idle };
}

/** The request as a line for a shell. */
export const shellLine = ({ path, body }: ApiRequest, origin: string): string =>
  body === null
    ? curlLine(`${origin}${path}`)
    : `curl '${origin}${path}' -H 'Content-Type: application/json' -d '${body.replaceAll("'", String.raw`'\''`)}'`;

/** A joint in the format of the API's body, with JSON numbers and booleans. */
export const memberOf = (
  catalog: Catalog,
  { name, count, texts }: JointForm,
): Readonly<Record<string, Cell>> => ({
  name,
  count,
  ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valueOf(catalog, key, text)])),
});

function valueOf(catalog: Catalog, name: string, text: string): Cell {
  const control = questionOf(catalog).parameters[name]?.kind.control;
  const isNumber = control === 'number' || control === 'range';
  if (isNumber && Number.isFinite(Number(text))) return Number(text);
  return control === 'flag' ? text === 'true' : text;
}
