import { messageOf } from '../../message-of.ts';
import { median, percentile } from '../../support/statistics.ts';

/** Counts what happens: in all, and within the present minute until it is closed. */
export type Ledger = ReturnType<typeof openLedger>;

/** An empty ledger; wrong answers and broken connections are told at once. */
export function openLedger(tell: (line: string) => void) {
  const [visits, faults] = [new Map<string, number>(), new Map<string, number>()];
  const statuses = new Map<number, number>();
  const minutes: MinuteFigures[] = [];
  let minute = newMinute();
  const met = (status: number): void => {
    count(statuses, status);
    if (status >= 500) minute.serverFaults += 1;
  };
  return {
    answered: (milliseconds: number, status: number) => {
      minute.times.push(milliseconds);
      met(status);
    },
    /** A status that was met outside the visits. */
    met,
    wrong: (request: string, fault: string) => {
      minute.wrong += 1;
      tell(`WRONG ${request}: ${fault}`);
    },
    /** A connection that broke without our doing. */
    connectionFailed: ({ method, target }: { method: string; target: string }, error: unknown) => {
      minute.failures += 1;
      tell(`BROKEN ${method} ${target}: ${messageOf(error)}`);
    },
    visited: (kind: string) => count(visits, kind),
    injected: (fault: string) => count(faults, fault),
    sampled: (megabytes: number) => void minute.megabytes.push(megabytes),
    /** Ends the present minute and begins the next. */
    closeMinute: (): MinuteFigures => {
      const figures = figuresOf(minute);
      minutes.push(figures);
      minute = newMinute();
      return figures;
    },
    minutes: (): readonly MinuteFigures[] => minutes,
    /** How often each kind of visit was made, and each fault injected. */
    visits,
    faults,
    /** How many answers had which status. */
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

/** What happened in one minute. */
export type MinuteFigures = ReturnType<typeof figuresOf>;

const figuresOf = ({ times, megabytes, ...counts }: Minute) => ({
  ...counts,
  requests: times.length,
  // Milliseconds from a request to the end of its answer.
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  // Resident memory of the server.
  megabytes: median(megabytes),
});

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
