import { z } from 'zod';

/** What it costs to prepare a catalog, at build time; times in milliseconds, sizes in megabytes (10^6 bytes). */
export const preparingFigures = z.object({
  actuators: z.number(),
  /** Reading and checking the catalog, deriving and linking its records, preparing and writing the service. */
  prepare: z.number(),
  /** The file that is written. */
  file: z.number(),
  /** `buildDocuments`, for one document. */
  document: z.number(),
});

/** What it costs to answer from what was prepared. */
export const answeringFigures = z.object({
  /** Reading the file and opening the service. */
  start: z.number(),
  /** After the start, when what it needed for a moment is given back as the server does. */
  heap: z.number(),
  resident: z.number(),
  lists: z.array(z.object({ name: z.string(), p50: z.number(), p99: z.number() })),
});

/** What one catalog costs. */
export type ScaleFigures = z.infer<typeof preparingFigures> & z.infer<typeof answeringFigures>;
