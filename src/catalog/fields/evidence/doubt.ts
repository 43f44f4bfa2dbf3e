import { z } from 'zod';
import { text } from '../values.ts';

/** A figure that is out of the ordinary, and why. That it is wrong is not said. */
export const doubt = z
  .strictObject({
    field: text.describe('The doubted figure; for a joint of a robot, a path as claims have it.'),
    reason: text.describe('The arithmetic, or what contradicts it.'),
  })
  .describe('A figure that is out of the ordinary, and why.');

export type Doubt = Readonly<z.infer<typeof doubt>>;
