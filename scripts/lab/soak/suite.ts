import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { countFrom, flag } from '../../command-line.ts';
import { figureText, wholeText } from '../../support/figure.ts';
import { figures } from '../../support/markdown.ts';
import { residentMegabytes } from '../../support/memory.ts';
import { startOwnServer } from '../../support/own-server.ts';
import { addressIn, type RunningProcess } from '../../support/process.ts';
import { pick, randomFrom } from '../../support/random.ts';
import { slope } from '../../support/statistics.ts';
import { check, type Check } from '../bounds.ts';
import { suite, type Outcome, type Table, type Tell } from '../suite.ts';
import { volley } from '../volley.ts';
import { askingFor, clientAddresses, paced } from './client.ts';
import { FAULTS, LIMIT } from './faults.ts';
import { openLedger, type Ledger, type MinuteFigures } from './ledger.ts';
import { readMaterial } from './material.ts';
import { pickVisit } from './visits.ts';

const FLAGS = z.object({
  minutes: flag(countFrom(1), '30', 'how long'),
  connections: flag(countFrom(1), '16', 'connections kept open, each with one request under way'),
  rate: flag(countFrom(1), '400', 'requests per second, at most'),
  faults: flag(countFrom(0), '2', 'faults injected per second, at most; 0 for none'),
  seed: flag(countFrom(1), '1', 'equal seeds make equal requests'),
  reloadEvery: flag(countFrom(0), '60', 'seconds between two SIGHUPs to the server; 0 for none'),
});

type SoakOptions = z.output<typeof FLAGS>;

/** Whether the service stays right, up and small over time: a mixed load with faults injected all the while. */
export const SOAK = suite({
  name: 'soak',
  says: 'half an hour of mixed load with faults, each answer compared to the byte',
  help: `Puts a mixed load on the built server and injects faults. Every answer is compared with what the query library gives in this
process: documents, lists, searches, comparisons, pages, MCP, errors, HEAD and conditional requests, in three codings.`,
  flags: FLAGS,
  measure,
});

/** A run under way. */
interface Run {
  readonly options: SoakOptions;
  readonly server: RunningProcess;
  readonly ledger: Ledger;
  readonly goesOn: () => boolean;
  readonly tell: Tell;
}

/** Behind a proxy that tells the clients' addresses: this process is all of them. */
const ENVIRONMENT = { RATE_LIMIT: `${LIMIT}/60`, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' };

async function measure(options: SoakOptions, tell: Tell): Promise<Outcome> {
  const server = await startOwnServer(ENVIRONMENT);
  const ledger = openLedger(tell);
  const end = performance.now() + options.minutes * 60_000;
  const run: Run = { options, server, ledger, tell, goesOn: () => performance.now() < end };
  await Promise.all([load(run), injectFaults(run), watch(run), reload(run)]);
  const exitCode = await server.stop();
  const { minutes, connections, rate, faults, seed } = options;
  return {
    says: [
      `${minutes} minutes, ${connections} connections, at most ${rate} requests/s and ${faults} faults/s, seed ${seed}.`,
    ],
    checks: checksOf(ledger.minutes(), { exitCode, complaints: server.complaints() }),
    tables: tablesOf(ledger),
  };
}

/** Keeps the connections busy, each with one visit after the other. */
async function load({ options, server, ledger, goesOn }: Run): Promise<void> {
  const { connections, rate, seed } = options;
  const material = readMaterial(seed);
  const address = addressIn(server.output());
  // Half the limit, so that none of these clients is ever refused.
  const ask = askingFor({ address, ledger, turn: paced(rate), client: clientAddresses(LIMIT / 2) });
  const keepVisiting = async (worker: number): Promise<void> => {
    const random = randomFrom(seed * 10_000 + worker);
    while (goesOn()) {
      const visit = pickVisit(random);
      // What went wrong is in the ledger already.
      await visit.make(ask, material, random).catch(() => pause(100));
      ledger.visited(visit.name);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, worker) => keepVisiting(worker)));
}

/** Injects one fault after the other without waiting for its end, for some take half a minute. */
async function injectFaults({ options, server, ledger, goesOn }: Run): Promise<void> {
  if (options.faults === 0) return;
  const random = randomFrom(options.seed);
  const ground = { address: addressIn(server.output()), ledger };
  await volley(goesOn, options.faults, () => {
    const { name, inject } = pick(random, FAULTS);
    ledger.injected(name);
    return inject(ground).catch((error: unknown) => ledger.connectionFailed({ method: 'FAULT', target: name }, error));
  });
}

const SAMPLE_MILLISECONDS = 5_000;

/** Reads the server's memory every few seconds, and closes each minute with a line. */
async function watch({ options, server, ledger, tell }: Run): Promise<void> {
  for (let minute = 1; minute <= options.minutes; minute += 1) {
    for (let sample = 0; sample < 60_000 / SAMPLE_MILLISECONDS; sample += 1) {
      await pause(SAMPLE_MILLISECONDS);
      ledger.sampled(residentMegabytes(server.pid));
    }
    tell(`minute ${minuteCells(ledger.closeMinute(), minute - 1).join(', ')} (${MINUTE_TITLES.join(', ')})`);
  }
}

/** Has the server load its build anew now and then. */
async function reload({ options, server, goesOn, ledger }: Run): Promise<void> {
  if (options.reloadEvery === 0) return;
  while (goesOn()) {
    await pause(options.reloadEvery * 1000);
    process.kill(server.pid, 'SIGHUP');
    ledger.injected('SIGHUP');
  }
}

/** The share of a run that only warms up: caches fill, code is compiled. */
const WARM_UP_SHARE = 0.2;

/** Minutes that are needed to speak of growth at all. */
const LEAST_MINUTES = 3;

/** By how many megabytes a minute the memory grew after the warm-up, by least squares over the minutes; NaN of too few minutes. */
export function growthOf(minutes: readonly MinuteFigures[]): number {
  const points = minutes.map(({ megabytes }, index) => [index + 1, megabytes] as const);
  const measured = points.slice(Math.ceil(minutes.length * WARM_UP_SHARE));
  return measured.length < LEAST_MINUTES ? NaN : slope(measured);
}

/** How the server ended: its exit code, null when a signal ended it, and what it logged. */
type Ending = Readonly<{ exitCode: number | null; complaints: string }>;

/** The checks of a run. A run in which nothing was answered was not measured. */
export function checksOf(minutes: readonly MinuteFigures[], { exitCode, complaints }: Ending): Check[] {
  const sum = (figure: keyof MinuteFigures): number =>
    minutes.length === 0 ? NaN : minutes.reduce((total, minute) => total + minute[figure], 0);
  return [
    check('wrong', sum('wrong'), `of ${wholeText(sum('requests'))} requests`),
    check('faults', sum('serverFaults')),
    check('broken', sum('failures')),
    check('complaints', complaints.split('\n').length - 1, complaints.slice(0, 200)),
    check('growth', growthOf(minutes)),
    check('exit', exitCode ?? Infinity),
  ];
}

const MINUTE_TITLES = ['minute', 'requests', 'p50 ms', 'p99 ms', '5xx', 'wrong', 'broken', 'memory MB'];

const minuteCells = (minute: MinuteFigures, index: number): string[] => [
  String(index + 1),
  wholeText(minute.requests),
  ...[minute.p50, minute.p99].map(figureText),
  ...[minute.serverFaults, minute.wrong, minute.failures].map(wholeText),
  minute.megabytes.toFixed(1),
];

const tablesOf = (ledger: Ledger): Table[] => [
  { title: 'By minute', columns: figures(...MINUTE_TITLES), rows: ledger.minutes().map(minuteCells) },
  ...[ledger.visits, ledger.faults, ledger.statuses].map((times, kind) => ({
    title: ['Visits', 'Faults', 'Statuses'][kind] ?? '',
    columns: [{ title: 'what' }, ...figures('times')],
    rows: [...times].map(([name, number]) => [String(name), wholeText(number)]).toSorted(),
  })),
];
