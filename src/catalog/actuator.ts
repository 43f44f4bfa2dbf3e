import { z } from 'zod';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import { answeredShape } from './fields/read.ts';
import { answered, slug, text } from './fields/values.ts';

/** An actuator as lists and compare answer it: a closed object, every field always present (SPEC 2.1). */
export const actuator = z.strictObject(answeredShape(ACTUATOR_FIELDS)).meta({
  id: 'Actuator',
  description: 'A robot actuator with its published figures. Null means that no source states it.',
});

/** A robot that uses an actuator (SPEC 2.3). */
export const robotRef = z
  .strictObject({
    id: slug.meta({ title: 'Id', description: 'Slug of the robot.' }),
    name: text.meta({ title: 'Name', description: 'Name of the robot.' }),
    brand: text.meta({ title: 'Brand', description: 'Maker of the robot.' }),
    url: answered.address.meta({ title: 'Page', description: 'Page for people.' }),
    api_url: answered.address.meta({ title: 'API URL', description: 'Canonical API URL of the robot.' }),
  })
  .meta({ id: 'RobotRef', description: 'A robot of the catalog, by reference.' });

/** An actuator as get-one answers it: all its fields and the robots whose joints use it (SPEC 2.2). */
export const actuatorDetail = z
  .strictObject({
    ...actuator.shape,
    robots_using: z
      .array(robotRef)
      .meta({ title: 'Robots using it', description: 'Robots of the catalog whose joints use this actuator, by id.' }),
  })
  .meta({ id: 'ActuatorDetail', description: 'An actuator with the robots that use it.' });

export type Actuator = Readonly<z.infer<typeof actuator>>;
export type ActuatorDetail = Readonly<z.infer<typeof actuatorDetail>>;
export type RobotRef = Readonly<z.infer<typeof robotRef>>;
