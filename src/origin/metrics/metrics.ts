import { collectDefaultMetrics, Registry } from 'prom-client';
import { countersIn } from './counters.ts';
import { expose } from './exposition.ts';
import { registerBuild, registerGauges, type Standing } from './gauges.ts';
import type { Meter, Metrics } from './meter.ts';
import { newTally, type Tally } from './tally.ts';

/** The metrics of this process, and their report as plain JSON, which another process can expose with its own. */
export interface ProcessMetrics extends Metrics {
  readonly report: () => Promise<unknown>;
}

/** Opens the metrics of this process: our own, and the library's of memory, CPU, garbage collection and event loop. */
export function openMetrics(): ProcessMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, gcDurationBuckets: GC_SECONDS });
  NOT_KEPT.forEach((name) => registry.removeSingleMetric(name));
  const tally = newTally();
  const meter = meterIn(registry, tally);
  const report = async (): Promise<unknown> => [...tally.families(), ...(await registry.getMetricsAsJSON())];
  return { meter, report, text: async (form) => expose([await report()], form) };
}

const GC_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5];

// Gauges that are called `_total`, which OpenMetrics keeps for counters; what is read off functions that Node does not
// document; and a least delay that is 292 years while nothing was measured.
const NOT_KEPT = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
  'nodejs_eventloop_lag_min_seconds',
];

function meterIn(registry: Registry, tally: Tally): Meter {
  const { refusals, storeFaults, unreadable } = countersIn(registry);
  const standing: Standing = { inFlight: 0, served: null };
  const describeBuild = registerBuild(registry);
  registerGauges(registry, standing);
  return {
    serves: (served) => {
      standing.served = served;
      describeBuild(served.documents);
    },
    begin: () => void (standing.inFlight += 1),
    end: () => void (standing.inFlight -= 1),
    answered: (answered) => tally.add(answered),
    refused: () => refusals.inc(),
    storeFailed: () => storeFaults.inc(),
    unreadable: (status) => unreadable.inc({ status }),
  };
}
