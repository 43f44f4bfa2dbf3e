import { z } from 'zod';
import { slug, texts } from './fields/values.ts';

/**
 * `suspects.yaml`: figures that contradict each other or physics although their sources state them so. They stay as
 * stated, since no words settle which is wrong, and are shown with the reason.
 */
export const suspectsFile = z.array(
  z.strictObject({
    /** Actuators or robots, by id. */
    ids: z.array(slug).min(1),
    fields: texts,
    says: z.string().min(1),
  }),
);
