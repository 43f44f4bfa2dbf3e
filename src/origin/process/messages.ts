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

/** What a worker says of its metrics: they are scraped, how they stand, how they stood when it ended. */
export const metricsFromWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('scrape') }),
  z.object({ type: z.literal('report'), report: z.unknown() }),
  z.object({ type: z.literal('last report'), report: z.unknown() }),
]);

/** What a primary says to a worker about metrics: to report, or what all have reported. */
export const metricsToWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('report') }),
  z.object({ type: z.literal('reports'), reports: z.array(z.unknown()) }),
]);

/** Words about metrics, from a worker and to it. */
export type MetricsFromWorker = z.infer<typeof metricsFromWorker>;
export type MetricsToWorker = z.infer<typeof metricsToWorker>;
