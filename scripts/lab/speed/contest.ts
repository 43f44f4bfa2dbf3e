import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '../../message-of.ts';
import { readCatalog } from '../../support/built-catalog.ts';
import { figureText, timesText, wholeText } from '../../support/figure.ts';
import { figures } from '../../support/markdown.ts';
import { processorSeconds, residentMegabytes } from '../../support/memory.ts';
import { median } from '../../support/statistics.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { check, type BoundName, type Check } from '../bounds.ts';
import { type Table, type Tell } from '../suite.ts';
import { runLoad, type LoadFigures } from './load.ts';
import { questionsOver, type Questions } from './questions.ts';
import { recordAnswers, type Recording } from './recording.ts';
import { RECORDED, recordedPath, type Scenario, type ServerName } from './scenarios.ts';
import { startFastify, startNginxOver, startNodeHttp, startOurs, type RunningServer } from './servers.ts';

/** What one server did in one scenario. */
interface Measurement {
  readonly scenario: string;
  readonly server: ServerName;
  /** The median of a figure over the rounds. */
  readonly middle: (figure: keyof Turn) => number;
  /** Of all rounds. */
  readonly failures: number;
  /** Resident memory after the last round, megabytes. */
  readonly megabytes: number;
}

/** What it did in one round. */
interface Turn extends LoadFigures {
  /** Processor time of a request in all processes of the server, microseconds. */
  readonly workMicroseconds: number;
}

/** What every load of a run shares. */
interface Setup {
  readonly questions: Questions;
  readonly recording: Recording;
  readonly options: { readonly seconds: number; readonly rounds: number; readonly beside: string };
  readonly pathsFile: string;
  readonly tell: Tell;
}

/** Has the servers of each scenario take turns under load. Rejects when ours cannot be started. */
export async function measureScenarios(
  scenarios: readonly Scenario[],
  options: Setup['options'],
  tell: Tell,
): Promise<{ checks: Check[]; tables: Table[] }> {
  const { actuators } = readCatalog();
  const questions = questionsOver(actuators);
  const ours = await startOurs();
  const recording = await recordAnswers(ours.baseUrl, { questions, actuators: actuators.length }, scenarios);
  const servers = [ours, ...(await startOthers(scenarios, { recording, options, tell }))];
  const setup = { questions, recording, options, pathsFile: join(temporaryFolder('paths'), 'paths.txt'), tell };
  const found: Measurement[] = [];
  for (const scenario of scenarios) {
    const able = servers.filter(({ name }) => scenario.servers.includes(name));
    await compareRecords(scenario, questions, able);
    found.push(...(await measureScenario(scenario, able, setup)));
  }
  await Promise.all(servers.map(({ child }) => child.stop()));
  return { checks: checksOf(found), tables: scenarios.map((scenario) => tableOf(scenario, found)) };
}

/** Starts the other servers that the scenarios want; those that cannot be started are told and left out. */
async function startOthers(
  scenarios: readonly Scenario[],
  { recording, options: { beside }, tell }: Pick<Setup, 'recording' | 'options' | 'tell'>,
): Promise<RunningServer[]> {
  const starts: readonly (readonly [ServerName, () => Promise<RunningServer>])[] = [
    ['ours, logging', () => startOurs('ours, logging')],
    ...(beside === '' ? [] : [['other build', () => startOurs('other build', beside)] as const]),
    ['node:http', () => startNodeHttp(recording)],
    ['nginx', () => startNginxOver(recording)],
    ['fastify + sqlite', () => startFastify(recording)],
  ];
  const servers: RunningServer[] = [];
  for (const [name, start] of starts.filter(([server]) => scenarios.some(({ servers: all }) => all.includes(server)))) {
    try {
      servers.push(await start());
    } catch (error) {
      tell(`${name}: ${messageOf(error)}; going on without.`);
    }
  }
  return servers;
}

const records = z.object({ data: z.array(z.object({ id: z.string() })) });

// Not the first: it may be of no category.
const COMPARED_QUESTION = 43;

/** Throws when a server that computes answers finds other records than ours: the figures would not compare. */
async function compareRecords(
  scenario: Scenario,
  questions: Questions,
  servers: readonly RunningServer[],
): Promise<void> {
  const path = questions[scenario.question](COMPARED_QUESTION);
  const found = await Promise.all(
    servers
      .filter(({ name }) => !RECORDED.includes(name))
      .map(async ({ baseUrl }) => {
        const body: unknown = await (await fetch(`${baseUrl}${path}`)).json();
        const read = records.safeParse(body);
        return JSON.stringify(read.success ? read.data.data.map(({ id }) => id).toSorted() : body).slice(0, 2000);
      }),
  );
  if (new Set(found).size > 1)
    throw new Error(`${path}: found ${found.join(' and ')}, wanted the same of all servers.`);
}

const WARM_UP_SECONDS = 1;

// No server here computes more answers than this; a load that does begins anew with its questions.
const QUESTIONS_PER_SECOND = 30_000;

async function measureScenario(
  scenario: Scenario,
  servers: readonly RunningServer[],
  setup: Setup,
): Promise<Measurement[]> {
  const { rounds, seconds } = setup.options;
  const turns = new Map<RunningServer, Turn[]>(servers.map((server) => [server, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [server, done] of turns) {
      const first = round * (WARM_UP_SECONDS + seconds) * QUESTIONS_PER_SECOND;
      await loadFrom(first, WARM_UP_SECONDS, { scenario, server, setup });
      const before = processorSeconds(server.child.pid);
      const figuresFound = await loadFrom(first + QUESTIONS_PER_SECOND, seconds, { scenario, server, setup });
      const workMicroseconds = ((processorSeconds(server.child.pid) - before) * 1e6) / figuresFound.requests;
      done.push({ ...figuresFound, workMicroseconds });
      setup.tell(
        `${scenario.name} ${round + 1}/${rounds} ${server.name}: ${wholeText(figuresFound.requestsPerSecond)} requests/s, ` +
          `${figureText(workMicroseconds)} µs each, p99 ${figureText(figuresFound.p99)} ms`,
      );
    }
  }
  return [...turns].map(([server, done]) => ({
    scenario: scenario.name,
    server: server.name,
    middle: (figure) => median(done.map((turn) => turn[figure])),
    failures: done.reduce((sum, { failures }) => sum + failures, 0),
    megabytes: residentMegabytes(server.child.pid),
  }));
}

interface Contestant {
  readonly scenario: Scenario;
  readonly server: RunningServer;
  readonly setup: Setup;
}

/** Loads a server with questions from a number on: none is asked twice of the same server. */
function loadFrom(first: number, seconds: number, { scenario, server, setup }: Contestant): Promise<LoadFigures> {
  const { questions, recording, pathsFile } = setup;
  const recorded = recording.counts.get(scenario.name) ?? 1;
  const length = scenario.asks === 'one question' ? 1 : seconds * QUESTIONS_PER_SECOND;
  const paths = Array.from({ length }, (_, index) =>
    RECORDED.includes(server.name)
      ? recordedPath(scenario, (first + index) % recorded)
      : questions[scenario.question](first + index),
  );
  writeFileSync(pathsFile, paths.join('\n'));
  return runLoad(server.baseUrl, pathsFile, seconds);
}

/** The bounds on rates: ours, or ours while it logs, to another server. */
const RATES: readonly (readonly [BoundName, scenario: string, server: ServerName, own?: ServerName])[] = [
  ['one', 'get-one', 'node:http'],
  ['loggedOne', 'get-one', 'node:http', 'ours, logging'],
  ['repeatedList', 'list-repeated', 'nginx'],
  ['repeatedSearch', 'search-repeated', 'nginx'],
  ['lists', 'list-different', 'nginx'],
  ['searches', 'search-different', 'nginx'],
  ['comparisons', 'compare', 'fastify + sqlite'],
];

function checksOf(found: readonly Measurement[]): Check[] {
  const figureOf = (figure: keyof Turn, wanted: string, name: ServerName): number =>
    found.find(({ scenario, server }) => scenario === wanted && server === name)?.middle(figure) ?? NaN;
  const rates = RATES.map(([bound, scenario, server, own = 'ours']) =>
    check(bound, figureOf('requestsPerSecond', scenario, own) / figureOf('requestsPerSecond', scenario, server)),
  );
  const late = figureOf('p99', 'list-different', 'ours') / figureOf('p99', 'list-different', 'node:http');
  const memory = Math.max(...found.flatMap(({ server, megabytes }) => (server === 'ours' ? [megabytes] : [])));
  return [...rates, check('lateLists', late), check('memory', memory)];
}

function tableOf({ name, says }: Scenario, found: readonly Measurement[]): Table {
  const rows = found.filter(({ scenario }) => scenario === name);
  const own = rows.find(({ server }) => server === 'ours')?.middle('requestsPerSecond') ?? NaN;
  return {
    title: `${name}: ${says}`,
    columns: [{ title: 'server' }, ...figures('requests/s', 'ours to it', 'p50 ms', 'p99 ms', 'work µs', 'memory MB')],
    rows: rows.map(({ server, middle, failures, megabytes }) => [
      server,
      wholeText(middle('requestsPerSecond')) + (failures === 0 ? '' : ` (${failures} failed)`),
      timesText(own / middle('requestsPerSecond')),
      ...[middle('p50'), middle('p99'), middle('workMicroseconds')].map(figureText),
      wholeText(megabytes),
    ]),
  };
}
