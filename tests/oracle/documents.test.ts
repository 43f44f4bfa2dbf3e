import { expect, test } from 'vitest';
import { z } from 'zod';
import { ANY_DOUBTS, LONG, ask } from './asking.ts';
import { ACTUATORS, numberIn, ROBOTS, textsOf, type ActuatorFacts, type JointFacts } from './facts.ts';
import { kindsInWords } from './kinds.ts';
import { to4Digits } from './members.ts';
import { pricesOf, totalOf } from './sets.ts';

/* Built documents of every actuator and robot against the files: bills of materials, numbers for simulators. */

test('the bill of materials of every robot is that of its file', LONG, () => {
  for (const { fields, joints } of ROBOTS) {
    const lines = joints.map(({ role, count, motor, linked, exact, kinds }) => ({
      ...{
        role,
        count,
        motor_id: motor.id,
        name: motor.name,
        brand: motor.brand,
        actuator_id: motor.actuator_id,
        exact,
      },
      ...{ weight_g: motor.weight_g, price_usd: numberIn(linked?.fields ?? {}, 'price_usd') },
      price_stated_by: linked?.fields.price_stated_by ?? null,
      price_date: linked?.fields.price_date ?? null,
      availability: linked?.fields.availability ?? null,
      kinds: {
        ...(kinds.weight_g === undefined ? {} : { weight_g: kinds.weight_g }),
        ...kindsInWords(linked?.conditions ?? {}, { price_usd: null }),
      },
      doubts: ANY_DOUBTS,
    }));
    const mass = totalOf(
      lines.map(({ count, weight_g }) => ({ count, figure: typeof weight_g === 'number' ? weight_g : null })),
    );
    const robotKg = numberIn(fields, 'weight_kg');
    const isShareKnown = robotKg !== null && mass.sum !== null && mass.unknown === 0;
    const priced = joints.map(({ count, linked, exact }) => ({
      count,
      figure: exact ? numberIn(linked?.fields ?? {}, 'price_usd') : null,
      actuator: linked,
    }));
    const totals = {
      motors: numberIn(fields, 'joint_count'),
      weight_g: mass,
      price_usd: {
        ...totalOf(priced),
        prices: pricesOf(priced),
      },
      share_of_robot_mass: isShareKnown ? to4Digits((mass.sum ?? 0) / 1000 / robotKg) : null,
    };
    const bom = ask({ path: `/api/v1/robots/${fields.id}/bom`, schema: 'RobotBillOfMaterials' });
    expect(bom).toEqual({ id: fields.id, lines, totals });
  }
});

const simulation = z.looseObject({
  numbers: z.array(z.looseObject({ symbol: z.string(), value: z.number().nullable(), origin: z.string() })),
});

type Number = readonly [symbol: string, value: number | null, isPublished?: boolean];

/**
 * The armature and torque constant at the output: inertia times the ratio squared, and constant times the
 * ratio.
 */
function inside({ fields, conditions }: ActuatorFacts): readonly [armature: Number, kt: Number] {
  const ratio = numberIn(fields, 'gear_ratio');
  const isOfRotor = ratio === 1 || conditions.rotor_inertia_kg_m2?.side === 'motor';
  const inertia = isOfRotor ? numberIn(fields, 'rotor_inertia_kg_m2') : null;
  const [constant, side] = [numberIn(fields, 'kt_nm_per_a'), conditions.kt_nm_per_a?.side];
  const throughGear =
    constant === null || side !== 'motor' || ratio === null ? null : to4Digits(constant * ratio);
  return [
    ['armature', inertia === null || ratio === null ? null : to4Digits(inertia * ratio * ratio)],
    ['kt', side === 'output' ? constant : throughGear, side === 'output'],
  ];
}

/** The stated torque and speed of a drive. */
interface DriveFigures {
  readonly peak: number | null;
  readonly rated: number | null;
  readonly rpm: number | null;
  /** The conditions of peak torque and speed. */
  readonly torque: Condition;
  readonly speed: Condition;
  /** The supply if it is a single voltage, else null. */
  readonly volts: number | null;
  /** True if a source states a torque at a speed, which may be above the line of peak torque and speed. */
  readonly hasPoints: boolean;
  /** The greatest torque of a curve stated as points; 0 for none. */
  readonly drawn: number;
}

type Condition = ActuatorFacts['conditions'][string] | undefined;

const toRadians = (rpm: number): number => to4Digits((rpm * 2 * Math.PI) / 60);

/** True if a stall torque and a no-load speed are stated for the same voltage. */
function areOfOneMotor({ peak, rpm, torque, speed, volts }: DriveFigures): boolean {
  if (peak === null || rpm === null || torque?.kind !== 'stall' || speed?.kind !== 'no_load') return false;
  return (torque.voltage_v ?? volts) === (speed.voltage_v ?? volts);
}

/**
 * The certain torque at rest: half of a torque that may be a stall torque, unless other figures state more;
 * the stated torque if none is certain.
 */
function certainTorque({ peak, rated, torque, drawn }: DriveFigures): number | null {
  if (peak === null) return null;
  const besides = Math.max(rated ?? 0, drawn);
  if (torque?.kind === 'momentary' || torque?.kind === 'limit') return besides > 0 ? besides : peak;
  const isShared = torque?.kind === undefined || torque.kind === 'stall';
  return Math.max(isShared ? peak / 2 : peak, besides);
}

/** Torque in N·m and speed in rad/s, the armature and torque constant if known, and unknown figures. */
function numbersOf(
  stated: DriveFigures,
  within: readonly [armature: Number, kt: Number] | null,
  isLine: boolean,
): Number[] {
  const { peak, rpm } = stated;
  const torque = certainTorque(stated);
  const isStated = torque === null || torque !== (peak ?? 0) / 2;
  const hasLine = areOfOneMotor(stated) && (isLine || !stated.hasPoints);
  const [armature, kt] = within ?? [['armature', null] as const, ['kt', null] as const];
  return [
    ['forcerange', isStated ? torque : to4Digits(torque), isStated],
    ['velocity', rpm === null ? null : toRadians(rpm)],
    armature,
    ['saturation_effort', hasLine ? peak : null, true],
    ['velocity_limit', hasLine && rpm !== null ? toRadians(rpm) : null],
    kt,
    ['frictionloss', null],
    ['damping', null],
  ];
}

type DriveCase = readonly [
  stated: DriveFigures,
  within: readonly [armature: Number, kt: Number] | null,
  path?: string,
];

/** Asserts the numbers of a document against its drives, in order. */
function expectNumbers(path: string, drives: readonly DriveCase[]): void {
  const { numbers } = simulation.parse(ask({ path, schema: 'Simulation' }));
  const expected = drives.flatMap(([stated, within, row = '']) => {
    const line = numbers.find(({ symbol }) => symbol === `${row}saturation_effort`);
    const isLine = typeof line?.value === 'number';
    return numbersOf(stated, within, isLine).map(
      ([symbol, ...rest]) => [`${row}${symbol}`, ...rest] as const,
    );
  });
  expect([path, numbers.map(({ symbol, value, origin }) => [symbol, value, origin])]).toEqual([
    path,
    expected.map(([symbol, value, isPublished]) => [
      symbol,
      value,
      value === null ? 'unknown' : isPublished === true ? 'published' : 'derived',
    ]),
  ]);
}

const singleOf = (voltage: unknown): number | null => (typeof voltage === 'number' ? voltage : null);

function statedOf({ fields, conditions }: ActuatorFacts): DriveFigures {
  const points = textsOf(fields.torque_speed_points);
  const hasRatedPoint = numberIn(fields, 'rated_torque_nm') !== null;
  return {
    peak: numberIn(fields, 'peak_torque_nm'),
    rated: numberIn(fields, 'rated_torque_nm'),
    rpm: numberIn(fields, 'max_speed_rpm'),
    torque: conditions.peak_torque_nm,
    speed: conditions.max_speed_rpm,
    volts: singleOf(fields.voltage_v),
    hasPoints: points.length > 0 || hasRatedPoint || conditions.peak_torque_nm?.speed_rpm !== undefined,
    drawn: Math.max(0, ...points.map((point) => Number.parseFloat(point))),
  };
}

test('the simulator numbers of every actuator come from its file', LONG, () => {
  for (const actuator of ACTUATORS)
    expectNumbers(`/api/v1/actuators/${actuator.fields.id}/simulation`, [
      [statedOf(actuator), inside(actuator)],
    ]);
});

const statedOfJoint = ({ motor, conditions }: JointFacts): DriveFigures => ({
  peak: numberIn(motor, 'peak_torque_nm'),
  rated: numberIn(motor, 'rated_torque_nm'),
  rpm: numberIn(motor, 'rated_speed_rpm'),
  torque: conditions.peak_torque_nm,
  speed: conditions.rated_speed_rpm,
  volts: null,
  hasPoints: true,
  drawn: 0,
});

test('the simulator numbers of every robot come from its file', LONG, () => {
  for (const { fields, joints } of ROBOTS)
    expectNumbers(
      `/api/v1/robots/${fields.id}/simulation`,
      joints.map((joint) => {
        const { role, linked, exact } = joint;
        return [statedOfJoint(joint), exact && linked !== null ? inside(linked) : null, `${role}/`];
      }),
    );
});
