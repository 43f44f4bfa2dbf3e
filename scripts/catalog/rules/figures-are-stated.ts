import type { Source } from '../../../src/catalog/source.ts';
import { entriesOf } from '../entries.ts';
import { type Fault, shownValue } from '../fault.ts';
import type { ActuatorKeys, RobotKeys } from '../files.ts';
import type { Rule } from '../rule.ts';

/** A published value of a file: where it stands, and the key under which a source's `states` must have its words. */
export interface Figure {
  readonly field: string;
  readonly key: string;
  readonly value: unknown;
}

/** Figures that are (also) written as text. All numbers are figures. */
const TEXT_FIGURES = ['gear_ratio', 'voltage_v'];

/** The catalog's promise: no figure without the words of its source. */
export const figuresAreStated: Rule = {
  name: 'figures-are-stated',
  description: 'Each number, voltage and gear ratio of an actuator, robot or motor is stated by a source of the file.',
  check: ({ actuators, robots }) => [
    ...actuators.flatMap(({ path, value }) => unstated(path, actuatorFigures(value), value.sources)),
    ...robots.flatMap(({ path, value }) => unstated(path, robotFigures(value), value.sources)),
  ],
};

/** The figures of an actuator's file: its price, its numeric specs and its further figures. */
export const actuatorFigures = ({ specs, figures, ...file }: ActuatorKeys): Figure[] => [
  ...figuresOf(file, ''),
  ...figuresOf(specs ?? {}, '').map(({ key, value }) => ({ field: `specs.${key}`, key, value })),
  ...figuresOf(figures ?? {}, '').map(({ key, value }) => ({ field: `figures.${key}`, key, value })),
];

/** The figures of a robot's file and of its motors. */
export const robotFigures = ({ joints, ...file }: RobotKeys): Figure[] => [
  ...figuresOf(file, ''),
  ...(joints ?? []).flatMap(({ motor }, index) => figuresOf(motor, `joints[${index}].motor.`)),
];

/** Whether a value needs a source's words: a number, and what may be written as text but is a number. */
export const isFigure = (key: string, value: unknown): boolean =>
  typeof value === 'number' || TEXT_FIGURES.includes(key);

const figuresOf = (values: object, prefix: string): Figure[] =>
  entriesOf(values)
    .filter(([key, value]) => isFigure(key, value))
    .map(([key, value]) => ({ field: prefix + key, key: prefix + key, value }));

function unstated(file: string, figures: readonly Figure[], sources: readonly Source[] | undefined): Fault[] {
  if (sources === undefined) return [];
  return figures
    .filter(({ key }) => !sources.some(({ states }) => Object.hasOwn(states, key)))
    .map(({ field, key, value }) => ({
      file,
      field,
      found: `${shownValue(value)} without a source`,
      wanted: `the words of a source under sources[].states["${key}"]`,
    }));
}
