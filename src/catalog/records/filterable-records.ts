import { robotTrust, trustOf } from '../evidence/collect-kinds-and-doubts.ts';
import { sourcingOf } from '../evidence/collect-sourcing.ts';
import { areOfLikeKind } from '../evidence/comparable.ts';
import { kindWords } from '../evidence/condition-tags.ts';
import type { Condition } from '../fields/evidence/condition.ts';
import type { DataQuality } from '../fields/evidence/kinds-and-doubts.ts';
import { ROBOT_FIELDS } from '../fields/robot.ts';
import { fieldsOf, valuesOf } from '../fields/select-fields.ts';
import type { RobotEntry } from '../files/yaml-schemas.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { driveFiguresOf } from '../torque-speed/drive-figures.ts';
import type { DriveFigures } from '../torque-speed/stated-curves.ts';
import { otherNames } from './aliases.ts';
import { actuatorFigures, jointMotors, priceStatedBy, robotFigures } from './build-figures.ts';
import { entryOf, type Dataset } from './dataset.ts';
import { extendedFieldsOf } from './extended-fields.ts';
import type { Figures, JointMotor } from './figure.ts';
import { motorTotals, sumOver } from './motor-totals.ts';
import type { Actuator, Robot } from './record-schemas.ts';

/** Values by the names of fields, in the order of their tables. */
type Values = Readonly<Record<string, unknown>>;

interface Profile {
  readonly id: string;
  /** The fields outside the closed record. */
  readonly beyond: Values;
  readonly otherNames: readonly string[];
}

/** An actuator with everything that lists, filters and searches read of it. */
export interface ActuatorProfile extends Profile {
  readonly record: Actuator;
  readonly figures: Figures;
  /** The figures from which its curves are computed. */
  readonly drive: DriveFigures;
  /** The robots whose joints use it, and their kinds. */
  readonly usedIn: readonly Pick<RobotEntry, 'id' | 'kind'>[];
}

/** A robot with everything that lists, filters and searches read of it. */
export interface RobotProfile extends Profile {
  readonly record: Robot;
  readonly trust: DataQuality;
  /** The actuators of its joints, once for each joint group. */
  readonly actuatorIds: readonly string[];
  /** The kinds that sources state of the peak torques of its motors. */
  readonly torqueKinds: readonly string[];
  /** The kind of the peak torque of all its motors together; null where no source states it. */
  readonly peakTorqueKind: string | null;
}

/** The value of a field, of the record or beyond it; undefined for a name that no table has. */
export const valueIn = (
  { record, beyond }: { readonly record: object; readonly beyond: Values },
  name: string,
): unknown => (Object.hasOwn(beyond, name) ? beyond[name] : Reflect.get(record, name));

const DERIVED = fieldsOf(ROBOT_FIELDS, { in: 'derived' });

/** The profiles of all actuators, in the order of their ids. Memoized, because every part of a build reads them. */
export const actuatorProfiles = memoizeByObject((dataset: Dataset): readonly ActuatorProfile[] =>
  dataset.actuators.map((record) => {
    const { id } = record;
    const entry = entryOf(dataset.actuatorEntries, id);
    const robots = dataset.robotsUsing.get(id) ?? [];
    const figures = actuatorFigures(dataset, id);
    return {
      id,
      record,
      figures,
      drive: driveFiguresOf(figures),
      beyond: extendedFieldsOf(record, entry, {
        robotCount: robots.length,
        price_stated_by: priceStatedBy(figures.of('price_usd')),
        ...trustOf(figures),
        ...sourcingOf(figures),
      }),
      otherNames: otherNames(dataset, entry),
      usedIn: robots.map((robot) => ({ id: robot.id, kind: entryOf(dataset.robotEntries, robot.id).kind })),
    };
  }),
);

/** The profiles of all robots, in the order of their ids. */
export const robotProfiles = memoizeByObject((dataset: Dataset): readonly RobotProfile[] =>
  dataset.robots.map((record) => {
    const { id } = record;
    const groups = jointMotors(dataset, id);
    const joints = groups.map(({ joint }) => joint);
    const totals = motorTotals({ ...record, joints }, dataset.actuatorById);
    const { price_usd: price, share_of_robot_mass: massShare } = totals;
    const motorPriceUsd = price.unknown === 0 ? price.sum : null;
    const entry = entryOf(dataset.robotEntries, id);
    const own = robotFigures(dataset, id);
    const peak = peakTorqueOf(groups);
    const peakKind = record.weight_kg === null ? undefined : peak.condition?.kind;
    const { kinds, doubts } = robotTrust(own, groups);
    const kindOfSum = peakKind === undefined ? {} : { peak_torque_per_kg: kindWords({ kind: peakKind }) };
    const trust = { kinds: { ...kinds, ...kindOfSum }, doubts };
    const surroundings = {
      record,
      kind: entry.kind,
      joints,
      price_stated_by: priceStatedBy(own.of('price_usd')),
      motorPriceUsd,
      motors: { massShare, peakTorque: peak.sum },
      ...trust,
    };
    return {
      id,
      record,
      beyond: valuesOf(DERIVED, record, surroundings),
      trust,
      otherNames: otherNames(dataset, entry),
      actuatorIds: joints.flatMap(({ motor }) => motor.actuator_id ?? []),
      torqueKinds: groups.flatMap(({ figures: { of } }) => of('peak_torque_nm').conditions?.kind ?? []),
      peakTorqueKind: peakKind ?? null,
    };
  }),
);

/**
 * The peak torques of a robot's motors together, N·m, null unless all are known, have one kind, and do not
 * state different voltages; and the condition of one of them. Motors of a robot share its supply, so an
 * unstated voltage is ignored.
 */
function peakTorqueOf(groups: readonly JointMotor[]): {
  readonly sum: number | null;
  readonly condition: Condition | undefined;
} {
  const joints = groups.map(({ joint }) => joint);
  const { sum, unknown } = sumOver(joints, ({ motor }) => motor.peak_torque_nm);
  const conditions = groups.map(({ figures: { of } }) => of('peak_torque_nm').conditions);
  const ranked = conditions.map((peak_torque_nm) => ({
    conditions: { peak_torque_nm },
    price_stated_by: null,
    supply: null,
  }));
  const volts = new Set(conditions.flatMap((condition) => condition?.voltage_v ?? []));
  return unknown > 0 || volts.size > 1 || !areOfLikeKind('peak_torque_nm', ranked)
    ? { sum: null, condition: undefined }
    : { sum, condition: conditions[0] };
}
