import { withoutDisputed, type UndisputedActuator, type UndisputedRobot } from '../evidence/disputes.ts';
import { doubtsById, openFindings } from '../evidence/doubts.ts';
import type { PhysicsFinding } from '../evidence/physics.ts';
import type { Doubt } from '../fields/evidence/doubt.ts';
import type { Catalog, Release } from '../files/yaml-schemas.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { buildActuator, buildRobot } from './build-records.ts';
import type { MovedIds } from './moved-ids.ts';
import type {
  Actuator,
  ActuatorDetail,
  Brand,
  Category,
  Joint,
  Robot,
  RobotDetail,
  RobotRef,
  UseCase,
} from './record-schemas.ts';
import { editionOf, movedIds, type Edition } from './release.ts';

/** All data of the service, linked, derived and frozen. Lists are sorted by id. */
export interface Dataset {
  readonly baseUrl: string;
  readonly edition: Edition;
  readonly actuators: readonly Actuator[];
  readonly robots: readonly Robot[];
  readonly actuatorById: ReadonlyMap<string, Actuator>;
  readonly robotById: ReadonlyMap<string, Robot>;
  /**
   * The file of each actuator by its id, without disputed figures: the slug of its maker, its sources with
   * their words, its conditions.
   */
  readonly actuatorEntries: ReadonlyMap<string, UndisputedActuator>;
  /** The file of each robot by its id, without disputed figures. */
  readonly robotEntries: ReadonlyMap<string, UndisputedRobot>;
  /** Joint groups by robot id. */
  readonly jointsOf: ReadonlyMap<string, readonly Joint[]>;
  /** Robots whose joints use an actuator, by actuator id; an unused actuator is absent. */
  readonly robotsUsing: ReadonlyMap<string, readonly RobotRef[]>;
  readonly moved: MovedIds;
  /** The releases of the catalog, from the first to the last. */
  readonly releases: readonly Release[];
  /** Figures that look wrong although their sources state them so: doubtful, disputed or explained. */
  readonly suspects: Catalog['suspects'];
  /** Doubtful figures that nothing explains. */
  readonly findings: readonly PhysicsFinding[];
  /** The doubts about each record, by its id; a record without doubts is absent. */
  readonly doubts: ReadonlyMap<string, readonly Doubt[]>;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  /** Names of makers in other scripts, by their slugs. */
  readonly brandAliases: ReadonlyMap<string, readonly string[]>;
  readonly useCases: readonly UseCase[];
}

/** The dataset of a checked catalog, with addresses below `baseUrl` (no trailing slash). */
export function buildDataset(catalog: Catalog, baseUrl: string): Dataset {
  const undisputed = { ...withoutDisputed(catalog), suspects: catalog.suspects };
  const { brands } = catalog;
  const actuators = undisputed.actuators
    .map((entry) => buildActuator(entry, { brands, baseUrl }))
    .toSorted(byId);
  const actuatorById = mapById(actuators);
  const details = undisputed.robots
    .map((entry) => buildRobot(entry, { brands, baseUrl, actuators: actuatorById }))
    .toSorted(byId);
  const robots = details.map(({ joints: _joints, ...robot }): Robot => robot);
  return deepFreeze({
    baseUrl,
    edition: editionOf(catalog),
    actuators,
    robots,
    actuatorById,
    robotById: mapById(robots),
    actuatorEntries: mapById(undisputed.actuators),
    robotEntries: mapById(undisputed.robots),
    jointsOf: new Map(details.map(({ id, joints }) => [id, joints])),
    robotsUsing: findRobotsUsing(details),
    moved: movedIds(catalog),
    releases: catalog.releases,
    suspects: catalog.suspects,
    findings: openFindings(undisputed),
    doubts: doubtsById(undisputed),
    categories: catalog.categories.map((category) => ({
      ...category,
      actuator_count: actuators.filter((actuator) => actuator.category === category.slug).length,
    })),
    brands: countNames(actuators.map(({ brand }) => brand)),
    brandAliases: new Map(Object.entries(catalog.brands).map(([slug, { aliases = [] }]) => [slug, aliases])),
    useCases: countNames(
      actuators.flatMap(({ use_cases }) => use_cases),
      Object.keys(catalog.use_cases),
    ),
  });
}

/** An actuator with the robots that use it. */
export const actuatorDetailOf = ({ robotsUsing }: Dataset, actuator: Actuator): ActuatorDetail => ({
  ...actuator,
  robots_using: [...(robotsUsing.get(actuator.id) ?? [])],
});

/** A robot with its joint groups: always the same object, for which its claims are cached. */
export const robotDetailOf = (dataset: Dataset, robot: Robot): RobotDetail => detailsOf(dataset)(robot);

const detailsOf = memoizeByObject(({ jointsOf }: Dataset) =>
  memoizeByObject((robot: Robot): RobotDetail => ({ ...robot, joints: [...(jointsOf.get(robot.id) ?? [])] })),
);

/** The file of the record with this id. Throws for an unknown id. */
export function entryOf<Entry>(entries: ReadonlyMap<string, Entry>, id: string): Entry {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`No record is called ${id}.`);
  return entry;
}

/** Robots whose joints use an actuator, each once, by actuator id and in the order of the robots. */
export function findRobotsUsing(robots: readonly RobotDetail[]): ReadonlyMap<string, readonly RobotRef[]> {
  const uses = robots.flatMap((robot) => {
    const ids = new Set(robot.joints.flatMap(({ motor }) => motor.actuator_id ?? []));
    return Array.from(ids, (id) => ({ id, robot: referenceTo(robot) }));
  });
  const byActuator = Map.groupBy(uses, ({ id }) => id);
  return new Map([...byActuator].map(([id, group]) => [id, group.map(({ robot }) => robot)]));
}

const byId = (left: { id: string }, right: { id: string }): number => (left.id < right.id ? -1 : 1);

const mapById = <Entry extends { id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** A robot by reference. */
export const referenceTo = ({ id, name, brand, url, api_url }: Robot): RobotRef => ({
  id,
  name,
  brand,
  url,
  api_url,
});

/**
 * The number of occurrences of each name, sorted by name without regard to case; `known` names are listed
 * even when they do not occur.
 */
function countNames(
  occurrences: readonly string[],
  known: readonly string[] = [],
): { name: string; actuator_count: number }[] {
  const grouped = Map.groupBy(occurrences, (name) => name);
  const names = [...new Set([...known, ...grouped.keys()])];
  return names
    .map((name) => ({ name, actuator_count: grouped.get(name)?.length ?? 0 }))
    .toSorted((left, right) => (left.name.toLowerCase() < right.name.toLowerCase() ? -1 : 1));
}

/** Freezes a value deeply, including the values of maps, and returns it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const parts = value instanceof Map ? value.values() : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return Object.freeze(value);
}
