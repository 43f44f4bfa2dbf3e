import { z } from 'zod';

/** The questions of a row, for a process of its own. */
export const asked = z.array(z.object({ name: z.string(), addresses: z.array(z.string()) }));

export type AskedRow = z.infer<typeof asked>[number];

/** What it costs to prepare a catalog at build time. */
export const preparing = z.object({ prepareMilliseconds: z.number(), fileMegabytes: z.number() });

export type Preparing = z.infer<typeof preparing>;

/** What it costs to open what was prepared and to answer from it: times in milliseconds, work in microseconds of processor time. */
export const answering = z.object({
  startMilliseconds: z.number(),
  residentMegabytes: z.number(),
  rows: z.array(z.object({ name: z.string(), p50: z.number(), p99: z.number(), workMicroseconds: z.number() })),
});

export type AnsweringFigures = z.infer<typeof answering>;
