import type { ActuatorEntry } from '../catalog.ts';
import type { Dataset } from '../dataset.ts';
import type { Actuator, Joint, Robot } from '../records.ts';
import { motorTurnsOf, rotorInertiaOf } from '../rotor.ts';
import { numbersOf, type Drive, type DriveFields, type SimulationNumber } from './numbers.ts';
import { ANY_JOINT, limitsOf, type SimulatedJoints } from './texts.ts';

/** A record as simulators see it. */
export interface Simulated {
  readonly joints: readonly SimulatedJoints[];
  readonly numbers: readonly SimulationNumber[];
}

/** An actuator as simulators see it: the drive of one joint. */
export function simulatedActuator(actuator: Actuator, entry: ActuatorEntry): Simulated {
  const { id, peak_torque_nm, max_speed_rpm } = actuator;
  const drive = { peakTorqueNm: peak_torque_nm, speedRpm: max_speed_rpm, ...insideOf(actuator, entry) };
  const numbers = numbersOf(drive, {
    peakTorqueNm: 'peak_torque_nm',
    speedRpm: 'max_speed_rpm',
    ...insideFields(actuator),
  });
  return { joints: [{ label: id, joints: [ANY_JOINT], limits: limitsOf(numbers) }], numbers };
}

/** A robot as simulators see it: the drives of its joint groups, each with the numbers of its path. */
export function simulatedRobot(dataset: Dataset, robot: Robot): Simulated {
  const groups = (dataset.jointsOf.get(robot.id) ?? []).map((group) => ({
    group,
    numbers: numbersOfGroup(dataset, group),
  }));
  return {
    joints: groups.map(({ group, numbers }) => ({
      label: group.role,
      joints: jointNames(group),
      limits: limitsOf(numbers),
    })),
    numbers: groups.flatMap(({ group, numbers }) =>
      numbers.map((number) => ({ ...number, symbol: `${group.role}/${number.symbol}` })),
    ),
  };
}

/** What lies behind the output of an actuator: its gear, its rotor, its winding. */
type Inside = Pick<Drive, 'ratio' | 'rotorInertia' | 'torqueConstant' | 'torqueConstantSide'>;

function insideOf(actuator: Actuator, entry: ActuatorEntry): Inside {
  const side = entry.conditions?.kt_nm_per_a?.side;
  return {
    ratio: motorTurnsOf(actuator),
    rotorInertia: rotorInertiaOf(actuator, entry),
    torqueConstant: actuator.kt_nm_per_a,
    torqueConstantSide: side === 'motor' || side === 'output' ? side : null,
  };
}

const insideFields = (actuator: Actuator, path = ''): Omit<DriveFields, 'peakTorqueNm' | 'speedRpm'> => ({
  ratio: path + (actuator.gear_ratio === null && motorTurnsOf(actuator) === 1 ? 'category' : 'gear_ratio'),
  rotorInertia: `${path}rotor_inertia_kg_m2`,
  torqueConstant: `${path}kt_nm_per_a`,
});

/** Torque and speed are those of the robot; what lies inside is known where the motor is an actuator of the catalog. */
function numbersOfGroup({ actuatorById, actuatorEntries }: Dataset, { role, motor }: Joint): SimulationNumber[] {
  const path = `joints/${role}/`;
  const limits = { peakTorqueNm: motor.peak_torque_nm, speedRpm: motor.rated_speed_rpm };
  const fields = { peakTorqueNm: `${path}peak_torque_nm`, speedRpm: `${path}rated_speed_rpm` };
  const actuator = actuatorById.get(motor.actuator_id ?? '');
  const entry = actuatorEntries.get(motor.actuator_id ?? '');
  if (actuator === undefined || entry === undefined || actuator.name !== motor.name)
    return numbersOf({ ...limits, ...NOTHING_INSIDE }, { ...fields, ...fieldsInside(path) });
  const inside = insideFields(actuator, `actuators/${actuator.id}/`);
  return numbersOf({ ...limits, ...insideOf(actuator, entry) }, { ...fields, ...inside });
}

const NOTHING_INSIDE: Inside = { ratio: null, rotorInertia: null, torqueConstant: null, torqueConstantSide: null };

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
