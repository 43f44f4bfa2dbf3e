import { figureText, UNMEASURED } from '../support/figure.ts';
import { figures } from '../support/markdown.ts';

/** What the service promises of one figure. */
interface Bound {
  readonly says: string;
  readonly wanted: { readonly least: number } | { readonly below: number };
  readonly unit: string;
}

const least = (figure: number, says: string) => ({ says, wanted: { least: figure }, unit: '×' }) satisfies Bound;

const below = (figure: number, unit: string, says: string) =>
  ({ says, wanted: { below: figure }, unit }) satisfies Bound;

/** None at all. */
const none = (says: string) => below(1, '', says);

/** What the service promises: every bound that the lab holds. */
export const BOUNDS = {
  one: least(0.9, 'speed: one record, requests per second to those of a bare `node:http`'),
  loggedOne: least(0.85, 'speed: the same while each request is logged'),
  repeatedList: least(0.5, 'speed: one list again and again, to nginx'),
  repeatedSearch: least(0.5, 'speed: one search again and again, to nginx'),
  lists: least(0.38, 'speed: lists never asked twice, to nginx'),
  searches: least(0.35, 'speed: searches never asked twice, to nginx'),
  comparisons: least(1, 'speed: comparisons never asked twice, to Fastify over SQLite'),
  lateLists: below(2, '×', 'speed: 99th percentile of lists never asked twice, to that of a bare `node:http`'),
  memory: below(400, 'MB', 'speed: resident memory after each load'),
  starts: below(1.5, 's', 'speed: start to listening'),
  oneSearch: below(0.3, 'ms', 'speed: a search in process, median'),
  oneMatch: below(0.5, 'ms', 'speed: a match in process, median'),
  manyLists: below(1, 'ms', 'speed: a list over 100,000 actuators, median'),
  manySearches: below(5, 'ms', 'speed: a search over 100,000 actuators, median'),
  manyMatches: below(6, 'ms', 'speed: a match over 100,000 actuators, median'),
  manyStart: below(3, 's', 'speed: opening a service of 100,000 actuators'),
  wrong: none('soak: wrong answers'),
  faults: none('soak: statuses 5xx'),
  broken: none('soak: connections broken, not by us'),
  complaints: none('soak: lines in the log of errors'),
  growth: below(0.5, 'MB/min', 'soak: growth of memory after the first fifth, by least squares'),
  late: below(250, 'ms', 'attack: 99th percentile of /healthz, /metrics and a record for others'),
  lost: none('attack: requests of others lost'),
  attackMemory: below(150, 'MB', 'attack: memory more than before, at most'),
  unreadMemory: below(100, 'MB', 'attack: the same while pages are not read'),
  memoryBack: below(75, 'MB', 'attack: memory more than before, a minute after'),
  work: below(2, 'ms', 'attack: processor time of one request that is meant to cost much'),
  misled: none('attack: answers that a hostile request spoils'),
  exit: none('soak, attack: exit code of the server when it is told to stop'),
} as const satisfies Record<string, Bound>;

export type BoundName = keyof typeof BOUNDS;

/** A measured figure and what its bound says of it. */
export interface Check {
  readonly bound: BoundName;
  /** What was measured, where a bound holds for several things. */
  readonly of: string;
  readonly measured: number;
  /** Null when it was not measured. */
  readonly isKept: boolean | null;
}

/** Holds a figure against its bound; NaN was not measured. */
export function check(bound: BoundName, measured: number, of = ''): Check {
  const { wanted }: Bound = BOUNDS[bound];
  const isKept = 'least' in wanted ? measured >= wanted.least : measured < wanted.below;
  return { bound, of, measured, isKept: Number.isNaN(measured) ? null : isKept };
}

export const BOUND_COLUMNS = [{ title: 'bound' }, ...figures('wanted', 'measured'), { title: 'kept' }];

/** What is wanted of a bound: `≥ 0.9 ×`. */
function wantedText(bound: BoundName): string {
  const { wanted, unit }: Bound = BOUNDS[bound];
  if ('below' in wanted && wanted.below === 1 && unit === '') return '0';
  return ('least' in wanted ? `≥ ${wanted.least} ${unit}` : `< ${wanted.below} ${unit}`).trim();
}

/** A check as a row of a report. */
export function boundCells({ bound, of, measured, isKept }: Check): string[] {
  const { says, unit } = BOUNDS[bound];
  const found = isKept === null ? UNMEASURED : `${figureText(measured)} ${unit}`.trim();
  const verdict = isKept === null ? 'not measured' : isKept ? 'yes' : '**NO**';
  return [of === '' ? says : `${says} (${of})`, wantedText(bound), found, verdict];
}
