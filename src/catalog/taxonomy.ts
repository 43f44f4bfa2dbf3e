import { z } from 'zod';
import { CATEGORIES } from './fields/actuator.ts';
import { text } from './fields/values.ts';

const actuatorCount = z.int().min(0).meta({ title: 'Actuators', description: 'Number of actuators that have it.' });

/** A family of actuators with its count (SPEC 2.7). */
export const category = z
  .strictObject({
    slug: z.enum(CATEGORIES).meta({ title: 'Slug', description: 'Value for the `category` filter.' }),
    label: text.meta({ title: 'Label', description: 'Name for people.' }),
    description: text.meta({ title: 'Description', description: 'What the family has in common.' }),
    actuator_count: actuatorCount,
  })
  .meta({ id: 'Category', description: 'A family of actuators.' });

/** A brand with its count (SPEC 2.7). */
export const brand = z
  .strictObject({
    name: text.meta({ title: 'Name', description: 'Value for the `brand` filter.' }),
    actuator_count: actuatorCount,
  })
  .meta({ id: 'Brand', description: 'A maker with at least one actuator in the catalog.' });

/** A use-case tag with its count (SPEC 2.7). */
export const useCase = z
  .strictObject({
    name: text.meta({ title: 'Name', description: 'Value for the `use_case` filter.' }),
    actuator_count: actuatorCount,
  })
  .meta({ id: 'UseCase', description: 'A tag that says what an actuator is used for.' });

export type Category = Readonly<z.infer<typeof category>>;
export type Brand = Readonly<z.infer<typeof brand>>;
export type UseCase = Readonly<z.infer<typeof useCase>>;
