import { z } from 'zod';

/** What one catalog costs; times in milliseconds, memory in megabytes (10^6 bytes). */
export const scaleFigures = z.object({
  actuators: z.number(),
  /** Reading and checking the catalog's JSON. */
  parse: z.number(),
  /** `buildDataset`. */
  dataset: z.number(),
  /** `buildService`. */
  service: z.number(),
  /** `buildDocuments`, for one document. */
  document: z.number(),
  /** After all of this, the garbage collected. */
  heap: z.number(),
  resident: z.number(),
  lists: z.array(z.object({ name: z.string(), p50: z.number(), p99: z.number() })),
});

export type ScaleFigures = z.infer<typeof scaleFigures>;
