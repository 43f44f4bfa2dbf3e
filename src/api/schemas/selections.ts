import { z } from 'zod';
import { answeredShape } from '../../catalog/fields/read.ts';
import { ALL_ACTUATOR_FIELDS, ALL_ROBOT_FIELDS } from '../../catalog/profile.ts';

/** The members of an actuator that `fields` names. */
export const actuatorSelection = z
  .strictObject(answeredShape(ALL_ACTUATOR_FIELDS))
  .partial()
  .required({ id: true })
  .meta({ description: 'The members of an actuator that `fields` names, further figures among them.' });

/** The members of a robot that `fields` names. */
export const robotSelection = z.strictObject(answeredShape(ALL_ROBOT_FIELDS)).partial().required({ id: true }).meta({
  description: 'The members of a robot that `fields` names, its kind and the price of its motors among them.',
});
