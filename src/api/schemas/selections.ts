import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { answeredShape } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';

/** The members of an actuator that `fields` names. */
export const actuatorSelection = z
  .strictObject(answeredShape(ACTUATOR_FIELDS))
  .partial()
  .required({ id: true })
  .meta({ description: 'The members of an actuator that `fields` names, further figures among them.' });

/** The members of a robot that `fields` names. */
export const robotSelection = z.strictObject(answeredShape(ROBOT_FIELDS)).partial().required({ id: true }).meta({
  description: 'The members of a robot that `fields` names, its kind and the price of its motors among them.',
});
