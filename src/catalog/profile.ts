import type { RobotEntry } from './catalog.ts';
import type { Dataset } from './dataset.ts';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import type { Condition } from './fields/condition.ts';
import { EXTRA_ACTUATOR_FIELDS, EXTRA_ROBOT_FIELDS } from './fields/extras.ts';
import { FURTHER_FIGURES } from './fields/further.ts';
import { valuesOf } from './fields/read.ts';
import { ROBOT_FIELDS } from './fields/robot.ts';
import { motorTotals } from './motor-totals.ts';
import type { Actuator, Robot } from './records.ts';
import { actuatorTrust, robotTrust, type Trust } from './trust.ts';

/** THE TABLE of all that can be asked of an actuator: its record, then what the closed record has no place for. */
export const ALL_ACTUATOR_FIELDS = { ...ACTUATOR_FIELDS, ...FURTHER_FIGURES, ...EXTRA_ACTUATOR_FIELDS } as const;

/** THE TABLE of all that can be asked of a robot. */
export const ALL_ROBOT_FIELDS = { ...ROBOT_FIELDS, ...EXTRA_ROBOT_FIELDS } as const;

/** Values by the names of fields, in the order of their tables. */
type Values = Readonly<Record<string, unknown>>;

/** An actuator with all that can be asked of it. */
export interface ActuatorProfile {
  readonly id: string;
  readonly record: Actuator;
  /** What the record has no place for. */
  readonly beyond: Values;
  /** Under what conditions its figures hold, by field. */
  readonly conditions: Readonly<Record<string, Condition>>;
  readonly trust: Trust;
  /** Other names that people use. */
  readonly aliases: readonly string[];
  /** The robots whose joints use it, and what each of them is. */
  readonly usedIn: readonly { readonly id: string; readonly kind: string }[];
}

/** A robot with all that can be asked of it. */
export interface RobotProfile {
  readonly id: string;
  readonly record: Robot;
  /** What the record has no place for. */
  readonly beyond: Values;
  readonly trust: Trust;
  /** The actuators that its joints use. */
  readonly actuatorIds: readonly string[];
}

/** The value of a field, of the record or beyond it; undefined for a name that no table has. */
export const valueIn = (
  { record, beyond }: { readonly record: object; readonly beyond: Values },
  name: string,
): unknown => (Object.hasOwn(beyond, name) ? beyond[name] : Reflect.get(record, name));

/** The profiles of all actuators, in the order of their ids. */
export const actuatorProfiles = (dataset: Dataset): ActuatorProfile[] =>
  dataset.actuators.map((record) => {
    const { id } = record;
    const { figures = {}, conditions = {}, aliases = [], sources = [] } = dataset.actuatorEntries.get(id) ?? {};
    const robots = dataset.robotsUsing.get(id) ?? [];
    const trust = actuatorTrust(dataset, id);
    const surroundings = { record, figures, conditions, sources, robotCount: robots.length, ...trust };
    return {
      id,
      record,
      beyond: {
        ...valuesOf(FURTHER_FIGURES, figures, null),
        ...valuesOf(EXTRA_ACTUATOR_FIELDS, record, surroundings),
      },
      conditions,
      trust,
      aliases,
      usedIn: robots.map((robot) => ({ id: robot.id, kind: entryOf(dataset, robot.id).kind })),
    };
  });

/** The profiles of all robots, in the order of their ids. */
export const robotProfiles = (dataset: Dataset): RobotProfile[] =>
  dataset.robots.map((record) => {
    const { id } = record;
    const joints = dataset.jointsOf.get(id) ?? [];
    const { price_usd: price } = motorTotals({ ...record, joints: [...joints] }, dataset.actuatorById);
    const motorPriceUsd = price.unknown === 0 ? price.sum : null;
    const { kind, sources } = entryOf(dataset, id);
    const trust = robotTrust(dataset, id);
    const surroundings = { record, kind, sources, motorPriceUsd, ...trust };
    return {
      id,
      record,
      beyond: valuesOf(EXTRA_ROBOT_FIELDS, {}, surroundings),
      trust,
      actuatorIds: joints.flatMap(({ motor }) => motor.actuator_id ?? []),
    };
  });

function entryOf({ robotEntries }: Dataset, id: string): RobotEntry {
  const entry = robotEntries.get(id);
  if (entry === undefined) throw new Error(`No robot is called ${id}.`);
  return entry;
}
