import type { NamedQuery } from '../support/arbitraries.ts';
import { DOUBTED } from './doubted.ts';
import { numberIn, ROBOTS, textsOf, type ActuatorFacts, type Fields, type JointFacts } from './facts.ts';
import { at, leastOf, lowerEndOf } from './torques.ts';

// Tests of one record by one filter (docs/interface.md, "Filters").

export interface HasFields {
  readonly fields: Fields;
}

/** True if a filter keeps a record, given the other filters of its query. */
export type Keeps<Of> = (record: Of, asked: string, query: NamedQuery) => boolean;

export const separated = (asked: string): string[] =>
  asked
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const asWords = (value: unknown): string[] => textsOf(value).map((text) => text.toLowerCase());

export const hasAnyOf = (value: unknown, asked: string): boolean =>
  asWords(value).some((word) => separated(asked).includes(word));

/** Keeps records with any of the words in a field. */
export const anyIn =
  (field: string): Keeps<HasFields> =>
  ({ fields }, asked) =>
    hasAnyOf(fields[field], asked);

/** Keeps records with exactly this text in a field. */
export const same =
  (field: string): Keeps<HasFields> =>
  ({ fields }, asked) =>
    asWords(fields[field]).includes(asked.toLowerCase());

/** Keeps records whose figure is within a bound. */
export const within =
  <Of>(name: string, figureOf: (record: Of, query: NamedQuery) => number | null): Keeps<Of> =>
  (record, asked, query) => {
    const figure = figureOf(record, query);
    return figure !== null && (name.startsWith('min_') ? figure >= Number(asked) : figure <= Number(asked));
  };

/** The voltage below which a published torque or speed is reduced; null if none is stated or needed. */
function voltsOf({ fields, conditions }: ActuatorFacts, field: string): number | null {
  const { kind, voltage_v: volts = null } = conditions[field] ?? {};
  if (field.endsWith('speed_rpm')) return kind === 'limit' ? null : volts;
  const { kind: ofPeak, voltage_v: stall = null } = conditions.peak_torque_nm ?? {};
  if (stall === null || (ofPeak !== undefined && ofPeak !== 'stall')) return null;
  const [peak, rated] = ['peak_torque_nm', 'rated_torque_nm'].map((name) => numberIn(fields, name));
  if (field === 'peak_torque_nm') return stall;
  // A rated torque is not reduced until the stall torque falls to it.
  return peak && rated ? Math.min(stall, (stall * rated) / peak) : null;
}

const GO_WITH_SUPPLY = ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm', 'rated_speed_rpm'];

/** A published figure; a torque or a speed at the lower end of the requested supply. */
export function atSupply(actuator: ActuatorFacts, field: string, { voltage_v }: NamedQuery): number | null {
  const figure = numberIn(actuator.fields, field);
  if (figure === null || voltage_v === undefined || !GO_WITH_SUPPLY.includes(field)) return figure;
  return at(figure, voltsOf(actuator, field), lowerEndOf(voltage_v));
}

/** Unknown values are null, or `unknown` for the availability. */
export const isKnown = (value: unknown): boolean => value !== null && value !== 'unknown';

export const knows: Keeps<HasFields> = ({ fields }, asked) =>
  separated(asked).every((field) => isKnown(fields[field]));

export const lacks: Keeps<HasFields> = ({ fields }, asked) =>
  separated(asked).every((field) => !isKnown(fields[field]));

export const protects: Keeps<ActuatorFacts> = ({ fields }, asked) => {
  const [, ...digits] = /^IP(\d)(\d)/.exec(String(fields.ip_rating)) ?? [];
  return digits.length === 2 && digits.every((digit, row) => Number(digit) >= Number(asked.charAt(row)));
};

/**
 * A nominal voltage accepts ten percent more or less, and a range accepts its inside; all of a requested
 * range must be accepted.
 */
export const accepts: Keeps<ActuatorFacts> = (
  { fields: { min_voltage_v: least, max_voltage_v: most } },
  asked,
) => {
  if (typeof least !== 'number' || typeof most !== 'number') return false;
  const tolerance = least === most ? least / 10 : 0;
  return asked
    .split('-')
    .every((volts) => least - Number(volts) <= tolerance && Number(volts) - most <= tolerance);
};

/** Keeps actuators whose figures reach each operating point at the lower end of the requested supply. */
export const proving =
  (lasting: boolean): Keeps<ActuatorFacts> =>
  (actuator, asked, { voltage_v, peak_torque_kind = '' }) =>
    separated(asked).every((point) => {
      const [torque = NaN, speed = NaN] = point.split('@').map(Number);
      const volts = voltage_v === undefined ? null : Number(voltage_v.split('-')[0]);
      const share = separated(peak_torque_kind).includes('stall') ? 1 : 0.5;
      return (leastOf(actuator, { lasting, speed, volts, share }) ?? -1) >= torque;
    });

/** Keeps records with a figure that is doubtful by physics or by `suspects.yaml`. */
export const isDoubted: Keeps<HasFields> = ({ fields }, asked) => String(DOUBTED.has(fields.id)) === asked;

/** A price of a year or a month may be as old as its first day. */
export const pricedSince: Keeps<HasFields> = ({ fields: { price_date: date } }, asked) =>
  typeof date === 'string' && firstDay(date) >= firstDay(asked);

const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

const ROBOT_OF = new Map(ROBOTS.flatMap(({ fields, joints }) => joints.map((joint) => [joint, fields])));

/** The robot that has a joint. */
export const robotOf = (joint: JointFacts): Fields => ROBOT_OF.get(joint) ?? { id: '', name: '', brand: '' };
