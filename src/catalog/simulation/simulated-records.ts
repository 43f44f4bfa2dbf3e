import { conditionTags, figureTags, KIND_NOT_STATED } from '../evidence/condition-tags.ts';
import { jointConditions } from '../evidence/trust.ts';
import type { Condition } from '../fields/evidence/condition.ts';
import { missingForReflected, motorTurnsOf, rotorInertiaOf } from '../fields/rotor.ts';
import type { ActuatorEntry } from '../files/yaml-schemas.ts';
import { numberText } from '../lib/number-text.ts';
import { roundTo4Digits } from '../lib/round.ts';
import type { Dataset } from '../records/dataset.ts';
import { actuatorOf } from '../records/motor-totals.ts';
import type { Actuator, Joint, Robot } from '../records/record-schemas.ts';
import { driveFiguresOf, type DriveFigures } from '../torque-speed/stated-curves.ts';
import { driveLimits, type DriveLimits } from './drive-limits.ts';
import { numbersOf, type Drive, type DriveFields, type SimulationNumber } from './numbers.ts';
import { ANY_JOINT, limitsOf, type LimitRemarks, type SimulatedJoints } from './snippets.ts';

/** A record as simulators see it. */
export interface SimulatedRecord {
  readonly joints: readonly SimulatedJoints[];
  readonly numbers: readonly SimulationNumber[];
}

/** An actuator as simulators see it: the drive of one joint. */
export function simulatedActuator(actuator: Actuator, entry: ActuatorEntry): SimulatedRecord {
  const drive = { figures: driveFiguresOf(actuator, entry), ...insideOf(actuator, entry) };
  const fields = { path: '', speed: 'max_speed_rpm', ...insideFields() };
  const numbers = numbersOf(drive, fields).map(withKinds({ '': entry.conditions ?? {} }));
  const remarks = remarksOf(drive.figures, missingForReflected(actuator, entry));
  return {
    joints: [{ label: actuator.id, joints: [ANY_JOINT], limits: limitsOf(numbers), remarks }],
    numbers,
  };
}

/** A robot as simulators see it: the drives of its joint groups, each with the numbers of its path. */
export function simulatedRobot(dataset: Dataset, robot: Robot): SimulatedRecord {
  const groups = (dataset.jointsOf.get(robot.id) ?? []).map((group, number) => ({
    group,
    ...simulatedGroup(
      dataset,
      group,
      jointFigures(group, jointConditions(dataset, { id: robot.id, number })),
    ),
  }));
  return {
    joints: groups.map(({ group, numbers, remarks }) => ({
      label: group.role,
      joints: jointNames(group),
      limits: limitsOf(numbers),
      remarks,
    })),
    numbers: groups.flatMap(({ group, numbers }) =>
      numbers.map((number) => ({ ...number, symbol: `${group.role}/${number.symbol}` })),
    ),
  };
}

/**
 * Adds the kinds of the figures behind a number; the conditions of the figures are by the path that stands before
 * the names of their fields.
 */
const withKinds =
  (conditionsUnder: Readonly<Record<string, DriveFigures['conditions']>>) =>
  (number: SimulationNumber): SimulationNumber => {
    const kinds = number.value === null ? [] : number.from.flatMap((name) => kindOf(conditionsUnder, name));
    return kinds.length === 0 ? number : { ...number, kinds: Object.fromEntries(kinds) };
  };

function kindOf(
  conditionsUnder: Readonly<Record<string, DriveFigures['conditions']>>,
  name: string,
): (readonly [name: string, kind: string])[] {
  const end = name.lastIndexOf('/') + 1;
  const tags = figureTags(name.slice(end), conditionsUnder[name.slice(0, end)] ?? {});
  return tags.length === 0 ? [] : [[name, tags.join(', ')]];
}

/**
 * The remarks on the limits of a drive, such as `half of stall at 12 V`; `armature` says what is missing for
 * it.
 */
function remarksOf(figures: DriveFigures, armature: string | null): LimitRemarks {
  const limits = driveLimits(figures);
  const { basis, isHalved } = limits;
  const told = (field: string): string => figureTags(field, figures.conditions, conditionTags).join(', ');
  const torqueKind = told('peak_torque_nm');
  const speedKind = told('max_speed_rpm');
  return {
    forcerange: isHalved ? halfOf(figures.conditions.peak_torque_nm) : wholeOf(basis, told(basis)),
    velocity: [speedKind, cornerText(limits)].filter((text) => text !== '').join(', '),
    saturation_effort: torqueKind,
    velocity_limit: speedKind,
    armature,
  };
}

/** Names a torque that counts as a whole. */
function wholeOf(basis: DriveLimits['basis'], kind: string): string {
  if (basis === 'torque_speed_points') return 'of a stated point';
  return basis === 'rated_torque_nm' && kind === KIND_NOT_STATED ? `rated torque, ${kind}` : kind;
}

/** Names a torque that counts by half. */
const halfOf = (stated: Condition | undefined): string =>
  stated?.kind === undefined
    ? 'half of the stated torque, whose kind is not stated'
    : `half of ${conditionTags(stated).join(', ')}`;

/** The fraction of the speed up to which the torque holds, in words; empty without a line from a stall torque. */
function cornerText({ torque, stall }: DriveLimits): string {
  if (torque === null || stall === null) return '';
  return `the torque holds up to ${numberText(roundTo4Digits(1 - torque / stall))} of it`;
}

/** The parts inside an actuator: gear, rotor, winding. */
type Inside = Omit<Drive, 'figures'>;

function insideOf(actuator: Actuator, entry: ActuatorEntry): Inside {
  const { side, per } = entry.conditions?.kt_nm_per_a ?? {};
  return {
    ratio: motorTurnsOf(actuator),
    rotorInertia: rotorInertiaOf(actuator, entry),
    torqueConstant: actuator.kt_nm_per_a,
    torqueConstantSide: side === 'motor' || side === 'output' ? side : null,
    torqueConstantPer: per,
  };
}

const insideFields = (path = ''): Omit<DriveFields, 'path' | 'speed'> => ({
  ratio: `${path}gear_ratio`,
  rotorInertia: `${path}rotor_inertia_kg_m2`,
  torqueConstant: `${path}kt_nm_per_a`,
});

/** The stated torque and speed of a joint. Its speed is the greatest one of the joint. */
const jointFigures = ({ motor }: Joint, conditions: DriveFigures['conditions']): DriveFigures => ({
  peak_torque_nm: motor.peak_torque_nm,
  rated_torque_nm: motor.rated_torque_nm,
  max_speed_rpm: motor.rated_speed_rpm,
  rated_speed_rpm: null,
  torque_speed_points: null,
  voltage_v: null,
  conditions: { ...conditions, max_speed_rpm: conditions.rated_speed_rpm },
});

/**
 * Torque and speed are those of the robot's file; gear, rotor and winding are known where the motor is a
 * catalog actuator.
 */
function simulatedGroup(
  { actuatorById, actuatorEntries }: Dataset,
  { role, motor }: Joint,
  figures: DriveFigures,
) {
  const path = `joints/${role}/`;
  const fields = { path, speed: `${path}rated_speed_rpm` };
  const actuator = actuatorOf(motor, actuatorById);
  const entry = actuatorEntries.get(motor.actuator_id ?? '');
  if (actuator === undefined || entry === undefined)
    return {
      numbers: numbersOf({ figures, ...NOTHING_INSIDE }, { ...fields, ...fieldsInside(path) }).map(
        withKinds({ [path]: figures.conditions }),
      ),
      remarks: remarksOf(
        figures,
        motor.actuator_id === null ? 'motor not in the catalog' : 'version of the motor not stated',
      ),
    };
  const pathInside = `actuators/${actuator.id}/`;
  const drive = { figures, ...insideOf(actuator, entry) };
  const kinds = withKinds({ [path]: figures.conditions, [pathInside]: entry.conditions ?? {} });
  return {
    numbers: numbersOf(drive, { ...fields, ...insideFields(pathInside) }).map(kinds),
    remarks: remarksOf(figures, missingForReflected(actuator, entry)),
  };
}

const NOTHING_INSIDE: Inside = {
  ratio: null,
  rotorInertia: null,
  torqueConstant: null,
  torqueConstantSide: null,
  torqueConstantPer: undefined,
};

const fieldsInside = (path: string) => ({
  ratio: `${path}gear_ratio`,
  rotorInertia: `${path}actuator_id`,
  torqueConstant: `${path}actuator_id`,
});

/** A name for each joint of a group, from its role and numbers: `Hip (J1-J4)` -> `hip_j1` to `hip_j4`. */
function jointNames({ role, count }: Joint): string[] {
  const [, words = role, first = '1'] = /^(.*) \(J(\d+)/.exec(role) ?? [];
  const stem =
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '') || 'joint';
  return Array.from({ length: count }, (_, index) => `${stem}_j${Number(first) + index}`);
}
