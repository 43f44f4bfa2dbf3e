import type { LogEntry } from './handle.ts';
import { addressOf } from './http/request.ts';
import type { Unread } from './http/unreadable.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Records a request that was answered. */
export type Recorder = (entry: LogEntry) => void;

/** Writes a line for each request, except at the paths that only monitoring requests. */
export const recordInLog =
  (log: Log, silent: ReadonlySet<string>): Recorder =>
  ({ request, answer, selection, milliseconds, isAborted }) => {
    if (!log.isLevelEnabled('info') || silent.has(request.path)) return;
    log.info({
      trace_id: request.trace.trace_id,
      parent_id: request.trace.parent_id,
      method: request.method,
      path: addressOf(request),
      client: request.client,
      coding: answer.representation.coding,
      cache: answer.source,
      status: selection.status,
      // It is unknown how much of a broken-off answer arrived.
      aborted: isAborted || undefined,
      bytes: isAborted ? undefined : selection.bytes,
      milliseconds: Math.round(milliseconds * 100) / 100,
    });
  };

/** Writes a line for each answer to an unreadable request. */
export const recordUnread =
  (log: Log) =>
  (unread: Unread & { readonly client: string }): void => {
    if (log.isLevelEnabled('info')) log.info(unread);
  };

/** Counts each request under the name of its operation. */
export const recordInMetrics =
  (metrics: Metrics, nameOf: (entry: LogEntry) => string): Recorder =>
  (entry) => {
    const { request, answer, selection, milliseconds } = entry;
    metrics.answered({
      operation: nameOf(entry),
      method: request.method,
      status: selection.status,
      source: answer.source,
      seconds: milliseconds / 1000,
    });
  };
