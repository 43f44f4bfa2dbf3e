import { z } from 'zod';
import { text } from '../value-schemas.ts';

export const doubt = z
  .strictObject({
    field: text.describe('Field of the doubtful figure; for a joint of a robot, a path as in claims.'),
    reason: text.describe('The arithmetic, or the figure that contradicts it.'),
  })
  .describe('A doubtful figure and the reason. It may still be correct.');

export type Doubt = Readonly<z.infer<typeof doubt>>;
