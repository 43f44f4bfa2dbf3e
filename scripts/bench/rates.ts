import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalog } from '../support/built-catalog.ts';
import { figures } from '../support/markdown.ts';
import { messageOf } from '../support/message-of.ts';
import { figureText, timesText, wholeText } from '../support/numbers/figure-text.ts';
import { median } from '../support/numbers/statistics.ts';
import { residentMegabytes } from '../support/processes/memory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Bound, Check, Measurement, Result, Run, Table } from './measurement.ts';
import { atLeast, below } from './measurement.ts';
import { questionsOver, type Question } from './questions.ts';
import { recordAnswers, recordedPath } from './record-answers.ts';
import { runLoad, type LoadFigures } from './run-wrk.ts';
import type { Material, OtherServer, RunningServer, ServerName } from './servers.ts';
import { START_OTHER, startOurs } from './servers.ts';

/** A kind of question, and the servers that are compared with ours. */
interface Contest {
  readonly name: 'one' | 'list' | 'search' | 'compare';
  readonly about: string;
  readonly others: readonly OtherServer[];
}

/** They compute nothing, and send recorded answers. */
const REPLAYING = ['node:http', 'nginx'] as const;

const CONTESTS: readonly Contest[] = [
  { name: 'one', about: 'one actuator, all ids in rotation', others: ['ours, logging', ...REPLAYING] },
  { name: 'list', about: 'lists, each different', others: REPLAYING },
  { name: 'search', about: 'searches, each different, one in ten misspelt', others: REPLAYING },
  { name: 'compare', about: 'five actuators, always others', others: ['node:http', 'fastify + sqlite'] },
];

/** A bound on a figure of one server divided by that of another. */
interface Ratio {
  readonly contest: Contest['name'];
  readonly figure: 'requestsPerSecond' | 'p99';
  readonly of: ServerName;
  readonly to: ServerName;
  readonly bound: Bound;
}

const RATIOS: readonly Ratio[] = [
  { contest: 'one', figure: 'requestsPerSecond', of: 'ours', to: 'node:http', bound: atLeast(0.85) },
  { contest: 'one', figure: 'requestsPerSecond', of: 'ours, logging', to: 'node:http', bound: atLeast(0.75) },
  { contest: 'one', figure: 'p99', of: 'ours', to: 'node:http', bound: below(2.5) },
  { contest: 'list', figure: 'requestsPerSecond', of: 'ours', to: 'node:http', bound: atLeast(0.55) },
  { contest: 'list', figure: 'p99', of: 'ours', to: 'node:http', bound: below(2.5) },
  { contest: 'search', figure: 'requestsPerSecond', of: 'ours', to: 'node:http', bound: atLeast(0.55) },
  { contest: 'search', figure: 'p99', of: 'ours', to: 'node:http', bound: below(2.5) },
  { contest: 'compare', figure: 'requestsPerSecond', of: 'ours', to: 'fastify + sqlite', bound: atLeast(1) },
];

/** Requests per second against other servers, a measurement for each contest. */
export const RATES: readonly Measurement[] = CONTESTS.map((contest) => ({
  name: contest.name,
  about: `requests per second against other servers: ${contest.about}`,
  measure: (run) => measureContest(contest, run),
}));

/** The figures of each server, one entry for each round. */
type Found = ReadonlyMap<ServerName, LoadFigures[]>;

// A representative sample that can be recorded within a second.
const RECORDED = 256;

async function measureContest(contest: Contest, run: Run): Promise<Result> {
  const ours = await startOurs();
  const records = readCatalog().actuators;
  const question = questionsOver(records)[contest.name];
  const folder = await recordAnswers(ours.baseUrl, question, RECORDED);
  const servers = [ours, ...(await startOthers(contest, { folder, records }, run))];
  const found = await takeTurns(servers, question, run);
  const tables = [tableOf(contest, servers, found)];
  await Promise.all(servers.map((server) => server.process.stop()));
  return {
    tables,
    checks: RATIOS.filter((each) => each.contest === contest.name).map((each) => checkOf(each, found)),
  };
}

/** Starts the other servers; one that is not installed is reported and left out. */
async function startOthers(
  { others }: Contest,
  material: Material,
  { progress }: Run,
): Promise<RunningServer[]> {
  const servers: RunningServer[] = [];
  for (const name of others) {
    try {
      servers.push(await START_OTHER[name](material));
    } catch (error) {
      progress(`without ${name}: ${messageOf(error)}`);
    }
  }
  return servers;
}

// More than any server here answers in a run, so that no load repeats a question.
const QUESTIONS_PER_SECOND = 20_000;

/**
 * V8 compiles hot code for about this long, on the server's core: answers get faster, and a list can take 20
 * ms. The bounds hold for warm servers.
 */
const WARM_UP_SECONDS = 5;

/** Loads the servers in turns, so that a slow moment of the machine affects all of them. */
async function takeTurns(servers: readonly RunningServer[], question: Question, run: Run): Promise<Found> {
  const found = new Map(servers.map(({ name }) => [name, new Array<LoadFigures>()]));
  const file = join(temporaryFolder('paths'), 'paths.txt');
  let asked = 0;
  const load = ({ baseUrl, isRecorded }: RunningServer, seconds: number): Promise<LoadFigures> => {
    const numbers = Array.from({ length: seconds * QUESTIONS_PER_SECOND }, () => (asked += 1));
    const paths = numbers.map((number) => (isRecorded ? recordedPath(number % RECORDED) : question(number)));
    writeFileSync(file, paths.join('\n'));
    return runLoad(baseUrl, file, seconds);
  };
  for (const server of servers) {
    run.progress(`${server.name} warms up`);
    await load(server, WARM_UP_SECONDS);
  }
  for (let round = 1; round <= run.rounds; round += 1) {
    for (const server of servers) {
      // After its pause.
      await load(server, 1);
      const loaded = await load(server, run.seconds);
      found.get(server.name)?.push(loaded);
      const rate = wholeText(loaded.requestsPerSecond);
      run.progress(`${round}/${run.rounds} ${server.name}: ${rate} requests/s`);
    }
  }
  return found;
}

/** The median of a figure over the rounds; NaN of a server that was left out. */
const figureOf = (found: Found, name: ServerName, figure: keyof LoadFigures): number =>
  median(found.get(name)?.map((round) => round[figure]) ?? []);

const checkOf = ({ contest, figure, of, to, bound }: Ratio, found: Found): Check => ({
  figure: `${contest}: ${figure === 'p99' ? '99th percentile' : 'requests/s'} of ${of}, to ${to}`,
  bound,
  measured: figureOf(found, of, figure) / figureOf(found, to, figure),
});

const tableOf = ({ name, about }: Contest, servers: readonly RunningServer[], found: Found): Table => ({
  title: `${name}: ${about}`,
  columns: [{ title: 'server' }, ...figures('requests/s', 'ours to it', 'p50 ms', 'p99 ms', 'memory MB')],
  rows: servers.map((server) => {
    const [rate = NaN, ...times] = (['requestsPerSecond', 'p50', 'p99'] as const).map((figure) =>
      figureOf(found, server.name, figure),
    );
    const ratio = timesText(figureOf(found, 'ours', 'requestsPerSecond') / rate);
    const memory = wholeText(residentMegabytes(server.process.pid));
    return [server.name, wholeText(rate), ratio, ...times.map(figureText), memory];
  }),
});
