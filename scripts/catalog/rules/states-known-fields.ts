import {
  actuatorFile,
  figuresFile,
  jointFile,
  motorFile,
  robotFile,
  specsFile,
  type RobotFile,
} from '../../../src/catalog/catalog.ts';
import type { Source } from '../../../src/catalog/source.ts';
import { type Fault, shownValue } from '../fault.ts';
import { nearestHint } from '../nearest.ts';
import type { Rule } from '../rule.ts';

/** What only we say, as no source states our notes; and what holds other fields. */
const OWN_KEYS = [
  'notes',
  'verified',
  'kind',
  'summary',
  'sources',
  'specs',
  'figures',
  'conditions',
  'aliases',
  'motor',
];

const stateable = (...shapes: readonly object[]): string[] =>
  shapes.flatMap((shape) => Object.keys(shape)).filter((key) => !OWN_KEYS.includes(key));

/** The keys of an actuator's `states`. */
export const ACTUATOR_KEYS: readonly string[] = stateable(actuatorFile.shape, specsFile.shape, figuresFile.shape);

/** A misspelt key would state nothing, and no one would see it. */
export const statesKnownFields: Rule = {
  name: 'states-known-fields',
  description: 'Each key of `states` names a field that such a file can have, and a joint group that the file has.',
  check: ({ actuators, robots }) => [
    ...actuators.flatMap(({ path, value }) => unknownKeys(path, value.sources, ACTUATOR_KEYS)),
    ...robots.flatMap(({ path, value }) =>
      value.joints === undefined ? [] : unknownKeys(path, value.sources, robotKeys(value.joints)),
    ),
  ],
};

/** The keys of a robot's `states`: its own, and `joints[0].motor.name` and the like for each joint group. */
export const robotKeys = (joints: RobotFile['joints']): string[] => [
  ...stateable(robotFile.shape),
  ...joints.flatMap((_, index) => [
    ...stateable(jointFile.shape).map((key) => `joints[${index}].${key}`),
    ...stateable(motorFile.shape).map((key) => `joints[${index}].motor.${key}`),
  ]),
];

const unknownKeys = (file: string, sources: readonly Source[] | undefined, known: readonly string[]): Fault[] =>
  (sources ?? []).flatMap(({ states }, index) =>
    Object.keys(states)
      .filter((key) => !known.includes(key))
      .map((key) => ({
        file,
        field: `sources[${index}].states`,
        found: shownValue(key),
        wanted: `a field of the file${nearestHint(key, known)}`,
      })),
  );
