import { conditionTags, figureTags, KIND_NOT_STATED } from '../evidence/condition-tags.ts';
import type { Condition } from '../fields/evidence/condition.ts';
import { missingForReflected, motorTurnsOf, rotorInertiaOf } from '../fields/rotor.ts';
import { numberText } from '../lib/number-text.ts';
import { roundTo4Digits } from '../lib/round.ts';
import { actuatorFigures, jointMotors } from '../records/build-figures.ts';
import type { Dataset } from '../records/dataset.ts';
import type { Figures } from '../records/figure.ts';
import { actuatorOf } from '../records/motor-totals.ts';
import type { Actuator, Joint, Robot } from '../records/record-schemas.ts';
import { driveFiguresOf, jointDriveOf } from '../torque-speed/drive-figures.ts';
import type { DriveFigures } from '../torque-speed/stated-curves.ts';
import { driveLimits, type DriveLimits } from './drive-limits.ts';
import { numbersOf, type Drive, type DriveFields, type SimulationNumber } from './numbers.ts';
import { ANY_JOINT, limitsOf, type LimitRemarks, type SimulatedJoints } from './snippets.ts';

/** A record prepared for simulators. */
export interface SimulatedRecord {
  readonly joints: readonly SimulatedJoints[];
  readonly numbers: readonly SimulationNumber[];
}

/** An actuator for simulators: the drive of one joint. */
export function simulatedActuator(actuator: Actuator, figures: Figures): SimulatedRecord {
  const drive = { figures: driveFiguresOf(figures), ...insideOf(actuator, figures) };
  const fields = { path: '', speed: 'max_speed_rpm', ...insideFields() };
  const numbers = numbersOf(drive, fields).map(withKinds({ '': figures }));
  const remarks = remarksOf(drive.figures, missingForReflected(actuator, figures.of(INERTIA)));
  return {
    joints: [{ label: actuator.id, joints: [ANY_JOINT], limits: limitsOf(numbers), remarks }],
    numbers,
  };
}

/** A robot for simulators: the drives of its joint groups, each with its numbers under its path. */
export function simulatedRobot(dataset: Dataset, robot: Robot): SimulatedRecord {
  const groups = jointMotors(dataset, robot.id).map(({ joint, figures }) => ({
    group: joint,
    ...simulatedGroup(dataset, joint, figures),
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

/** Figures by the path that precedes the names of their fields. */
type FiguresUnder = Readonly<Record<string, Figures>>;

/** Adds the kinds of the figures behind a number. */
const withKinds =
  (figuresUnder: FiguresUnder) =>
  (number: SimulationNumber): SimulationNumber => {
    const kinds = number.value === null ? [] : number.from.flatMap((name) => kindOf(figuresUnder, name));
    return kinds.length === 0 ? number : { ...number, kinds: Object.fromEntries(kinds) };
  };

function kindOf(figuresUnder: FiguresUnder, name: string): (readonly [name: string, kind: string])[] {
  const end = name.lastIndexOf('/') + 1;
  const figure = figuresUnder[name.slice(0, end)]?.of(name.slice(end));
  const tags = figure === undefined ? [] : figureTags(figure);
  return tags.length === 0 ? [] : [[name, tags.join(', ')]];
}

/**
 * The remarks on the limits of a drive, such as `half of stall at 12 V`; `armature` names the figures that it
 * lacks.
 */
function remarksOf(figures: DriveFigures, armature: string | null): LimitRemarks {
  const limits = driveLimits(figures);
  const { basis, isHalved } = limits;
  const kindOf = (field: string): string =>
    figureTags({ field, conditions: figures.conditions[field] }, conditionTags).join(', ');
  const torqueKind = kindOf('peak_torque_nm');
  const speedKind = kindOf('max_speed_rpm');
  return {
    forcerange: isHalved ? halfOf(figures.conditions.peak_torque_nm) : wholeOf(basis, kindOf(basis)),
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

/** The field of the inertia of a rotor. */
const INERTIA = 'rotor_inertia_kg_m2';

function insideOf(actuator: Actuator, { of }: Figures): Inside {
  const { side, per } = of('kt_nm_per_a').conditions ?? {};
  return {
    ratio: motorTurnsOf(actuator),
    rotorInertia: rotorInertiaOf(actuator, of(INERTIA)),
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

/**
 * Torque and speed are those of the robot's file; gear, rotor and winding are known where the motor is a
 * catalog actuator.
 */
function simulatedGroup(dataset: Dataset, { role, motor }: Joint, own: Figures) {
  const figures = jointDriveOf(own);
  const path = `joints/${role}/`;
  const fields = { path, speed: `${path}rated_speed_rpm` };
  const actuator = actuatorOf(motor, dataset.actuatorById);
  if (actuator === undefined)
    return {
      numbers: numbersOf({ figures, ...NOTHING_INSIDE }, { ...fields, ...fieldsInside(path) }).map(
        withKinds({ [path]: own }),
      ),
      remarks: remarksOf(
        figures,
        motor.actuator_id === null ? 'motor not in the catalog' : 'version of the motor not stated',
      ),
    };
  const pathInside = `actuators/${actuator.id}/`;
  const inside = actuatorFigures(dataset, actuator.id);
  const drive = { figures, ...insideOf(actuator, inside) };
  const kinds = withKinds({ [path]: own, [pathInside]: inside });
  return {
    numbers: numbersOf(drive, { ...fields, ...insideFields(pathInside) }).map(kinds),
    remarks: remarksOf(figures, missingForReflected(actuator, inside.of(INERTIA))),
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
