import cluster from 'node:cluster';
import type { Config } from '../../config.ts';
import { oneLine } from '../documents/distribution.ts';
import type { Job } from './job.ts';
import { openLog, type OpenLog } from '../log.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { openLimit } from '../limit/open-limit.ts';
import { openRelease, type Release, type ReleaseReading } from './release.ts';
import { serve } from '../http/server.ts';
import { leaveReport, metricsOfAll } from '../metrics/worker-metrics.ts';

/** A process that serves. */
export interface Serving {
  readonly address: string;
  readonly log: OpenLog['log'];
  /** What is served now. */
  readonly release: () => Release;
  /** Loads the build that the folder holds now and serves it from the next request on; when that fails the old one goes on. */
  readonly reload: () => Promise<ReleaseReading>;
  /** Ends in good order, the log written; idle connections may send so many milliseconds longer. */
  readonly stop: (lingerMilliseconds?: number) => Promise<void>;
}

/** What starting to serve gave; a fault says what to do. */
export type ServingStart =
  { readonly ok: true; readonly serving: Serving } | { readonly ok: false; readonly fault: string };

/** Loads a build and serves it in this process. */
export async function startServing({ folder, config }: Job): Promise<ServingStart> {
  const { log, flush } = openLog(config.logLevel);
  const own = config.metrics ? openMetrics() : null;
  const metrics = own && cluster.isWorker ? metricsOfAll(own) : own;
  const { limit, close } = await openLimit(config, { log, onFault: () => metrics?.meter.storeFailed() });
  const open = (): Promise<ReleaseReading> => openRelease(folder, { config, limit, log, metrics });
  const first = await open();
  if (!first.ok) {
    close();
    return first;
  }
  const current = { release: first.release };
  const reload = async (): Promise<ReleaseReading> => {
    const next = await open();
    if (next.ok) current.release = next.release;
    return next;
  };
  try {
    const { address, stop } = await serve((request, response) => current.release.handle(request, response), {
      ...config,
      onFault: (err) => log.error({ err }, 'fault'),
      onUnreadable: (status) => metrics?.meter.unreadable(status),
    });
    const stopAll = async (lingerMilliseconds?: number): Promise<void> => {
      await stop(lingerMilliseconds);
      close();
      flush();
      if (own !== null && cluster.isWorker) await leaveReport(own);
    };
    return { ok: true, serving: { address, log, release: () => current.release, reload, stop: stopAll } };
  } catch (error) {
    close();
    return { ok: false, fault: cannotListen(config, error) };
  }
}

const cannotListen = ({ host, port }: Config, error: unknown): string =>
  `Cannot listen on ${host}, port ${port} (${oneLine(error)}): set HOST and PORT to a free address.`;
