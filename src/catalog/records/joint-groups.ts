import { z } from 'zod';
import { trustOf } from '../evidence/collect-kinds-and-doubts.ts';
import { doubt } from '../fields/evidence/doubt.ts';
import { JOINT_FIELDS } from '../fields/joint.ts';
import { ROBOT_KINDS } from '../fields/robot.ts';
import { valuesOf } from '../fields/select-fields.ts';
import { text } from '../fields/value-schemas.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { otherNames } from './aliases.ts';
import { conditionsOf, jointMotors } from './build-figures.ts';
import { entryOf, referenceTo, type Dataset } from './dataset.ts';
import type { Figures, JointMotor } from './figure.ts';
import { actuatorOf } from './motor-totals.ts';
import { joint, robotRef, type Actuator, type Robot } from './record-schemas.ts';

/** A joint group with the robot that has it. */
export const jointGroup = z
  .strictObject({
    robot: robotRef,
    kind: z.enum(ROBOT_KINDS).describe('The kind of robot.'),
    ...joint.shape,
    exact: z.boolean().describe(JOINT_FIELDS.exact.says),
    kinds: z
      .record(text, text)
      .describe(
        'The kind of each figure of the motor, if sources state it: `{"peak_torque_nm": "model limit"}` is a limit that a model of the robot sets.',
      ),
    doubts: z.array(doubt).describe('Doubtful figures of the motor, and why.'),
  })
  .describe('A group of equal joints, with the robot that has it and its motor.');

export type JointGroup = Readonly<z.infer<typeof jointGroup>>;

/** A joint group with everything that lists and filters read of it. */
export interface JointProfile {
  /** The id of the robot and the number of the group: `acme-walker 002`. */
  readonly id: string;
  readonly record: JointGroup;
  /** The record in one row, by the names of its fields. */
  readonly row: Values;
  /**
   * The availability of the actuator that drives it; null where it is unknown or no actuator of the catalog.
   */
  readonly availability: Actuator['availability'] | null;
  /** The figures of its motor. */
  readonly figures: Figures;
  /** Other names of the robot. */
  readonly otherNames: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** Every joint group of every robot, in the order of the robots. */
export const jointProfiles = memoizeByObject((dataset: Dataset): readonly JointProfile[] =>
  dataset.robots.flatMap((robot) =>
    jointMotors(dataset, robot.id).map((group, number) => profileOf(dataset, { robot, number, ...group })),
  ),
);

interface Place extends JointMotor {
  readonly robot: Robot;
  readonly number: number;
}

function profileOf(dataset: Dataset, { robot, joint: group, figures, number }: Place): JointProfile {
  const { id } = robot;
  const actuator = dataset.actuatorById.get(group.motor.actuator_id ?? '');
  const trust = trustOf(figures);
  const availability = actuator?.availability ?? null;
  const entry = entryOf(dataset.robotEntries, id);
  const record: JointGroup = jointGroup.parse({
    robot: referenceTo(robot),
    kind: entry.kind,
    ...group,
    exact: actuatorOf(group.motor, dataset.actuatorById) !== undefined,
    ...trust,
  });
  // The same in one row, by the names of its fields.
  const row = valuesOf(
    JOINT_FIELDS,
    {},
    {
      ...record,
      number: number + 1,
      availability,
      conditions: conditionsOf(figures),
      trust,
    },
  );
  const names = otherNames(dataset, entry);
  return {
    id: `${id} ${String(number).padStart(3, '0')}`,
    record,
    row,
    availability,
    figures,
    otherNames: names,
  };
}
