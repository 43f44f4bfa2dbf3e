import { motorsIn } from '../../catalog/records/motor-totals.ts';
import type { LoadPoint } from '../../query/parameters/duty.ts';
import { readNumber } from '../page-filters/read-figure.ts';

/** A motor outside the catalog, for example in a robot's joint: its name and stated figures. */
export interface UnlistedMotor {
  readonly name: string;
  readonly figures: Readonly<Partial<Record<(typeof UNLISTED_FIGURES)[number], number>>>;
  /** Kind of its peak torque, in words; empty when no source states it. */
  readonly peakKind: string;
}

/** The names of those figures. */
export const UNLISTED_FIGURES = ['peak_torque_nm', 'rated_torque_nm', 'weight_g'] as const;

/** The API's parameters of operating points: peak and continuous. */
export const POINT_KINDS = ['peak_points', 'rated_points'] as const;

/** An operating point that a joint needs. */
export interface JointPoint extends LoadPoint {
  readonly kind: (typeof POINT_KINDS)[number];
}

/** A row of a list of motors: a joint with its name and operating points, or just some motors. */
export interface Line {
  /** Empty where it has none. */
  readonly name: string;
  /** The id of the actuator; empty where none is chosen, or where the motor is not listed. */
  readonly id: string;
  readonly count: number;
  readonly points: readonly JointPoint[];
  readonly motor: UnlistedMotor | null;
}

/** The maximum motors per row and rows per list, because a list must fit into an address. */
export const MOST_COUNT = 1000;
export const MOST_LINES = 60;

/** The number of motors in a text; null when malformed, or too many. */
export function readCount(text: string): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MOST_COUNT ? count : null;
}

const NO_LINE: Line = { name: '', id: '', count: 1, points: [], motor: null };

/** A row with these parts; others are empty, and the count is one. */
export const lineOf = (parts: Partial<Line>): Line => ({ ...NO_LINE, ...parts });

/** True if a row has only an actuator and a count. */
export const isPlain = ({ name, id, points, motor }: Line): boolean =>
  name === '' && id !== '' && points.length === 0 && motor === null;

const PLAIN = /^([a-z0-9][a-z0-9-]{0,99})(?::(\d{1,9}))?$/;

/** The rows of a text of ids, `robstride-rs03:4,unitree-go-m8010-6`; unreadable parts are left out. */
export const readLines = (text: string): Line[] =>
  joined(text.split(',').flatMap((part) => readPlain(part) ?? []));

/** The row of an id with a count, `robstride-rs03:4`; null when malformed. */
export function readPlain(text: string): Line | null {
  const [, id, count = '1'] = PLAIN.exec(text.trim()) ?? [];
  return id === undefined ? null : lineOf({ id, count: Number(count) });
}

/** The text of ids that names some plain rows. */
export const linesText = (lines: readonly Line[]): string =>
  lines.map(({ id, count }) => (count === 1 ? id : `${id}:${count}`)).join(',');

/** The rows of a list after merging, up to the maximum. */
export const joined = (lines: readonly Line[]): Line[] => merged(lines).slice(0, MOST_LINES);

/** Merges the plain rows of the same actuator into one with the total count. */
export function merged(lines: readonly Line[]): Line[] {
  const alike = Map.groupBy(lines, (line) => (isPlain(line) ? line.id : line));
  return [...alike.values()]
    .flatMap((rows) =>
      rows.slice(0, 1).map((row) => ({ ...row, count: Math.min(motorsIn(rows), MOST_COUNT) })),
    )
    .filter(({ count }) => count > 0);
}

/** The rows with one changed; null removes it. */
export const withLine = (lines: readonly Line[], index: number, next: Partial<Line> | null): Line[] =>
  joined(
    lines.flatMap((line, other) => (other !== index ? line : next === null ? [] : { ...line, ...next })),
  );

// Links of older versions say `lasting`.
const POINT = /^([\d.]+)\s*(?:n·?m)?\s*@\s*([\d.]+)\s*(?:rpm)?\s*(lasting|continuous)?$/i;

/** Reads operating points such as `40@60, 20@60 continuous`, N·m at rpm. Null when malformed. */
export function readJointPoints(text: string): JointPoint[] | null {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const points = parts.flatMap((part): JointPoint[] => {
    const [, torque = '', speed = '', continuous] = POINT.exec(part.trim()) ?? [];
    const torque_nm = readNumber(torque);
    const speed_rpm = readNumber(speed);
    const kind = continuous === undefined ? 'peak_points' : 'rated_points';
    return torque_nm === null || speed_rpm === null ? [] : [{ torque_nm, speed_rpm, kind }];
  });
  return points.length === parts.length ? points : null;
}

/** The text of points with their kinds, as `readJointPoints` reads it. */
export const jointPointsText = (points: readonly JointPoint[]): string =>
  points.map((point) => pointsText([point]) + (point.kind === 'rated_points' ? ' continuous' : '')).join(',');

/** The text of points, as the API reads it. */
export const pointsText = (points: readonly LoadPoint[]): string =>
  points.map(({ torque_nm, speed_rpm }) => `${torque_nm}@${speed_rpm}`).join(',');

/** The API's parameters for some points, empty without any. */
export const pointParameters = (points: readonly JointPoint[]): Record<string, string> =>
  Object.fromEntries(
    POINT_KINDS.map((name) => [name, pointsText(points.filter(({ kind }) => kind === name))]),
  );

/*
 * The text of a row with more than an id in an address: name;count;motor;points. An unlisted motor is
 * ~name~field:number.
 */

/** Encodes a free text for an address, without the separators of a row's parts. */
export const freeText = (text: string): string => text.replaceAll(/[;~\s]+/g, ' ').trim();

/** A row as an address holds it. */
export const jointText = ({ name, id, count, points, motor }: Line): string =>
  [freeText(name), count, motor === null ? id : motorText(motor), jointPointsText(points)]
    .join(';')
    .replace(/;+$/, '');

function motorText({ name, figures, peakKind }: UnlistedMotor): string {
  const known = UNLISTED_FIGURES.flatMap((field) =>
    figures[field] === undefined ? [] : `${field}:${figures[field]}`,
  );
  return ['', freeText(name), ...known, ...(peakKind === '' ? [] : [`kind:${freeText(peakKind)}`])].join('~');
}

/** The row of such a text; null when it has neither a name nor a motor. */
export function readJoint(text: string): Line | null {
  const [name = '', count = '', motor = '', points = ''] = text.split(';');
  const [, id = ''] = PLAIN.exec(motor) ?? [];
  const unlisted = motor.startsWith('~') ? readMotor(motor) : null;
  if (freeText(name) === '' && id === '' && unlisted === null) return null;
  return lineOf({
    name: freeText(name),
    count: /^\d{1,9}$/.test(count) ? Number(count) : 1,
    id,
    points: readJointPoints(points) ?? [],
    motor: unlisted,
  });
}

function readMotor(text: string): UnlistedMotor | null {
  const [, name = '', ...parts] = text.split('~');
  const texts = new Map(
    parts.map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]),
  );
  const figures = UNLISTED_FIGURES.flatMap((field) => {
    const number = readNumber(texts.get(field) ?? '');
    return number === null ? [] : [[field, number] as const];
  });
  if (freeText(name) === '') return null;
  return {
    name: freeText(name),
    figures: Object.fromEntries(figures),
    peakKind: freeText(texts.get('kind') ?? ''),
  };
}
