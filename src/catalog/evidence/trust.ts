import type { Condition } from '../fields/evidence/condition.ts';
import type { DataQuality } from '../fields/evidence/trust.ts';
import { MOTOR_FIELDS } from '../fields/motor.ts';
import type { MotorFile } from '../files/yaml-schemas.ts';
import type { Dataset } from '../records/dataset.ts';
import { kindsIn, kindTexts } from './condition-tags.ts';
import { JOINT_PATHS, motorPath } from './disputes.ts';

/** A joint group: the id of its robot and its place among the groups. */
interface JointPlace {
  readonly id: string;
  readonly number: number;
}

/** The quality of the figures of an actuator. */
export const actuatorTrust = (
  { actuatorEntries, actuatorById, doubts }: Dataset,
  id: string,
): DataQuality => ({
  kinds: kindTexts(actuatorEntries.get(id)?.conditions ?? {}, actuatorById.get(id) ?? {}),
  doubts: doubts.get(id) ?? [],
});

/** The quality of some of the figures. */
export const trustIn = (trust: DataQuality, fields: readonly string[]): DataQuality => ({
  kinds: kindsIn(trust, fields),
  doubts: trust.doubts.filter(({ field }) => fields.includes(field)),
});

/** The quality of the figures of a joint's motor: its own, or those of the actuator that it is. */
export function jointTrust(dataset: Dataset, { id, number }: JointPlace): DataQuality {
  const { role = '', motor } = dataset.robotEntries.get(id)?.joints[number] ?? {};
  const path = motorPath(role, '');
  const listed = dataset.doubts.get(listedActuator(motor)) ?? [];
  return {
    kinds: kindTexts(
      jointConditions(dataset, { id, number }),
      dataset.jointsOf.get(id)?.[number]?.motor ?? {},
    ),
    doubts: [
      ...listed.filter(({ field }) => isOfActuator(field)),
      ...(dataset.doubts.get(id) ?? []).flatMap(({ field, reason }) =>
        field.startsWith(path) ? { field: field.slice(path.length), reason } : [],
      ),
    ],
  };
}

/**
 * The conditions under which the figures of a joint's motor hold: its own, or those of the actuator that it
 * is.
 */
export function jointConditions(
  { robotEntries, actuatorEntries }: Dataset,
  { id, number }: JointPlace,
): Readonly<Record<string, Condition>> {
  const { motor } = robotEntries.get(id)?.joints[number] ?? {};
  const listed = actuatorEntries.get(listedActuator(motor))?.conditions ?? {};
  return {
    ...Object.fromEntries(Object.entries(listed).filter(([field]) => isOfActuator(field))),
    ...motor?.conditions,
  };
}

/** The id of the actuator whose figures a motor has; empty where it has its own. */
const listedActuator = (motor: MotorFile | undefined): string =>
  motor?.name === undefined ? (motor?.actuator ?? '') : '';

/** True if a motor that is an actuator has this figure from it; its speed is that of the joint. */
const isOfActuator = (field: string): boolean =>
  Object.hasOwn(MOTOR_FIELDS, field) && field !== 'rated_speed_rpm';

/**
 * The quality of the figures of a robot and of the motors in its joints; those of motors under their paths.
 */
export function robotTrust(dataset: Dataset, id: string): DataQuality {
  const joints = (dataset.jointsOf.get(id) ?? []).map(({ role }, number) => ({
    pathOf: (field: string) => motorPath(role, field),
    ...jointTrust(dataset, { id, number }),
  }));
  return {
    kinds: Object.fromEntries(
      joints.flatMap(({ pathOf, kinds }) =>
        Object.entries(kinds).map(([field, kind]) => [pathOf(field), kind]),
      ),
    ),
    doubts: [
      ...(dataset.doubts.get(id) ?? []).filter(({ field }) => !field.startsWith(JOINT_PATHS)),
      ...joints.flatMap(({ pathOf, doubts }) =>
        doubts.map(({ field, reason }) => ({ field: pathOf(field), reason })),
      ),
    ],
  };
}
