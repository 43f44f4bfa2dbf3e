import { areAlike, kindIn, kindTags } from '../evidence/condition-tags.ts';
import { sourcingOf } from '../evidence/sourcing.ts';
import { actuatorTrust, jointConditions, robotTrust } from '../evidence/trust.ts';
import type { Condition } from '../fields/condition.ts';
import { fieldsOf, valuesOf } from '../fields/read.ts';
import { ROBOT_FIELDS } from '../fields/robot.ts';
import { driveFiguresOf } from '../torque-speed/stated-curves.ts';
import { otherNames } from './aliases.ts';
import { entryOf, type Dataset } from './dataset.ts';
import { extendedFieldsOf } from './extended-fields.ts';
import { motorTotals, sumOver } from './motor-totals.ts';
import type { Joint } from './records.ts';

/** Values by the names of fields, in the order of their tables. */
type Values = Readonly<Record<string, unknown>>;

/** An actuator with all that can be asked of it. */
export type ActuatorProfile = Readonly<ReturnType<typeof actuatorProfiles>[number]>;

/** A robot with all that can be asked of it. */
export type RobotProfile = Readonly<ReturnType<typeof robotProfiles>[number]>;

/** The value of a field, of the record or beyond it; undefined for a name that no table has. */
export const valueIn = (
  { record, beyond }: { readonly record: object; readonly beyond: Values },
  name: string,
): unknown => (Object.hasOwn(beyond, name) ? beyond[name] : Reflect.get(record, name));

const DERIVED = fieldsOf(ROBOT_FIELDS, { in: 'derived' });

/** The profiles of all actuators, in the order of their ids. */
export const actuatorProfiles = (dataset: Dataset) =>
  dataset.actuators.map((record) => {
    const { id } = record;
    const entry = entryOf(dataset.actuatorEntries, id);
    const robots = dataset.robotsUsing.get(id) ?? [];
    const trust = actuatorTrust(dataset, id);
    const sourcing = sourcingOf(record, entry);
    return {
      id,
      record,
      /** What the record has no place for. */
      beyond: extendedFieldsOf(record, entry, { robotCount: robots.length, ...trust, ...sourcing }),
      conditions: entry.conditions ?? {},
      drive: driveFiguresOf(record, entry),
      trust,
      sourcing,
      otherNames: otherNames(dataset, entry),
      /** The robots whose joints use it, and what each of them is. */
      usedIn: robots.map((robot) => ({ id: robot.id, kind: entryOf(dataset.robotEntries, robot.id).kind })),
    };
  });

/** The profiles of all robots, in the order of their ids. */
export const robotProfiles = (dataset: Dataset) =>
  dataset.robots.map((record) => {
    const { id } = record;
    const joints = dataset.jointsOf.get(id) ?? [];
    const totals = motorTotals({ ...record, joints: [...joints] }, dataset.actuatorById);
    const { price_usd: price, share_of_robot_mass: massShare } = totals;
    const motorPriceUsd = price.unknown === 0 ? price.sum : null;
    const entry = entryOf(dataset.robotEntries, id);
    const { kind, sources } = entry;
    const conditions = joints.map((_, number) => jointConditions(dataset, { id, number }).peak_torque_nm);
    const peak = peakTorqueOf(joints, conditions);
    const peakKind = record.weight_kg === null || peak.kind === null ? {} : { peak_torque_per_kg: peak.kind };
    const { kinds, doubts } = robotTrust(dataset, id);
    const trust = { kinds: { ...kinds, ...peakKind }, doubts };
    const surroundings = {
      record,
      kind,
      joints,
      sources,
      motorPriceUsd,
      motors: { massShare, peakTorque: peak.sum },
      ...trust,
    };
    return {
      id,
      record,
      /** What the record has no place for. */
      beyond: valuesOf(DERIVED, record, surroundings),
      trust,
      otherNames: otherNames(dataset, entry),
      actuatorIds: joints.flatMap(({ motor }) => motor.actuator_id ?? []),
      /** What sources mean by the peak torques of the motors in its joints. */
      torqueKinds: conditions.flatMap((condition) => condition?.kind ?? []),
    };
  });

/**
 * The peak torques of a robot's motors together, N·m, and of what kind they are; null unless all are known
 * and of one kind.
 */
function peakTorqueOf(
  joints: readonly Joint[],
  conditions: readonly (Condition | undefined)[],
): { readonly sum: number | null; readonly kind: string | null } {
  const tags = conditions.map(kindTags);
  const { sum, unknown } = sumOver(joints, ({ motor }) => motor.peak_torque_nm);
  if (unknown > 0 || !areAlike(tags)) return { sum: null, kind: null };
  return { sum, kind: tags.map(kindIn).find((kind) => kind !== '') ?? null };
}
