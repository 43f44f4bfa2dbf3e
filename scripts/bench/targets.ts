import type { InProcessFigures } from './in-process.ts';
import { CONNECTIONS } from './load/load.ts';
import type { Measurement } from './measure.ts';
import type { ScenarioName, ServerName } from './scenarios.ts';

/** Everything that a run measured. */
export interface Results {
  readonly measurements: readonly Measurement[];
  readonly inProcess: readonly InProcessFigures[];
  /** From the start of our process until it listens, milliseconds. */
  readonly startMilliseconds: number;
}

/** What the service wants to reach; a target is a ratio or a bound that leaves room for slow machines. */
export interface Target {
  readonly says: string;
  readonly bound: { readonly least: number } | { readonly below: number };
  readonly unit: string;
  /** NaN when it was not measured. */
  readonly measured: (results: Results) => number;
}

/** THE TABLE of targets. */
export const TARGETS: readonly Target[] = [
  timesOf('get-one', 'node:http', 0.9),
  timesOf('list-repeated', 'nginx', 0.5),
  timesOf('search-repeated', 'nginx', 0.5),
  timesOf('list-different', 'nginx', 0.25),
  timesOf('list-different', 'fastify + sqlite', 4),
  timesOf('search-different', 'nginx', 0.15),
  timesOf('compare', 'fastify + sqlite', 1),
  {
    says: `list-different, 99th percentile at ${CONNECTIONS} connections`,
    bound: { below: 12 },
    unit: 'ms',
    measured: (results) => measurementOf(results, 'list-different', 'ours')?.p99 ?? NaN,
  },
  {
    says: 'one search in process, median',
    bound: { below: 0.3 },
    unit: 'ms',
    measured: (results) => medianOf(results, 'search'),
  },
  {
    says: 'one match in process, median',
    bound: { below: 0.5 },
    unit: 'ms',
    measured: (results) => medianOf(results, 'match'),
  },
  {
    says: 'list-five-filters: median time to that of list-one-filter',
    bound: { below: 1 },
    unit: '×',
    measured: (results) =>
      (measurementOf(results, 'list-five-filters', 'ours')?.p50 ?? NaN) /
      (measurementOf(results, 'list-one-filter', 'ours')?.p50 ?? NaN),
  },
  {
    says: 'start to listening',
    bound: { below: 1.5 },
    unit: 's',
    measured: ({ startMilliseconds }) => startMilliseconds / 1000,
  },
  {
    says: 'resident memory after load, most',
    bound: { below: 400 },
    unit: 'MB',
    measured: ({ measurements }) =>
      most(measurements.flatMap(({ server, megabytes }) => (server === 'ours' ? megabytes : []))),
  },
];

const medianOf = ({ inProcess }: Results, wanted: InProcessFigures['name']): number =>
  inProcess.find(({ name }) => name === wanted)?.p50 ?? NaN;

/** Whether a measured figure keeps its bound; null when it was not measured. */
export function isMet({ bound }: Target, measured: number): boolean | null {
  if (Number.isNaN(measured)) return null;
  return 'least' in bound ? measured >= bound.least : measured < bound.below;
}

function timesOf(scenario: ScenarioName, server: ServerName, least: number): Target {
  return {
    says: `${scenario}: ours to ${server}`,
    bound: { least },
    unit: '×',
    measured: (results) => ratio(measurementOf(results, scenario, 'ours'), measurementOf(results, scenario, server)),
  };
}

const measurementOf = (
  { measurements }: Results,
  scenario: ScenarioName,
  server: ServerName,
): Measurement | undefined =>
  measurements.find((candidate) => candidate.scenario === scenario && candidate.server === server);

/** Requests per second of one server to those of another; NaN when either is absent. */
export const ratio = (ours: Measurement | undefined, other: Measurement | undefined): number =>
  (ours?.requestsPerSecond ?? NaN) / (other?.requestsPerSecond ?? NaN);

const most = (values: readonly number[]): number => (values.length === 0 ? NaN : Math.max(...values));
