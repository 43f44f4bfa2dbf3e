import type { Service } from '../../src/api/service.ts';
import type { Actuator } from '../../src/catalog/records.ts';
import type { Collection } from '../../src/query/collection.ts';
import type { Fault } from '../../src/query/fault.ts';
import { list, type Page } from '../../src/query/list.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../src/query/listings.ts';
import { parseListQuery } from '../../src/query/parse-list.ts';
import type { Query } from './ask.ts';

/** A query of actuators, read. */
export const parseActuatorQuery = (query?: Query) => parseListQuery(ACTUATOR_LISTING, new URLSearchParams(query));

/** A query of robots, read. */
export const parseRobotQuery = (query?: Query) => parseListQuery(ROBOT_LISTING, new URLSearchParams(query));

/** What is wrong with a query of actuators. */
export function faultsOfActuatorQuery(query: Query): readonly Fault[] {
  const parsed = parseActuatorQuery(query);
  return parsed.ok ? [] : parsed.fault.faults;
}

/** A page with its records. */
export interface RecordPage<Subject> extends Omit<Page, 'places' | 'matches'> {
  readonly records: readonly Subject[];
}

/** The page that a sound query of actuators gives. */
export const pageOfActuators = (service: Service, query?: Query): RecordPage<Actuator> =>
  pageOf(service.actuators, parseActuatorQuery(query));

/** The ids of the actuators that a sound query finds on its page. */
export const actuatorsFound = (service: Service, query?: Query): string[] =>
  pageOfActuators(service, query).records.map(({ id }) => id);

/** The ids of the robots that a sound query finds on its page. */
export const robotsFound = (service: Service, query?: Query): string[] =>
  pageOf(service.robots, parseRobotQuery(query)).records.map(({ id }) => id);

function pageOf<Subject>(
  collection: Collection<Subject>,
  parsed: ReturnType<typeof parseActuatorQuery>,
): RecordPage<Subject> {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const { places, total, nextCursor } = list(collection, parsed.value);
  return { records: places.map(collection.recordAt), total, nextCursor };
}
