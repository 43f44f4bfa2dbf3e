import fc from 'fast-check';
import { ACTUATOR_BOUNDS, JOINT_BOUNDS, ROBOT_BOUNDS } from './bounds.ts';
import {
  ACTUATOR_FIELDS,
  actuatorTexts,
  figureOf,
  nullable,
  oneOf,
  points,
  ROBOT_FIELDS,
  robotTexts,
  searchOf,
  textsIn,
  wordsOf,
  type Drawn,
} from './drawing.ts';
import {
  ACTUATORS,
  JOINTS,
  numberIn,
  ROBOTS,
  type ActuatorFacts,
  type JointFacts,
  type RobotFacts,
} from './facts.ts';
import {
  accepts,
  anyIn,
  atSupply,
  hasAnyOf,
  isDoubted,
  knows,
  lacks,
  pricedSince,
  protects,
  proving,
  robotOf,
  same,
  separated,
  within,
  type HasFields,
  type Keeps,
} from './keeping.ts';
import { isFound } from './searching.ts';

// The filters of this second implementation, one row each. The rows of bounds come from the API's document.

/** A filter of the second implementation. */
export interface FilterRow<Of> {
  /** Values to filter by. */
  readonly drawn: fc.Arbitrary<string>;
  readonly keeps: Keeps<Of>;
  /** Its field; by default the one with the filter's name. */
  readonly field?: string;
  /**
   * The value as a match repeats it, if a match judges by this filter; without it the filter selects
   * candidates.
   */
  readonly judged?: (asked: string) => unknown;
}

/** Rows by the name of their filter. */
export type FilterRows<Of> = Readonly<Record<string, FilterRow<Of>>>;

const KINDS = ['humanoid', 'biped', 'quadruped', 'arm', 'mobile_manipulator', 'hand'];
const AVAILABILITIES = ['in_production', 'discontinued', 'eol', 'unknown'];
const TORQUE_KINDS = ['stall', 'peak', 'momentary', 'repeated_peak', 'limit'];
const RATED_KINDS = ['rated', 'continuous', 'average'];
const SPEED_KINDS = ['no_load', 'rated', 'maximum', 'limit'];

const flags = fc.constantFrom('true', 'false');
const robotIds = ROBOTS.map(({ fields }) => fields.id);

const isTrue = (asked: string): unknown => asked === 'true';
const words = (asked: string): unknown =>
  asked
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A filter on a yes-or-no field. */
const flag = (field: string): FilterRow<HasFields> => ({ drawn: flags, keeps: same(field) });

/** A filter on the words of a field. */
const anyWord = (field: string, drawn: fc.Arbitrary<string>): FilterRow<HasFields> => ({
  drawn,
  keeps: anyIn(field),
  field,
});

const brands = (records: readonly HasFields['fields'][]): fc.Arbitrary<string> =>
  oneOf([...textsIn(records, 'brand'), 'Nobody']);

/** The rows of a list's bounds. */
const boundRows = <Of>(
  byParameter: Readonly<Record<string, string>>,
  drawnFor: (field: string) => fc.Arbitrary<string>,
  keeps: (name: string, field: string) => Keeps<Of>,
): FilterRows<Of> =>
  Object.fromEntries(
    Object.entries(byParameter).map(([name, field]): [string, FilterRow<Of>] => [
      name,
      { drawn: drawnFor(field), keeps: keeps(name, field), field },
    ]),
  );

export const ACTUATOR_ROWS: FilterRows<ActuatorFacts> = {
  q: { drawn: searchOf(actuatorTexts), keeps: isFound },
  category: anyWord('category', wordsOf(textsIn(ACTUATOR_FIELDS, 'category'))),
  brand: anyWord('brand', brands(ACTUATOR_FIELDS)),
  use_case: anyWord('use_cases', oneOf([...textsIn(ACTUATOR_FIELDS, 'use_cases'), 'gardening'])),
  ...boundRows<ActuatorFacts>(
    ACTUATOR_BOUNDS,
    (field) => figureOf(ACTUATOR_FIELDS, field),
    (name, field) => within(name, (actuator, query) => atSupply(actuator, field, query)),
  ),
  peak_points: { drawn: points('peak_torque_nm'), keeps: proving(false) },
  rated_points: { drawn: points('rated_torque_nm'), keeps: proving(true) },
  backdrivable: { ...flag('backdrivable'), judged: isTrue },
  integrated_driver: { ...flag('integrated_driver'), judged: isTrue },
  brake: { ...flag('brake'), judged: isTrue },
  torque_sensor: { ...flag('torque_sensor'), judged: isTrue },
  output_encoder: { ...flag('output_encoder'), judged: isTrue },
  multi_turn_absolute: { ...flag('multi_turn_absolute'), judged: isTrue },
  safe_torque_off: { ...flag('safe_torque_off'), judged: isTrue },
  verified: flag('verified'),
  doubted: { drawn: flags, keeps: isDoubted },
  voltage_v: {
    drawn: fc.oneof(figureOf(ACTUATOR_FIELDS, 'min_voltage_v'), figureOf(ACTUATOR_FIELDS, 'max_voltage_v')),
    keeps: accepts,
    judged: Number,
  },
  min_ip: {
    drawn: fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 9 }))
      .map((digits) => digits.join('')),
    keeps: protects,
    field: 'ip_rating',
    judged: String,
  },
  comm: { ...anyWord('comm', wordsOf(textsIn(ACTUATOR_FIELDS, 'comm'))), judged: words },
  control_mode: {
    ...anyWord('control_modes', wordsOf(textsIn(ACTUATOR_FIELDS, 'control_modes'))),
    judged: words,
  },
  country: anyWord('country', wordsOf(textsIn(ACTUATOR_FIELDS, 'country'))),
  availability: anyWord('availability', wordsOf(AVAILABILITIES)),
  data_source: anyWord('data_source', wordsOf(textsIn(ACTUATOR_FIELDS, 'data_source'))),
  min_price_date: {
    drawn: fc.constantFrom('2024', '2025-06', '2026', '2026-11', '2026-11-15'),
    keeps: pricedSince,
    field: 'price_date',
  },
  peak_torque_kind: { ...anyWord('peak_torque_kind', wordsOf(TORQUE_KINDS)), judged: words },
  rated_torque_kind: { ...anyWord('rated_torque_kind', wordsOf(RATED_KINDS)), judged: words },
  max_speed_kind: { ...anyWord('max_speed_kind', wordsOf(SPEED_KINDS)), judged: words },
  power_kind: { ...anyWord('power_kind', wordsOf(textsIn(ACTUATOR_FIELDS, 'power_kind'))), judged: words },
  kt_side: { ...anyWord('kt_side', wordsOf(['motor', 'output'])), judged: words },
  kt_per: { ...anyWord('kt_per', wordsOf(['rms', 'peak', 'supply'])), judged: words },
  verified_against: anyWord('verified_against', wordsOf(['maker', 'copy'])),
  price_stated_by: anyWord('price_stated_by', wordsOf(textsIn(ACTUATOR_FIELDS, 'price_stated_by'))),
  used_in: {
    drawn: wordsOf(KINDS),
    keeps: ({ usedIn }, asked) => usedIn.some(({ kind }) => separated(asked).includes(kind)),
  },
  robot_id: {
    drawn: wordsOf(robotIds),
    keeps: ({ usedIn }, asked) => usedIn.some(({ id }) => separated(asked).includes(id)),
  },
  has: { drawn: wordsOf(nullable(ACTUATOR_FIELDS)), keeps: knows },
  lacks: { drawn: wordsOf(nullable(ACTUATOR_FIELDS)), keeps: lacks },
};

export const ROBOT_ROWS: FilterRows<RobotFacts> = {
  q: { drawn: searchOf(robotTexts), keeps: isFound },
  brand: anyWord('brand', brands(ROBOT_FIELDS)),
  kind: anyWord('kind', wordsOf(KINDS)),
  country: anyWord('country', wordsOf(textsIn(ROBOT_FIELDS, 'country'))),
  actuator_id: {
    drawn: wordsOf(ACTUATORS.flatMap(({ fields, usedIn }) => (usedIn.length > 0 ? [fields.id] : []))),
    keeps: ({ joints }, asked) =>
      joints.some(({ linked }) => separated(asked).includes(linked?.fields.id ?? '')),
  },
  doubted: { drawn: flags, keeps: isDoubted },
  dof_counts_gripper: flag('dof_counts_gripper'),
  price_stated_by: anyWord('price_stated_by', wordsOf(textsIn(ROBOT_FIELDS, 'price_stated_by'))),
  peak_torque_kind: {
    drawn: wordsOf(TORQUE_KINDS),
    keeps: ({ joints }, asked) => joints.some(({ torqueKind }) => hasAnyOf(torqueKind, asked)),
  },
  ...boundRows<RobotFacts>(
    ROBOT_BOUNDS,
    (field) => figureOf(ROBOT_FIELDS, field),
    (name, field) => within(name, ({ fields }) => numberIn(fields, field)),
  ),
  has: { drawn: wordsOf(nullable(ROBOT_FIELDS)), keeps: knows },
  lacks: { drawn: wordsOf(nullable(ROBOT_FIELDS)), keeps: lacks },
};

const JOINT_FIGURES = JOINTS.map(({ motor, count }) => ({ ...motor, count }));

export const JOINT_ROWS: FilterRows<JointFacts> = {
  q: {
    drawn: searchOf([
      ...JOINTS.map(({ role }) => role),
      ...ROBOTS.map(({ fields: { brand, name } }) => `${brand} ${name}`),
    ]),
    keeps: isFound,
  },
  kind: { drawn: wordsOf(KINDS), keeps: (joint, asked) => hasAnyOf(robotOf(joint).kind, asked) },
  robot_id: { drawn: wordsOf(robotIds), keeps: (joint, asked) => hasAnyOf(robotOf(joint).id, asked) },
  actuator_id: {
    drawn: wordsOf(JOINTS.flatMap(({ linked }) => linked?.fields.id ?? [])),
    keeps: ({ motor }, asked) => hasAnyOf(motor.actuator_id, asked),
  },
  brand: {
    drawn: wordsOf(JOINTS.map(({ motor }) => motor.brand)),
    keeps: ({ motor }, asked) => hasAnyOf(motor.brand, asked),
  },
  ...boundRows<JointFacts>(
    JOINT_BOUNDS,
    (field) => figureOf(JOINT_FIGURES, field),
    (name, field) => within(name, ({ motor, count }) => (field === 'count' ? count : numberIn(motor, field))),
  ),
  exact: { drawn: flags, keeps: ({ exact }, asked) => String(exact) === asked },
  peak_torque_kind: {
    drawn: wordsOf(TORQUE_KINDS),
    keeps: ({ torqueKind }, asked) => hasAnyOf(torqueKind, asked),
  },
  rated_torque_kind: {
    drawn: wordsOf(RATED_KINDS),
    keeps: ({ conditions }, asked) => hasAnyOf(conditions.rated_torque_nm?.kind, asked),
  },
  rated_speed_kind: {
    drawn: wordsOf(SPEED_KINDS),
    keeps: ({ conditions }, asked) => hasAnyOf(conditions.rated_speed_rpm?.kind, asked),
  },
  linked: { drawn: flags, keeps: ({ linked }, asked) => String(linked !== null) === asked },
  availability: {
    drawn: wordsOf(AVAILABILITIES),
    keeps: ({ linked }, asked) => linked !== null && hasAnyOf(linked.fields.availability, asked),
  },
};

/** Fields whose unknown values `include_unknown` lets pass. */
const INCLUDED = {
  actuators: [
    ...['price_usd', 'weight_g', 'peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm', 'voltage_v', 'comm'],
    ...['brake', 'ip_rating', 'control_modes', 'country', 'availability', 'power_kind', 'price_date'],
  ],
  robots: ['price_usd', 'payload_kg', 'reach_mm', 'weight_kg', 'country', 'dof_counts_gripper'],
  joints: [
    ...['peak_torque_nm', 'rated_torque_nm', 'weight_g', 'availability', 'peak_torque_kind', 'actuator_id'],
  ],
};

const drawnFrom = <Of>(rows: FilterRows<Of>, included: readonly string[]): Drawn => ({
  ...Object.fromEntries(Object.entries(rows).map(([name, { drawn }]) => [name, drawn])),
  include_unknown: wordsOf(included),
});

export const ACTUATOR_FILTERS = drawnFrom(ACTUATOR_ROWS, INCLUDED.actuators);

export const ROBOT_FILTERS = drawnFrom(ROBOT_ROWS, INCLUDED.robots);

export const JOINT_FILTERS = drawnFrom(JOINT_ROWS, INCLUDED.joints);
