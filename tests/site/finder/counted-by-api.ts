import type { Service } from '../../../src/api/service.ts';
import { ACTUATOR_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { list } from '../../../src/query/list/list.ts';
import { parseListQuery } from '../../../src/query/list/parse-list.ts';
import { matchesOf } from '../../support/match.ts';

/** The ids of all actuators in the API's list for a query. */
export function idsByApi({ actuators }: Service, query: string): string[] {
  const parsed = parseListQuery(ACTUATOR_LISTING, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(`${query} is refused.`);
  const { rows } = list(actuators, { ...parsed.value, limit: 10_000 });
  return rows.map((row) => actuators.ids[row] ?? '');
}

/** The counts in the API's answer: of a match by verdict, of a list the total. */
export function countedByApi(service: Service, path: string): unknown {
  const [operation = '', query = ''] = path.split('?');
  return operation.endsWith('/match') ? matchesOf(service, query).counts : idsByApi(service, query).length;
}
