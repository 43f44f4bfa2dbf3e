import type { Source } from '../http/send.ts';

/** One answered request. */
export interface AnsweredRequest {
  /** The name of the operation, from a closed set. */
  readonly operation: string;
  /** As the client wrote it. */
  readonly method: string;
  readonly status: number;
  readonly source: Source | undefined;
  readonly seconds: number;
}

/** The answers of one operation, method and status. */
interface Cell {
  readonly labels: Labels;
  count: number;
  seconds: number;
  /** Answers slower than the previous bound and at most as slow as this one; the slowest are in none. */
  readonly buckets: number[];
}

type Labels = Readonly<Record<string, string | number>>;

// A kept document takes some 50 µs, a computed page a few milliseconds; a second is an error.
const BOUNDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 2.5];

/** The methods that are counted separately; clients may send any that node:http knows. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Counts answers in plain numbers, for it is done for each request; prom-client would take a fifth of an
 * answer's time.
 */
export function newTally() {
  const cells = new Map<string, Map<string, Map<number, Cell>>>();
  const sources: Record<Source, number> = { static: 0, hit: 0, miss: 0 };

  const cellOf = (operation: string, method: string, status: number): Cell => {
    const byMethod = getOrMake(cells, operation, () => new Map<string, Map<number, Cell>>());
    const byStatus = getOrMake(byMethod, method, () => new Map<number, Cell>());
    return getOrMake(byStatus, status, () => newCell({ operation, method, status }));
  };

  return {
    add: ({ operation, method, status, source, seconds }: AnsweredRequest): void => {
      addTo(cellOf(operation, METHODS.has(method) ? method : 'other', status), seconds);
      if (source !== undefined) sources[source] += 1;
    },
    /** The metric families, in the form of prom-client's own JSON. */
    families: () => {
      const all = [...cells.values()].flatMap((byMethod) =>
        [...byMethod.values()].flatMap((kept) => [...kept.values()]),
      );
      return [requestsOf(all), durationsOf(all), lookupsOf(sources)];
    },
  };
}

const newCell = (labels: Labels): Cell => ({
  labels,
  count: 0,
  seconds: 0,
  buckets: BOUNDS.map(() => 0),
});

function addTo(cell: Cell, seconds: number): void {
  const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
  cell.count += 1;
  cell.seconds += seconds;
  if (bucket !== -1) cell.buckets[bucket] = (cell.buckets[bucket] ?? 0) + 1;
}

function getOrMake<Key, Made>(map: Map<Key, Made>, key: Key, make: () => Made): Made {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const requestsOf = (cells: readonly Cell[]) => ({
  name: 'http_requests_total',
  help: 'Requests answered.',
  type: 'counter',
  aggregator: 'sum',
  values: cells.map(({ labels, count }) => ({ labels, value: count })),
});

const durationsOf = (cells: readonly Cell[]) => ({
  name: 'http_request_duration_seconds',
  help: 'Time from the head of a request to the hand-over of its answer.',
  type: 'histogram',
  aggregator: 'sum',
  values: cells.flatMap(histogramOf),
});

function histogramOf({ labels, count, seconds, buckets }: Cell) {
  const name = 'http_request_duration_seconds';
  const upTo = (index: number): number => buckets.slice(0, index + 1).reduce((sum, some) => sum + some, 0);
  return [
    ...BOUNDS.map((le, index) => ({
      labels: { le, ...labels },
      value: upTo(index),
      metricName: `${name}_bucket`,
    })),
    { labels: { le: '+Inf', ...labels }, value: count, metricName: `${name}_bucket` },
    { labels, value: seconds, metricName: `${name}_sum` },
    { labels, value: count, metricName: `${name}_count` },
  ];
}

const lookupsOf = (sources: Readonly<Record<Source, number>>) => ({
  name: 'document_lookups_total',
  help: 'Documents answered with: made at build time (static), kept (hit) or just computed (miss).',
  type: 'counter',
  aggregator: 'sum',
  values: Object.entries(sources).map(([result, value]) => ({ labels: { result }, value })),
});
