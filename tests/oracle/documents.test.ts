import { expect, test } from 'vitest';
import { z } from 'zod';
import { LONG, startAsking } from './asking.ts';
import {
  ACTUATORS,
  actuatorCalled,
  numberIn,
  ROBOTS,
  textsOf,
  to4Digits,
  type ActuatorFacts,
  type JointFacts,
} from './facts.ts';
import { areOfOneKind, kindsInWords } from './kinds.ts';
import { isKnown } from './lists.ts';
import { totalOf } from './matches.ts';
import { distanceBetween } from './nearness.ts';

/*
 * The documents of every actuator and robot that are made at build time: bills of materials, numbers for simulators,
 * alternatives, and how many records know a field. Each is what the files say.
 */

const { ask } = startAsking();

test('the bill of materials of every robot', LONG, () => {
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
      availability: linked?.fields.availability ?? null,
      kinds: {
        ...(kinds.weight_g === undefined ? {} : { weight_g: kinds.weight_g }),
        ...kindsInWords(linked?.conditions ?? {}, ['price_usd']),
      },
      // Physics is asked for doubts.
      doubts: expect.any(Array),
    }));
    const mass = totalOf(
      lines.map(({ count, weight_g }) => ({ count, figure: typeof weight_g === 'number' ? weight_g : null })),
    );
    const robotKg = numberIn(fields, 'weight_kg');
    const isShareKnown = robotKg !== null && mass.sum !== null && mass.unknown === 0;
    const totals = {
      motors: numberIn(fields, 'joint_count'),
      weight_g: mass,
      price_usd: totalOf(lines.map(({ count, price_usd }) => ({ count, figure: price_usd }))),
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

/** What lies inside an actuator, at its output: inertia times the square of the ratio, torque constant times the ratio. */
function inside({ fields, conditions }: ActuatorFacts): readonly [armature: Number, kt: Number] {
  const ratio = numberIn(fields, 'gear_ratio') ?? (fields.category === 'frameless_driver' ? 1 : null);
  const isOfRotor = ratio === 1 || conditions.rotor_inertia_kg_m2?.side === 'motor';
  const inertia = isOfRotor ? numberIn(fields, 'rotor_inertia_kg_m2') : null;
  const [constant, side] = [numberIn(fields, 'kt_nm_per_a'), conditions.kt_nm_per_a?.side];
  const throughGear = constant === null || side !== 'motor' || ratio === null ? null : to4Digits(constant * ratio);
  return [
    ['armature', inertia === null || ratio === null ? null : to4Digits(inertia * ratio * ratio)],
    ['kt', side === 'output' ? constant : throughGear, side === 'output'],
  ];
}

/** What is stated of the torque and speed of a drive. */
interface Stated {
  readonly peak: number | null;
  readonly rated: number | null;
  readonly rpm: number | null;
  /** Kinds and voltages of peak torque and speed. */
  readonly torque: Condition;
  readonly speed: Condition;
  /** The supply where it is a single voltage. */
  readonly volts: number | null;
  /** Whether a source states a torque at a speed, which may lie above a line between peak torque and speed. */
  readonly hasPoints: boolean;
  /** The greatest torque of a curve that a source states as points; 0 for none. */
  readonly drawn: number;
}

type Condition = ActuatorFacts['conditions'][string] | undefined;

const toRadians = (rpm: number): number => to4Digits((rpm * 2 * Math.PI) / 60);

/** Whether a stall torque and a speed without load are stated for one voltage. */
function areOfOneMotor({ peak, rpm, torque, speed, volts }: Stated): boolean {
  if (peak === null || rpm === null || torque?.kind !== 'stall' || speed?.kind !== 'no_load') return false;
  return (torque.voltage_v ?? volts) === (speed.voltage_v ?? volts);
}

/** The torque that is certain at rest: of a stall torque half, unless more is stated besides. */
function certainTorque({ peak, rated, torque, drawn }: Stated): number | null {
  if (peak === null) return null;
  const besides = Math.max(rated ?? 0, drawn);
  return torque?.kind === 'stall'
    ? Math.min(Math.max(peak / 2, besides), Math.max(peak, besides))
    : Math.max(peak, besides);
}

/** Torque in N·m and speed in rad/s; what is inside, if it is known; and what no source states. */
function numbersOf(stated: Stated, within: readonly [armature: Number, kt: Number] | null, isLine: boolean): Number[] {
  const { peak, rpm } = stated;
  const torque = certainTorque(stated);
  const hasLine = areOfOneMotor(stated) && (isLine || !stated.hasPoints);
  const speed = rpm === null || !hasLine ? rpm : rpm * (1 - (torque ?? 0) / (peak ?? 1));
  const [armature, kt] = within ?? [['armature', null] as const, ['kt', null] as const];
  return [
    ['forcerange', torque === null || torque === peak ? torque : to4Digits(torque), torque === peak],
    ['velocity', speed === null ? null : toRadians(speed)],
    armature,
    ['saturation_effort', hasLine ? peak : null, true],
    ['velocity_limit', hasLine && rpm !== null ? toRadians(rpm) : null],
    kt,
    ['frictionloss', null],
    ['damping', null],
  ];
}

type Drawn = readonly [stated: Stated, within: readonly [armature: Number, kt: Number] | null, path?: string];

/** Holds the numbers of a document against those of its drives, one after the other. */
function expectNumbers(path: string, drives: readonly Drawn[]): void {
  const { numbers } = simulation.parse(ask({ path, schema: 'Simulation' }));
  const expected = drives.flatMap(([stated, within, place = '']) => {
    const line = numbers.find(({ symbol }) => symbol === `${place}saturation_effort`);
    const isLine = typeof line?.value === 'number';
    return numbersOf(stated, within, isLine).map(([symbol, ...rest]) => [`${place}${symbol}`, ...rest] as const);
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

function statedOf({ fields, conditions }: ActuatorFacts): Stated {
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

test('the numbers of every actuator for a simulator', LONG, () => {
  for (const actuator of ACTUATORS)
    expectNumbers(`/api/v1/actuators/${actuator.fields.id}/simulation`, [[statedOf(actuator), inside(actuator)]]);
});

const statedOfJoint = ({ motor, conditions }: JointFacts): Stated => ({
  peak: numberIn(motor, 'peak_torque_nm'),
  rated: numberIn(motor, 'rated_torque_nm'),
  rpm: numberIn(motor, 'rated_speed_rpm'),
  torque: conditions.peak_torque_nm,
  speed: conditions.rated_speed_rpm,
  volts: null,
  hasPoints: true,
  drawn: 0,
});

test('the numbers of every robot for a simulator', LONG, () => {
  for (const { fields, joints } of ROBOTS)
    expectNumbers(
      `/api/v1/robots/${fields.id}/simulation`,
      joints.map((joint) => {
        const { role, linked, exact } = joint;
        return [statedOfJoint(joint), exact && linked !== null ? inside(linked) : null, `${role}/`];
      }),
    );
});

const alternatives = z.looseObject({
  successors: z.array(z.looseObject({ id: z.string() })),
  data: z.array(
    z.looseObject({
      id: z.string(),
      availability: z.unknown(),
      voltage_overlaps: z.unknown(),
      voltage_covers: z.unknown(),
      price_stated_by: z.unknown(),
      shares_protocol: z.unknown(),
      shares_bus: z.unknown(),
      same_family: z.boolean(),
      ...Object.fromEntries(['better', 'worse', 'equal'].map((name) => [name, z.array(z.unknown())])),
      unknown: z.array(z.string()),
      text: z.string(),
    }),
  ),
});

/** THE TABLE of the figures that alternatives are compared by: 1 where more is better, -1 where less is. */
const COMPARED = {
  ...{ peak_torque_nm: 1, rated_torque_nm: 1, max_speed_rpm: 1 },
  ...{ weight_g: -1, price_usd: -1, backlash_arcmin: -1 },
};

function differences(original: ActuatorFacts, other: ActuatorFacts) {
  const rows = Object.entries(COMPARED).map(([field, better]) => {
    const [one, value] = [numberIn(original.fields, field), numberIn(other.fields, field)];
    const isOpen =
      one === null || value === null || (one === 0 && value !== 0) || !areOfOneKind(field, original, other);
    if (isOpen) return { field, as: 'unknown' as const, told: field };
    const ratio = one === value ? 1 : value === 0 ? 0 : to4Digits(value / one);
    const as = Math.abs(ratio - 1) < 0.03 ? 'equal' : (ratio - 1) * better > 0 ? 'better' : 'worse';
    return { field, as, told: { field, value, ratio } } as const;
  });
  const those = (wanted: string) => rows.filter(({ as }) => as === wanted).map(({ told }) => told);
  return { better: those('better'), worse: those('worse'), equal: those('equal'), unknown: those('unknown') };
}

/** The figures that both have, of unlike kinds. */
const unlike = (original: ActuatorFacts, other: ActuatorFacts): string[] =>
  Object.keys(COMPARED).filter(
    (field) =>
      numberIn(original.fields, field) !== null &&
      numberIn(other.fields, field) !== null &&
      !areOfOneKind(field, original, other),
  );

/** Whether both are known and have something in common; null where one is not known. */
function overlaps({ fields: own }: ActuatorFacts, { fields: its }: ActuatorFacts) {
  const [least, most, lower, upper] = [own, its].flatMap((fields) => [
    numberIn(fields, 'min_voltage_v'),
    numberIn(fields, 'max_voltage_v'),
  ]);
  const isSupplied = [least, most, lower, upper].every((end) => typeof end === 'number');
  // A single nominal voltage accepts a tenth on either side.
  const [low, high] = lower === upper ? [0.9, 1.1] : [1, 1];
  const buses = [own, its].map((fields) => textsOf(fields.comm));
  return {
    voltage_overlaps: isSupplied ? Number(least) <= Number(upper) && Number(lower) <= Number(most) : null,
    voltage_covers: isSupplied ? Number(lower) * low <= Number(least) && Number(most) <= Number(upper) * high : null,
    shares_bus: buses.some((some) => some.length === 0)
      ? null
      : (buses[0] ?? []).some((bus) => buses[1]?.includes(bus)),
  };
}

test('the alternatives of every actuator: what may be one, and how it compares', LONG, () => {
  for (const actuator of ACTUATORS) {
    const { id } = actuator.fields;
    const { successors, data } = alternatives.parse(
      ask({ path: `/api/v1/actuators/${id}/alternatives`, schema: 'Alternatives' }),
    );
    if (actuator.replacedBy !== null) expect(successors.map((one) => one.id)).toEqual([actuator.replacedBy]);
    const barred = [id, ...successors.map((one) => one.id)];
    expect(data.filter((one) => barred.includes(one.id))).toEqual([]);
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThanOrEqual(10);
    for (const { id: other, availability, voltage_overlaps, voltage_covers, shares_bus, ...told } of data) {
      const facts = actuatorCalled(other);
      if (facts === null) throw new Error(`${id}: found an alternative ${other} that no file has.`);
      expect(['discontinued', 'eol']).not.toContain(facts.fields.availability);
      expect(availability).toBe(facts.fields.availability);
      expect(told.price_stated_by).toBe(facts.fields.price_stated_by);
      expect({ voltage_overlaps, voltage_covers, shares_bus }).toEqual(overlaps(actuator, facts));
      expect([id, other, told]).toMatchObject([id, other, differences(actuator, facts)]);
      expect(told.text.split(' not compared: ').length - 1).toBe(unlike(actuator, facts).length);
    }
  }
});

test(
  'the alternatives of every actuator are the nearest first, and its variants on another bus come last',
  LONG,
  () => {
    for (const actuator of ACTUATORS) {
      const { id } = actuator.fields;
      const { data } = alternatives.parse(
        ask({ path: `/api/v1/actuators/${id}/alternatives`, schema: 'Alternatives' }),
      );
      const variants = data.filter(({ same_family, shares_bus }) => same_family && shares_bus === false);
      const others = data.filter((one) => !variants.includes(one));
      expect(data).toEqual([...others, ...variants]);
      for (const listed of [others, variants]) {
        const distances = listed.map(({ id: other, voltage_covers, shares_protocol }) => {
          const misfits = [voltage_covers, shares_protocol].filter((fits) => fits === false).length;
          return Number(distanceBetween(actuator, actuatorCalled(other) ?? actuator, misfits).toFixed(9));
        });
        expect([id, distances]).toEqual([id, distances.toSorted((one, other) => one - other)]);
      }
    }
  },
);

test('how many records know each field', () => {
  const listed = z
    .looseObject({
      data: z.array(z.looseObject({ record: z.string(), field: z.string(), known: z.number(), of: z.number() })),
    })
    .parse(ask({ path: '/api/v1/fields', schema: 'FieldList' }));
  const records = { actuator: ACTUATORS, robot: ROBOTS } as const;
  for (const kind of ['actuator', 'robot'] as const) {
    const all = records[kind].map(({ fields }) => fields);
    const told = listed.data.filter(({ record, field }) => record === kind && field !== 'doubts');
    expect(told.map(({ field }) => field).toSorted()).toEqual(Object.keys(all[0] ?? {}).toSorted());
    const counted = told.map(({ field }) => [field, all.filter((fields) => isKnown(fields[field])).length, all.length]);
    expect(told.map(({ field, known, of }) => [field, known, of])).toEqual(counted);
  }
});
