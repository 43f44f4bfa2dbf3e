import { ACTUATOR_FIELDS } from '../../src/catalog/fields/actuator.ts';
import type { Fields } from '../../src/catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../src/catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../src/catalog/fields/robot.ts';
import type { TorqueSpeedPoint } from '../../src/catalog/fields/torque-speed-point.ts';
import type { Source } from '../../src/catalog/source.ts';
import { entriesOf } from './entries.ts';
import type { ActuatorKeys, CatalogFiles, RobotKeys } from './files.ts';

/** A published value of a file: where it stands, the key under which a source's `states` must have its words, its unit. */
export interface Figure {
  readonly field: string;
  readonly key: string;
  readonly value: number | string;
  readonly unit: string | null;
}

/** A figure of a record's file, with what the file says of it; sources that are malformed are undefined. */
export interface FigureOfFile extends Figure {
  readonly id: string;
  readonly file: string;
  readonly sources: readonly Source[] | undefined;
  /** Of actuators only. */
  readonly notes?: string | undefined;
}

/** Figures that are (also) written as text. All numbers are figures. */
const TEXT_FIGURES = ['gear_ratio', 'voltage_v'];

/** The figures of all records. */
export const figuresIn = ({ actuators, robots }: Pick<CatalogFiles, 'actuators' | 'robots'>): FigureOfFile[] => [
  ...actuators.flatMap(({ id, path, value }) =>
    actuatorFigures(value).map((figure) => ({ ...figure, id, file: path, sources: value.sources, notes: value.notes })),
  ),
  ...robots.flatMap(({ id, path, value }) =>
    robotFigures(value).map((figure) => ({ ...figure, id, file: path, sources: value.sources })),
  ),
];

/** The figures of an actuator's file: its price, its numeric specs and its further figures. */
export const actuatorFigures = ({ specs = {}, figures = {}, ...file }: ActuatorKeys): Figure[] => [
  ...figuresOf(file, ACTUATOR_FIELDS),
  ...figuresOf(specs, ACTUATOR_FIELDS).map((figure) => ({ ...figure, field: `specs.${figure.key}` })),
  ...figuresOf(figures, ACTUATOR_FIELDS).map((figure) => ({ ...figure, field: `figures.${figure.key}` })),
  ...pointFigures(figures.torque_speed_points),
];

/** The torque and the speed of each point of a curve; no load and standstill are no numbers in words. */
const pointFigures = (points: readonly TorqueSpeedPoint[] = []): Figure[] =>
  points.flatMap(({ torque_nm, speed_rpm }, index) =>
    [
      { field: 'torque_nm', value: torque_nm, unit: 'N.m' },
      { field: 'speed_rpm', value: speed_rpm, unit: '/min' },
    ].flatMap(({ field, ...figure }) =>
      figure.value === 0
        ? []
        : { ...figure, field: `figures.torque_speed_points[${index}].${field}`, key: 'torque_speed_points' },
    ),
  );

/** The figures of a robot's file and of its motors. */
export const robotFigures = ({ joints = [], ...file }: RobotKeys): Figure[] => [
  ...figuresOf(file, ROBOT_FIELDS),
  ...joints.flatMap(({ motor }, index) =>
    figuresOf(motor, MOTOR_FIELDS).map((figure) => {
      const place = `joints[${index}].motor.${figure.key}`;
      return { ...figure, field: place, key: place };
    }),
  ),
];

/** Whether a value needs a source's words: a number, and what may be written as text but is a number. */
export const isFigure = (key: string, value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && TEXT_FIGURES.includes(key));

const figuresOf = (values: object, fields: Fields<never>): Figure[] =>
  entriesOf(values).flatMap(([key, value]) =>
    isFigure(key, value) ? [{ field: key, key, value, unit: fields[key]?.unit ?? null }] : [],
  );
