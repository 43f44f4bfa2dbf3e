import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { residentMegabytes } from '../support/memory.ts';
import { median } from '../support/statistics.ts';
import type { LoadFigures, LoadTool } from './load/load.ts';
import type { Place, RunningServer } from './peers/peer.ts';
import type { Questions } from './questions.ts';
import type { Scenario, ServerName } from './scenarios.ts';

/** What one server did in one scenario: medians over the rounds. */
export interface Measurement extends LoadFigures {
  readonly scenario: string;
  readonly server: ServerName;
  /** Resident memory after the last round, megabytes. */
  readonly megabytes: number;
}

/** How a scenario is measured. */
export interface Bench {
  readonly tool: LoadTool;
  readonly questions: Questions;
  /** For the files of paths. */
  readonly folder: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly tell: (progress: string) => void;
}

const WARM_UP_SECONDS = 1;

// No server here computes more answers than this; a load that does begins anew with its questions.
const QUESTIONS_PER_SECOND = 30_000;

/** Measures servers in a scenario, or in those that are compared with each other, by turns, so that noise of the machine hits all alike. */
export async function measure(bench: Bench, contests: readonly Contest[]): Promise<Measurement[]> {
  const rounds = Array.from({ length: bench.rounds }, (_, round) => round);
  const loads = new Map<Contest, Load[]>(contests.map((contest) => [contest, []]));
  for (const round of rounds) {
    for (const [contest, done] of loads) done.push(await loadOnce(bench, { ...contest, round }));
  }
  return [...loads].map(([{ scenario, server }, done]) => summary(scenario, server, done));
}

/** A server in a scenario. */
export interface Contest {
  readonly scenario: Scenario;
  readonly server: RunningServer;
}

interface Turn extends Contest {
  readonly round: number;
}

interface Load {
  readonly figures: LoadFigures;
  readonly megabytes: number;
}

async function loadOnce(bench: Bench, turn: Turn): Promise<Load> {
  const { scenario, server, round } = turn;
  const first = round * (WARM_UP_SECONDS + bench.seconds) * QUESTIONS_PER_SECOND;
  await load(bench, turn, { first, seconds: WARM_UP_SECONDS });
  const figures = await load(bench, turn, {
    first: first + WARM_UP_SECONDS * QUESTIONS_PER_SECOND,
    seconds: bench.seconds,
  });
  bench.tell(
    `${scenario.name} ${round + 1}/${bench.rounds} ${server.name}: ${Math.round(figures.requestsPerSecond)} requests/s, ` +
      `p99 ${figures.p99.toFixed(2)} ms${figures.failures > 0 ? `, ${figures.failures} FAILED` : ''}`,
  );
  return { figures, megabytes: residentMegabytes(server.child.pid) };
}

interface Stretch {
  /** Number of the first question: none is asked twice of the same server. */
  readonly first: number;
  readonly seconds: number;
}

function load(
  { tool, questions, folder }: Bench,
  { scenario, server }: Contest,
  { first, seconds }: Stretch,
): Promise<LoadFigures> {
  const length = scenario.asks === 'one question' ? 1 : seconds * QUESTIONS_PER_SECOND;
  const addresses = Array.from({ length }, (_, place) =>
    addressAt(server, questions, { scenario, number: first + place }),
  );
  const pathsFile = join(folder, 'paths.txt');
  writeFileSync(pathsFile, addresses.join('\n'));
  return tool.run({ baseUrl: server.baseUrl, pathsFile, coding: scenario.coding, seconds });
}

const addressAt = (server: RunningServer, questions: Questions, place: Place): string =>
  server.addressOf(place.scenario.question(questions, place.number), place);

function summary({ name }: Scenario, server: RunningServer, loads: readonly Load[]): Measurement {
  const middle = (figure: (figures: LoadFigures) => number): number =>
    median(loads.map(({ figures }) => figure(figures)));
  return {
    scenario: name,
    server: server.name,
    requestsPerSecond: middle(({ requestsPerSecond }) => requestsPerSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    failures: loads.reduce((sum, { figures }) => sum + figures.failures, 0),
    megabytes: loads.at(-1)?.megabytes ?? NaN,
  };
}
