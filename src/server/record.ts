import type { Exchanged } from './handle.ts';
import { addressOf } from './http/request.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Records a request that was answered. */
export type Recorder = (exchanged: Exchanged) => void;

/** Writes a line for each request, except at the paths that only monitoring asks for. */
export const recordInLog =
  (log: Log, silent: ReadonlySet<string>): Recorder =>
  ({ request, reply, sent, milliseconds }) => {
    if (!log.isLevelEnabled('info') || silent.has(request.path)) return;
    log.info({
      ...request.trace,
      method: request.method,
      path: addressOf(request),
      client: request.client,
      coding: reply.representation.coding,
      cache: reply.source,
      status: sent.status,
      bytes: sent.bytes,
      milliseconds: Math.round(milliseconds * 100) / 100,
    });
  };

/** Counts each request under the name of its operation. */
export const recordInMetrics =
  (metrics: Metrics, nameOf: (exchanged: Exchanged) => string): Recorder =>
  (exchanged) => {
    const { request, reply, sent, milliseconds } = exchanged;
    metrics.answered({
      operation: nameOf(exchanged),
      method: request.method,
      status: sent.status,
      source: reply.source,
      seconds: milliseconds / 1000,
    });
  };
