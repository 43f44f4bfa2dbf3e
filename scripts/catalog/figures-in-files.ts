import { ACTUATOR_FIELDS } from '../../src/catalog/fields/actuator.ts';
import type { Source } from '../../src/catalog/fields/evidence/source.ts';
import type { Field, Fields } from '../../src/catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../src/catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../src/catalog/fields/robot.ts';
import type { TorqueSpeedPoint } from '../../src/catalog/fields/torque-speed-point.ts';
import { isKnown } from '../../src/catalog/records/is-known.ts';
import { entriesOf } from '../support/object-entries.ts';
import type { ActuatorKeys, CatalogFiles, RobotKeys } from './catalog-files.ts';

/** A published value of a file: its path, the key of its quote in a source's `states`, its unit. */
export interface Figure {
  readonly field: string;
  readonly key: string;
  readonly value: number | string | boolean;
  readonly unit: string | null;
}

/** A figure of a record's file with its conditions and sources; sources that are malformed are undefined. */
export interface FigureOfFile extends Figure {
  readonly id: string;
  readonly file: string;
  readonly sources: readonly Source[] | undefined;
  /** Of actuators only. */
  readonly notes?: string | undefined;
}

/** Figures that may be written as text. Every number is a figure. */
const TEXT_FIGURES = ['gear_ratio', 'voltage_v'];

/** The figures of all records. */
export const figuresIn = ({
  actuators,
  robots,
}: Pick<CatalogFiles, 'actuators' | 'robots'>): FigureOfFile[] => [
  ...actuators.flatMap(({ id, path, value }) =>
    actuatorFigures(value).map((figure) => ({
      ...figure,
      id,
      file: path,
      sources: value.sources,
      notes: value.notes,
    })),
  ),
  ...robots.flatMap(({ id, path, value }) =>
    robotFigures(value).map((figure) => ({ ...figure, id, file: path, sources: value.sources })),
  ),
];

/** The figures of an actuator's file: its price, its numeric specs and all its extended figures. */
export const actuatorFigures = ({ specs = {}, figures = {}, ...file }: ActuatorKeys): Figure[] => [
  ...figuresOf(file, ACTUATOR_FIELDS),
  ...figuresOf(specs, ACTUATOR_FIELDS, 'specs.'),
  ...figuresOf(figures, ACTUATOR_FIELDS, 'figures.'),
  ...pointFigures(figures.torque_speed_points),
];

/** A value that filters use although it is not a figure. */
export interface Reading {
  readonly field: string;
  readonly key: string;
  readonly row: Field<never>;
  readonly value: unknown;
}

/** The values of an actuator's file that are marked as our reading where no quote states them. */
export const actuatorReadings = ({ specs = {}, ...file }: ActuatorKeys): Reading[] => [
  ...readingsOf(file),
  ...readingsOf(specs, 'specs.'),
];

const readingsOf = (values: object, place = ''): Reading[] =>
  entriesOf(values).flatMap(([key, value]) => {
    const row: Field<never> | undefined = ROWS[key];
    return row?.isOurReading === true && isKnown(value) ? { field: place + key, key, row, value } : [];
  });

const ROWS: Fields<never> = ACTUATOR_FIELDS;

/** The torque and the speed of each point of a curve; no load and standstill are not numbers in words. */
const pointFigures = (points: readonly TorqueSpeedPoint[] = []): Figure[] =>
  points.flatMap(({ torque_nm, speed_rpm }, index) => {
    const key = 'torque_speed_points';
    const place = `figures.torque_speed_points[${index}]`;
    return [
      { field: `${place}.torque_nm`, key, value: torque_nm, unit: 'N.m' },
      { field: `${place}.speed_rpm`, key, value: speed_rpm, unit: '/min' },
    ].filter(({ value }) => value !== 0);
  });

/** The figures of a robot's file and of its motors. */
export const robotFigures = ({ joints = [], ...file }: RobotKeys): Figure[] => [
  ...figuresOf(file, ROBOT_FIELDS),
  ...joints.flatMap(({ motor }, index) =>
    figuresOf(motor, MOTOR_FIELDS, `joints[${index}].motor.`).map((figure) => ({
      ...figure,
      key: figure.field,
    })),
  ),
];

/**
 * True for a value that needs a quote: a number, a number written as text, and everything under `figures`.
 */
const isFigure = (
  key: string,
  value: unknown,
  { written }: Partial<Field<never>> = {},
): value is Figure['value'] =>
  typeof value === 'number' ||
  (typeof value === 'string' && TEXT_FIGURES.includes(key)) ||
  (written?.in === 'figures' && (typeof value === 'string' || typeof value === 'boolean'));

const figuresOf = (values: object, fields: Fields<never>, place = ''): Figure[] =>
  entriesOf(values).flatMap(([key, value]) =>
    isFigure(key, value, fields[key])
      ? [{ field: place + key, key, value, unit: fields[key]?.unit ?? null }]
      : [],
  );
