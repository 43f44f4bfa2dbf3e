import { z } from 'zod';
import { MOTOR_FIELDS } from './fields/motor.ts';
import { answeredShape } from './fields/read.ts';
import { ROBOT_FIELDS } from './fields/robot.ts';
import { text } from './fields/values.ts';

/** The motor of a joint group, with figures of the linked actuator or its own (SPEC 2.6). */
export const motor = z
  .strictObject(answeredShape(MOTOR_FIELDS))
  .meta({ id: 'Motor', description: 'The motor of a joint group.' });

/** A group of equal joints of a robot (SPEC 2.6). */
export const joint = z
  .strictObject({
    role: text.meta({ title: 'Role', description: 'Label of the group with its joint numbers, as in `Hip (J1-J4)`.' }),
    count: z.int().min(1).meta({ title: 'Count', description: 'Number of joints in the group.' }),
    motor,
  })
  .meta({ id: 'Joint', description: 'A group of equal joints.' });

/** A robot as the list answers it: a closed object, every field always present (SPEC 2.4). */
export const robot = z
  .strictObject(answeredShape(ROBOT_FIELDS))
  .meta({ id: 'Robot', description: 'A robot whose joints use actuators. Null means that no source states it.' });

/** A robot as get-one answers it: all its fields and its joint groups (SPEC 2.5). */
export const robotDetail = z
  .strictObject({
    ...robot.shape,
    joints: z
      .array(joint)
      .meta({ title: 'Joints', description: 'Joint groups with their motors, in the order of their numbers.' }),
  })
  .meta({ id: 'RobotDetail', description: 'A robot with its joint groups and their motors.' });

export type Motor = Readonly<z.infer<typeof motor>>;
export type Joint = Readonly<z.infer<typeof joint>>;
export type Robot = Readonly<z.infer<typeof robot>>;
export type RobotDetail = Readonly<z.infer<typeof robotDetail>>;
