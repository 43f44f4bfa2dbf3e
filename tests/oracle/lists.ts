import { z } from 'zod';
import type { NamedQuery } from '../support/arbitraries.ts';
import { ACTUATOR_BOUNDS, JOINT_BOUNDS, ROBOT_BOUNDS } from './bounds.ts';
import { DOUBTED } from './doubted.ts';
import {
  numberIn,
  ROBOTS,
  textsOf,
  type ActuatorFacts,
  type Fields,
  type JointFacts,
  type RobotFacts,
} from './facts.ts';
import { isFound } from './searching.ts';
import { at, leastOf, lowerEndOf } from './torques.ts';

/*
 * The expected rows of lists, by the words of docs/interface.md, "Filters": each record is tested by one filter
 * after another.
 */

/** True if a filter keeps a record, beside the others of its query. */
type Keeps<Of> = (record: Of, asked: string, query: NamedQuery) => boolean;

/** The rows that each filter keeps. */
type Filters<Of> = Readonly<Record<string, Keeps<Of>>>;

const separated = (asked: string): string[] =>
  asked
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const asWords = (value: unknown): string[] => textsOf(value).map((text) => text.toLowerCase());

const hasAnyOf = (value: unknown, asked: string): boolean =>
  asWords(value).some((word) => separated(asked).includes(word));

/** Keeps records with any of the words in a field. */
const anyIn =
  (field: string): Keeps<{ readonly fields: Fields }> =>
  ({ fields }, asked) =>
    hasAnyOf(fields[field], asked);

/** Keeps records with exactly this text in a field. */
const same =
  (field: string): Keeps<{ readonly fields: Fields }> =>
  ({ fields }, asked) =>
    asWords(fields[field]).includes(asked.toLowerCase());

/** Keeps records whose figure is within each bound. */
const bounded = <Of>(
  byParameter: Readonly<Record<string, string>>,
  figureOf: (record: Of, field: string, query: NamedQuery) => number | null,
): Filters<Of> =>
  Object.fromEntries(
    Object.entries(byParameter).map(([name, field]): [string, Keeps<Of>] => [
      name,
      (record, asked, query) => {
        const figure = figureOf(record, field, query);
        return (
          figure !== null && (name.startsWith('min_') ? figure >= Number(asked) : figure <= Number(asked))
        );
      },
    ]),
  );

/**
 * The volts at which a published torque or speed holds and below which it shrinks; null where none are
 * stated, or it needs none.
 */
function voltsOf({ fields, conditions }: ActuatorFacts, field: string): number | null {
  const { kind, voltage_v: volts = null } = conditions[field] ?? {};
  if (field.endsWith('speed_rpm')) return kind === 'limit' ? null : volts;
  const { kind: ofPeak, voltage_v: stall = null } = conditions.peak_torque_nm ?? {};
  if (stall === null || (ofPeak !== undefined && ofPeak !== 'stall')) return null;
  const [peak, rated] = ['peak_torque_nm', 'rated_torque_nm'].map((name) => numberIn(fields, name));
  if (field === 'peak_torque_nm') return stall;
  // A rated torque holds until the stall torque is no more than it.
  return peak && rated ? Math.min(stall, (stall * rated) / peak) : null;
}

const GO_WITH_SUPPLY = ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm', 'rated_speed_rpm'];

/** A figure as published; a torque or a speed at the lower end of the supply that is asked. */
function atSupply(actuator: ActuatorFacts, field: string, { voltage_v }: NamedQuery): number | null {
  const figure = numberIn(actuator.fields, field);
  if (figure === null || voltage_v === undefined || !GO_WITH_SUPPLY.includes(field)) return figure;
  return at(figure, voltsOf(actuator, field), lowerEndOf(voltage_v));
}

/** Unknown values are null, or `unknown` for the availability. */
export const isKnown = (value: unknown): boolean => value !== null && value !== 'unknown';

const KNOWING: Filters<{ readonly fields: Fields }> = {
  has: ({ fields }, asked) => separated(asked).every((field) => isKnown(fields[field])),
  lacks: ({ fields }, asked) => separated(asked).every((field) => !isKnown(fields[field])),
};

const protects: Keeps<ActuatorFacts> = ({ fields }, asked) => {
  const [, ...digits] = /^IP(\d)(\d)/.exec(String(fields.ip_rating)) ?? [];
  return digits.length === 2 && digits.every((digit, row) => Number(digit) >= Number(asked.charAt(row)));
};

/**
 * A single voltage accepts a tenth more and less; a range accepts its inside, and of a range all must be
 * accepted.
 */
const accepts: Keeps<ActuatorFacts> = ({ fields: { min_voltage_v: least, max_voltage_v: most } }, asked) => {
  if (typeof least !== 'number' || typeof most !== 'number') return false;
  const tolerance = least === most ? least / 10 : 0;
  return asked
    .split('-')
    .every((volts) => least - Number(volts) <= tolerance && Number(volts) - most <= tolerance);
};

/** Keeps actuators that reach each operating point by their figures, at the lower end of the asked supply. */
const proving =
  (lasting: boolean): Keeps<ActuatorFacts> =>
  (actuator, asked, { voltage_v, peak_torque_kind = '' }) =>
    separated(asked).every((point) => {
      const [torque = NaN, speed = NaN] = point.split('@').map(Number);
      const volts = voltage_v === undefined ? null : Number(voltage_v.split('-')[0]);
      const share = separated(peak_torque_kind).includes('stall') ? 1 : 0.5;
      return (leastOf(actuator, { lasting, speed, volts, share }) ?? -1) >= torque;
    });

/** Keeps records with a figure that is doubtful by physics or by `suspects.yaml`. */
const isDoubted: Keeps<{ readonly fields: Fields }> = ({ fields }, asked) =>
  String(DOUBTED.has(fields.id)) === asked;

const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** The field of a filter that has another name. */
const FIELD_OF: Readonly<Record<string, string>> = {
  ...ACTUATOR_BOUNDS,
  ...ROBOT_BOUNDS,
  ...{ use_case: 'use_cases', control_mode: 'control_modes', min_ip: 'ip_rating' },
  min_price_date: 'price_date',
};

/** True if a record passes a filter because nobody knows the value, and `include_unknown` names its field. */
const isLetIn = (record: unknown, name: string, { include_unknown = '' }: NamedQuery): boolean =>
  separated(include_unknown).includes(FIELD_OF[name] ?? name) &&
  !isKnown(valueIn(record, FIELD_OF[name] ?? name));

/** A value of a record, or of the motor of a joint; null where nobody knows it. */
function valueIn(record: unknown, field: string): unknown {
  const { fields, motor, linked, conditions } = member.parse(record);
  if (fields !== undefined) return fields[field];
  if (field === 'availability') return linked?.fields.availability ?? null;
  if (field.endsWith('_kind')) {
    const figure = field === 'rated_speed_kind' ? 'rated_speed_rpm' : field.replace('_kind', '_nm');
    return conditions?.[figure]?.kind ?? null;
  }
  return motor?.[field] ?? null;
}

const values = z.record(z.string(), z.unknown());
const member = z.looseObject({
  fields: values.optional(),
  motor: values.optional(),
  linked: z.looseObject({ fields: values }).nullish(),
  conditions: z.record(z.string(), z.looseObject({ kind: z.string().optional() })).optional(),
});

/** The actuators that each filter keeps. */
export const KEEPS_ACTUATOR: Filters<ActuatorFacts> = {
  q: isFound,
  peak_points: proving(false),
  rated_points: proving(true),
  doubted: isDoubted,
  ...bounded(ACTUATOR_BOUNDS, atSupply),
  // A price of a year or a month is that old at most.
  min_price_date: ({ fields: { price_date: date } }, asked) =>
    typeof date === 'string' && firstDay(date) >= firstDay(asked),
  ...KNOWING,
  category: anyIn('category'),
  brand: anyIn('brand'),
  use_case: anyIn('use_cases'),
  backdrivable: same('backdrivable'),
  brake: same('brake'),
  torque_sensor: same('torque_sensor'),
  output_encoder: same('output_encoder'),
  multi_turn_absolute: same('multi_turn_absolute'),
  safe_torque_off: same('safe_torque_off'),
  integrated_driver: same('integrated_driver'),
  verified: same('verified'),
  voltage_v: accepts,
  min_ip: protects,
  comm: anyIn('comm'),
  control_mode: anyIn('control_modes'),
  country: anyIn('country'),
  availability: anyIn('availability'),
  data_source: anyIn('data_source'),
  peak_torque_kind: anyIn('peak_torque_kind'),
  rated_torque_kind: anyIn('rated_torque_kind'),
  max_speed_kind: anyIn('max_speed_kind'),
  power_kind: anyIn('power_kind'),
  kt_side: anyIn('kt_side'),
  kt_per: anyIn('kt_per'),
  verified_against: anyIn('verified_against'),
  price_stated_by: anyIn('price_stated_by'),
  used_in: ({ usedIn }, asked) => usedIn.some(({ kind }) => separated(asked).includes(kind)),
  robot_id: ({ usedIn }, asked) => usedIn.some(({ id }) => separated(asked).includes(id)),
};

/** The robots that each filter keeps. */
export const KEEPS_ROBOT: Filters<RobotFacts> = {
  q: isFound,
  doubted: isDoubted,
  ...bounded<RobotFacts>(ROBOT_BOUNDS, ({ fields }, field) => numberIn(fields, field)),
  ...KNOWING,
  brand: anyIn('brand'),
  kind: anyIn('kind'),
  country: anyIn('country'),
  actuator_id: ({ joints }, asked) =>
    joints.some(({ linked }) => separated(asked).includes(linked?.fields.id ?? '')),
  dof_counts_gripper: same('dof_counts_gripper'),
  price_stated_by: anyIn('price_stated_by'),
  peak_torque_kind: ({ joints }, asked) => joints.some(({ torqueKind }) => hasAnyOf(torqueKind, asked)),
};

/** The joints that each filter keeps. */
export const KEEPS_JOINT: Filters<JointFacts> = {
  q: isFound,
  kind: (joint, asked) => hasAnyOf(robotOf(joint).kind, asked),
  robot_id: (joint, asked) => hasAnyOf(robotOf(joint).id, asked),
  actuator_id: ({ motor }, asked) => hasAnyOf(motor.actuator_id, asked),
  brand: ({ motor }, asked) => hasAnyOf(motor.brand, asked),
  ...bounded<JointFacts>(JOINT_BOUNDS, ({ motor, count }, field) =>
    field === 'count' ? count : numberIn(motor, field),
  ),
  exact: ({ exact }, asked) => String(exact) === asked,
  peak_torque_kind: ({ torqueKind }, asked) => hasAnyOf(torqueKind, asked),
  rated_torque_kind: ({ conditions }, asked) => hasAnyOf(conditions.rated_torque_nm?.kind, asked),
  rated_speed_kind: ({ conditions }, asked) => hasAnyOf(conditions.rated_speed_rpm?.kind, asked),
  linked: ({ linked }, asked) => String(linked !== null) === asked,
  availability: ({ linked }, asked) => linked !== null && hasAnyOf(linked.fields.availability, asked),
};

const ROBOT_OF = new Map(ROBOTS.flatMap(({ fields, joints }) => joints.map((joint) => [joint, fields])));

/** The robot that has a joint. */
export const robotOf = (joint: JointFacts): Fields => ROBOT_OF.get(joint) ?? { id: '', name: '', brand: '' };

/** The records that every filter of a query keeps, in their order. */
export const kept = <Of>(records: readonly Of[], filters: Filters<Of>, query: NamedQuery): Of[] =>
  records.filter((record) =>
    Object.entries(query).every(
      ([name, asked]) => (filters[name]?.(record, asked, query) ?? true) || isLetIn(record, name, query),
    ),
  );

/** Records by a field, unknown ones last in both directions, equals by id; without a field by id. */
export function ordered<Of extends { readonly fields: Fields }>(
  records: readonly Of[],
  { sort, order }: { readonly sort?: string | undefined; readonly order?: string | undefined },
): Of[] {
  const sign = (order ?? (sort === undefined ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  const byId = records.toSorted((one, other) => (one.fields.id < other.fields.id ? -1 : 1));
  if (sort === undefined) return sign === 1 ? byId : byId.toReversed();
  const keyOf = ({ fields }: Of) => (sort === 'name' ? fields.name.toLowerCase() : numberIn(fields, sort));
  const hasKey = (record: Of): boolean => keyOf(record) !== null;
  const known = byId
    .filter(hasKey)
    .toSorted((one, other) => sign * compared(keyOf(one) ?? 0, keyOf(other) ?? 0));
  return [...known, ...byId.filter((record) => !hasKey(record))];
}

const compared = (one: number | string, other: number | string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** Of records the members that are asked for, `id` always, in the order of the record. */
export function selected(
  records: readonly { readonly fields: Fields }[],
  asked: string,
): Record<string, unknown>[] {
  const names = new Set(['id', ...separated(asked)]);
  return records.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name))),
  );
}

/** The joint groups, as answers have them but for their doubts, for which physics is asked. */
export const jointAnswer = (joint: JointFacts) => {
  const { id, name, brand, url, api_url, kind } = robotOf(joint);
  const { role, count, motor, exact, kinds } = joint;
  return { robot: { id, name, brand, url, api_url }, kind, role, count, motor, exact, kinds };
};
