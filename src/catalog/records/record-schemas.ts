import { z } from 'zod';
import { ACTUATOR_FIELDS, CATEGORIES } from '../fields/actuator.ts';
import { MOTOR_FIELDS } from '../fields/motor.ts';
import { ROBOT_FIELDS } from '../fields/robot.ts';
import { answeredShape, fieldsOf } from '../fields/select-fields.ts';
import { text } from '../fields/value-schemas.ts';

/** An actuator as lists and compare answer it: a closed object (docs/interface.md, "Records"). */
export const actuator = z.strictObject(answeredShape(fieldsOf(ACTUATOR_FIELDS, { in: 'record' }))).meta({
  id: 'Actuator',
  description: 'A robot actuator with its published figures. Null means unknown.',
});

/** A robot as the list answers it: a closed object, every field always present. */
export const robot = z
  .strictObject(answeredShape(fieldsOf(ROBOT_FIELDS, { in: 'record' })))
  .meta({ id: 'Robot', description: 'A robot whose joints use actuators. Null means unknown.' });

/** A robot that uses an actuator. */
export const robotRef = robot
  .pick({ id: true, name: true, brand: true, url: true, api_url: true })
  .meta({ id: 'RobotRef', description: 'A robot of the catalog, by reference.' });

/** An actuator as get-one answers it: all its fields and the robots whose joints use it. */
export const actuatorDetail = z
  .strictObject({
    ...actuator.shape,
    robots_using: z.array(robotRef).meta({
      title: 'Robots using it',
      description: 'Robots of the catalog whose joints use this actuator, by id.',
    }),
  })
  .meta({ id: 'ActuatorDetail', description: 'An actuator with the robots that use it.' });

export type Actuator = Readonly<z.infer<typeof actuator>>;
export type ActuatorDetail = Readonly<z.infer<typeof actuatorDetail>>;
export type RobotRef = Readonly<z.infer<typeof robotRef>>;

/** The motor of a joint group, with figures of the linked actuator or its own. */
export const motor = z
  .strictObject(answeredShape(MOTOR_FIELDS))
  .meta({ id: 'Motor', description: 'The motor of a joint group.' });

/** A group of equal joints of a robot. */
export const joint = z
  .strictObject({
    role: text.meta({
      title: 'Role',
      description: 'Label of the group with its joint numbers, as in `Hip (J1-J4)`.',
    }),
    count: z.int().min(1).meta({ title: 'Count', description: 'Number of joints in the group.' }),
    motor,
  })
  .meta({ id: 'Joint', description: 'A group of equal joints.' });

/** A robot as get-one answers it: all its fields and its joint groups. */
export const robotDetail = z
  .strictObject({
    ...robot.shape,
    joints: z.array(joint).meta({
      title: 'Joints',
      description: 'Joint groups with their motors, in the order of their numbers.',
    }),
  })
  .meta({ id: 'RobotDetail', description: 'A robot with its joint groups and their motors.' });

export type Motor = Readonly<z.infer<typeof motor>>;
export type Joint = Readonly<z.infer<typeof joint>>;
export type Robot = Readonly<z.infer<typeof robot>>;
export type RobotDetail = Readonly<z.infer<typeof robotDetail>>;

const actuatorCount = z
  .int()
  .min(0)
  .meta({ title: 'Actuators', description: 'Number of actuators that have it.' });

/** A category of actuators with its count. */
export const category = z
  .strictObject({
    slug: z.enum(CATEGORIES).meta({ title: 'Slug', description: 'Value for the `category` filter.' }),
    label: text.meta({ title: 'Label', description: 'Name for people.' }),
    description: text.meta({ title: 'Description', description: 'The common traits of the category.' }),
    actuator_count: actuatorCount,
  })
  .meta({ id: 'Category', description: 'A category of actuators.' });

/** A value of a filter with its count. */
const counted = (filter: string, meta: { readonly id: string; readonly description: string }) =>
  z
    .strictObject({
      name: text.meta({ title: 'Name', description: `Value for the \`${filter}\` filter.` }),
      actuator_count: actuatorCount,
    })
    .meta(meta);

export const brand = counted('brand', {
  id: 'Brand',
  description: 'A maker with at least one actuator in the catalog.',
});

export const useCase = counted('use_case', {
  id: 'UseCase',
  description: 'A tag that says what an actuator is used for.',
});

export type Category = Readonly<z.infer<typeof category>>;
export type Brand = Readonly<z.infer<typeof brand>>;
export type UseCase = Readonly<z.infer<typeof useCase>>;
