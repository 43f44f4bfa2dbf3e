import { openApiDocument } from '../support/openapi.ts';
import { ACTUATOR_BOUNDS } from './bounds.ts';
import { ACTUATOR_ROWS } from './filter-rows.ts';
import { to4Digits } from './members.ts';

// The filters of the list in a match: those that it judges, and those that select candidates.

/**
 * The effect of an external stage on a figure: more torque, less speed, a smaller angle, more drag, or none.
 */
export type Through = 'torque' | 'speed' | 'angle' | 'drag' | 'nothing';

export interface BoundRow {
  readonly name: string;
  readonly field: string;
  readonly end: 'least' | 'most';
  readonly through: Through;
  readonly unit: string | null;
}

const UNITS: readonly (readonly [name: RegExp, unit: string | null])[] = [
  [/^robot_count$|^gear_ratio$/, null],
  [/_nm_per_kg$/, 'N.m/kg'],
  [/_nm_per_a$/, 'N.m/A'],
  [/^price_per_nm$/, '{USD}/(N.m)'],
  [/_nm$/, 'N.m'],
  [/_rpm$/, '/min'],
  [/_g$/, 'g'],
  [/_usd$/, '{USD}'],
  [/_arcmin$/, "'"],
  [/_mm$/, 'mm'],
  [/_a$/, 'A'],
  [/_w$/, 'W'],
  [/_kg_m2$/, 'kg.m2'],
  [/_ohm$/, 'Ohm'],
  [/_mh$/, 'mH'],
  [/_pct$/, '%'],
  [/_db$/, 'dB'],
  [/_bits$/, 'bit'],
  [/_(count|pairs)$/, '1'],
];

const unitOf = (field: string): string | null => UNITS.find(([name]) => name.test(field))?.[1] ?? null;

function throughOf(field: string): Through {
  if (field === 'backdrive_torque_nm') return 'drag';
  if (field.endsWith('torque_nm')) return 'torque';
  if (field.endsWith('_rpm')) return 'speed';
  return field.endsWith('_arcmin') ? 'angle' : 'nothing';
}

const boundRow = (name: string, field: string): BoundRow => ({
  ...{ name, field, unit: unitOf(field), through: throughOf(field) },
  end: name.startsWith('max_') ? 'most' : 'least',
});

/** The bounds of lists, and the RMS torque of a duty cycle. */
export const BOUNDS: readonly BoundRow[] = [
  ...Object.entries(ACTUATOR_BOUNDS).map(([name, field]) => boundRow(name, field)),
  boundRow('rms_torque_nm', 'rated_torque_nm'),
];

/** Filters of accepted values: the field that must be known, and the value as the answer repeats it. */
export const ACCEPTED: readonly (readonly [
  name: string,
  field: string,
  shown: (asked: string) => unknown,
])[] = Object.entries(ACTUATOR_ROWS).flatMap(([name, { field = name, judged }]) =>
  judged === undefined ? [] : [[name, field, judged] as const],
);

/** The names of all requirements. */
export const REQUIRED_NAMES: readonly string[] = [
  ...BOUNDS.map(({ name }) => name),
  ...ACCEPTED.map(([name]) => name),
];

/** The bounds of a query, with their fields. */
export const ASKED_BOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  BOUNDS.flatMap(({ name, field }) => (name === 'rms_torque_nm' ? [] : [[name, field]])),
);

/** Checks are in the order of the described parameters. */
const DESCRIBED =
  openApiDocument.paths['/api/v1/actuators/match']?.get?.parameters.map(({ name }) => name) ?? [];
export const orderOf = (requirement: string): number =>
  requirement === 'rms_torque_nm'
    ? DESCRIBED.indexOf('min_rated_torque_nm') + 0.5
    : DESCRIBED.indexOf(requirement);

const JUDGED = new Set([...REQUIRED_NAMES, 'peak_points', 'rated_points']);

/** The filters that select candidates. */
export const SELECTING = Object.keys(ACTUATOR_ROWS).filter((name) => !JUDGED.has(name));

/** The peak torque and the RMS torque of a duty cycle. */
export function dutyOf(text: string): Readonly<Record<string, number>> {
  const steps = text.split(',').map((step) => step.split(':').map(Number));
  const time = steps.reduce((sum, [, seconds = 0]) => sum + seconds, 0);
  const squares = steps.reduce((sum, [torque = 0, seconds = 0]) => sum + torque * torque * seconds, 0);
  return {
    min_peak_torque_nm: Math.max(...steps.map(([torque = 0]) => Math.abs(torque))),
    rms_torque_nm: to4Digits(Math.sqrt(squares / time)),
  };
}
