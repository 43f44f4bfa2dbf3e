import { messageOf } from '../../message-of.ts';
import { median, percentile } from '../../support/statistics.ts';

/** What happened in one minute. */
export interface MinuteFigures {
  readonly requests: number;
  /** Milliseconds from a request to the end of its answer. */
  readonly p50: number;
  readonly p99: number;
  readonly serverFaults: number;
  readonly wrong: number;
  readonly failures: number;
  /** Resident memory of the server: the median of the minute's samples, megabytes. */
  readonly megabytes: number;
}

/** Takes note of everything that happens; the present minute until it is closed. */
export interface Ledger {
  readonly answered: (milliseconds: number, status: number) => void;
  /** A status that was met outside the visits. */
  readonly met: (status: number) => void;
  readonly wrong: (request: string, fault: string) => void;
  /** A connection that broke without our doing. */
  readonly connectionFailed: (sent: { readonly method: string; readonly target: string }, error: unknown) => void;
  readonly visited: (kind: string) => void;
  readonly injected: (fault: string) => void;
  readonly sampled: (megabytes: number) => void;
  /** Ends the present minute and begins the next. */
  readonly closeMinute: () => MinuteFigures;
  readonly minutes: () => readonly MinuteFigures[];
  /** How often each kind of visit was made, and each fault injected. */
  readonly visits: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<string, number>;
  /** How many answers had which status. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** An empty ledger; wrong answers and broken connections are told at once. */
export function openLedger(tell: (line: string) => void): Ledger {
  const [visits, faults] = [new Map<string, number>(), new Map<string, number>()];
  const statuses = new Map<number, number>();
  const minutes: MinuteFigures[] = [];
  let minute = newMinute();
  const met = (status: number): void => {
    count(statuses, status);
    if (status >= 500) minute.serverFaults += 1;
  };
  return {
    answered: (milliseconds, status) => {
      minute.times.push(milliseconds);
      met(status);
    },
    met,
    wrong: (request, fault) => {
      minute.wrong += 1;
      tell(`WRONG ${request}: ${fault}`);
    },
    connectionFailed: ({ method, target }, error) => {
      minute.failures += 1;
      tell(`BROKEN ${method} ${target}: ${messageOf(error)}`);
    },
    visited: (kind) => count(visits, kind),
    injected: (fault) => count(faults, fault),
    sampled: (megabytes) => void minute.megabytes.push(megabytes),
    closeMinute: () => {
      const figures = figuresOf(minute);
      minutes.push(figures);
      minute = newMinute();
      return figures;
    },
    minutes: () => minutes,
    visits,
    faults,
    statuses,
  };
}

interface Minute {
  readonly times: number[];
  readonly megabytes: number[];
  serverFaults: number;
  wrong: number;
  failures: number;
}

const newMinute = (): Minute => ({ times: [], megabytes: [], serverFaults: 0, wrong: 0, failures: 0 });

const figuresOf = ({ times, megabytes, ...counts }: Minute): MinuteFigures => ({
  ...counts,
  requests: times.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  megabytes: median(megabytes),
});

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
