import { pathAndQuery } from './http/request.ts';
import type { UnreadableEntry } from './http/unreadable.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { LogEntry } from './request-handler.ts';

/** Records a request that was answered. */
export type Recorder = (entry: LogEntry) => void;

/** Writes a line for each request, except at the paths that only monitoring asks for. */
export const recordInLog =
  (log: Log, silentPaths: ReadonlySet<string>): Recorder =>
  ({ request, answer, selection, milliseconds, isAborted }) => {
    if (!log.isLevelEnabled('info') || silentPaths.has(request.path)) return;
    log.info({
      trace_id: request.trace.trace_id,
      parent_id: request.trace.parent_id,
      method: request.method,
      path: pathAndQuery(request),
      client: request.client,
      coding: answer.representation.coding,
      cache: answer.source,
      status: selection.status,
      // Nobody knows how much arrived of an answer that broke off.
      aborted: isAborted || undefined,
      bytes: isAborted ? undefined : selection.bytes,
      milliseconds: Math.round(milliseconds * 100) / 100,
    });
  };

/** Writes a line for each answer to something that could not be read as a request. */
export const recordUnreadable =
  (log: Log) =>
  (entry: UnreadableEntry): void => {
    if (log.isLevelEnabled('info')) log.info(entry);
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
