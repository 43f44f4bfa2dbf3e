import { z } from 'zod';
import type { Service } from '../../src/api/service.ts';
import { actuator } from '../../src/catalog/records/record-schemas.ts';
import type { Collection } from '../../src/query/collection/collection.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../src/query/list/actuator-and-robot-lists.ts';
import { list } from '../../src/query/list/list.ts';
import { parseListQuery } from '../../src/query/list/parse-list.ts';
import type { FieldError } from '../../src/query/parameters/field-error.ts';
import { parseJsonArray } from '../../src/query/table/json-rows.ts';
import type { Query } from './ask.ts';

export const parseActuatorQuery = (query?: Query) =>
  parseListQuery(ACTUATOR_LISTING, new URLSearchParams(query));

export const parseRobotQuery = (query?: Query) => parseListQuery(ROBOT_LISTING, new URLSearchParams(query));

export function faultsOfActuatorQuery(query: Query): readonly FieldError[] {
  const parsed = parseActuatorQuery(query);
  return parsed.ok ? [] : parsed.error.errors;
}

/** The page of actuators for a valid query. */
export function pageOfActuators(service: Service, query?: Query) {
  const page = pageOf(service.actuators, parseActuatorQuery(query));
  return { ...page, records: z.array(actuator).parse(page.records) };
}

/** The ids of the actuators on the page for a valid query. */
export const actuatorsFound = (service: Service, query?: Query): string[] =>
  pageOfActuators(service, query).records.map(({ id }) => id);

function pageOf(collection: Collection, parsed: ReturnType<typeof parseActuatorQuery>) {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { rows, total, nextCursor } = list(collection, parsed.value);
  return { records: parseJsonArray(collection.jsonOf(rows)), total, nextCursor };
}
