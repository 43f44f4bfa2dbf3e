import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { machineLine } from '../support/machine.ts';
import { residentMegabytes } from '../support/memory.ts';
import { startOwnServer } from '../support/own-server.ts';
import { addressIn, type RunningProcess } from '../support/process.ts';
import { pick, randomFrom } from '../support/random.ts';
import { clientAddresses } from './clients.ts';
import { FAULTS } from './faults.ts';
import { RATE_LIMIT } from './faults/crowds.ts';
import { openLedger, type Ledger, type MinuteFigures } from './ledger.ts';
import { readMaterial } from './material.ts';
import type { SoakOptions } from './options.ts';
import { paced } from './pace.ts';
import { visitorOver } from './visitor.ts';
import { pickVisit } from './visits.ts';

/** What a run gave, for the report. */
export interface Outcome {
  readonly machine: string;
  readonly ledger: Ledger;
  /** What the server wrote to its log: nothing, when all went well. */
  readonly complaints: string;
  /** Of the server when it was stopped; null when a signal ended it. */
  readonly exitCode: number | null;
}

/** A run under way. */
interface Run {
  readonly options: SoakOptions;
  readonly server: RunningProcess;
  readonly ledger: Ledger;
  /** Whether time is left. */
  readonly goesOn: () => boolean;
  readonly tell: (line: string) => void;
}

/** Behind a proxy that tells the clients' addresses: this process is all of them. */
const ENVIRONMENT = { RATE_LIMIT, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' };

/** Runs for so many minutes; `tell` hears how it goes. Rejects when the server cannot be started. */
export async function runSoak(options: SoakOptions, tell: (line: string) => void): Promise<Outcome> {
  const server = await startOwnServer(ENVIRONMENT);
  const ledger = openLedger(tell);
  const end = performance.now() + options.minutes * 60_000;
  const run: Run = { options, server, ledger, tell, goesOn: () => performance.now() < end };
  await Promise.all([load(run), injectFaults(run), watch(run), reload(run)]);
  const exitCode = await server.stop();
  return { machine: machineLine(), ledger, complaints: server.complaints(), exitCode };
}

/** Keeps the connections busy, each with one visit after the other. */
async function load({ options, server, ledger, goesOn }: Run): Promise<void> {
  const { connections, rate, seed } = options;
  const material = readMaterial(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const door = { address: addressIn(server.output()), agent };
  // Half the limit, so that none of these clients is ever refused.
  const visitor = visitorOver({ door, ledger, turn: paced(rate), client: clientAddresses(60) });
  const keepVisiting = async (worker: number): Promise<void> => {
    const random = randomFrom(seed * 10_000 + worker);
    while (goesOn()) {
      const visit = pickVisit(random);
      // What went wrong is in the ledger already.
      await visit.make(visitor, material, random).catch(() => pause(100));
      ledger.visited(visit.name);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, worker) => keepVisiting(worker)));
  agent.destroy();
}

/** Injects one fault after the other without waiting for its end, for some take half a minute. */
async function injectFaults({ options, server, ledger, goesOn, tell }: Run): Promise<void> {
  if (options.faults === 0) return;
  const ground = { address: addressIn(server.output()), ledger, random: randomFrom(options.seed) };
  const underWay = new Set<Promise<void>>();
  while (goesOn()) {
    const fault = pick(ground.random, FAULTS);
    const injected = fault
      .inject(ground)
      .catch((error: unknown) => ledger.connectionFailed({ method: 'FAULT', target: fault.name }, error))
      .finally(() => underWay.delete(injected));
    underWay.add(injected);
    ledger.injected(fault.name);
    await pause(1000 / options.faults);
  }
  tell(`waiting for the end of ${underWay.size} faults …`);
  await Promise.all(underWay);
}

const SAMPLE_MILLISECONDS = 5_000;

/** Reads the server's memory every few seconds, and closes each minute with a line. */
async function watch({ options, server, ledger, tell }: Run): Promise<void> {
  const samples = 60_000 / SAMPLE_MILLISECONDS;
  for (let minute = 1; minute <= options.minutes; minute += 1) {
    for (let sample = 0; sample < samples; sample += 1) {
      await pause(SAMPLE_MILLISECONDS);
      ledger.sampled(residentMegabytes(server.pid));
    }
    tell(minuteLine(minute, ledger.closeMinute()));
  }
}

const minuteLine = (minute: number, figures: MinuteFigures): string =>
  `minute ${minute}: ${figures.requests} requests, p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms, ` +
  `5xx ${figures.serverFaults}, wrong ${figures.wrong}, broken ${figures.failures}, rss ${figures.megabytes.toFixed(1)} MB`;

/** Has the server load its build anew now and then. */
async function reload({ options, server, goesOn, ledger }: Run): Promise<void> {
  if (options.reloadEvery === 0) return;
  while (goesOn()) {
    await pause(options.reloadEvery * 1000);
    process.kill(server.pid, 'SIGHUP');
    ledger.injected('SIGHUP');
  }
}
