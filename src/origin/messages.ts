import { z } from 'zod';

/** What a worker says to its primary: it serves, or why it cannot. */
export const fromWorker = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    address: z.string(),
    counts: z.object({ actuators: z.number(), robots: z.number() }),
  }),
  z.object({ type: z.literal('refused'), fault: z.string() }),
]);

/** What a worker says to its primary. */
export type FromWorker = z.infer<typeof fromWorker>;

/** What a primary says to a worker whose successor is ready: take no new connection, finish, and end. */
export const toWorker = z.object({ type: z.literal('retire') });

/** What a primary says to a worker. */
export type ToWorker = z.infer<typeof toWorker>;
