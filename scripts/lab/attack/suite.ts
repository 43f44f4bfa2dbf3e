import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { countFrom, flag } from '../../command-line.ts';
import { startMeasured } from '../../support/core.ts';
import { figureText, wholeText } from '../../support/figure.ts';
import { figures } from '../../support/markdown.ts';
import { processorSeconds, residentMegabytes } from '../../support/memory.ts';
import { ownServer } from '../../support/own-server.ts';
import { addressIn, type RunningProcess } from '../../support/process.ts';
import { randomFrom } from '../../support/random.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { BOUNDS, check, type Check } from '../bounds.ts';
import { chosenFrom, suite, type Table, type Tell } from '../suite.ts';
import type { Attack } from './attack.ts';
import { BAD_DAYS } from './bad-days.ts';
import { CONNECTION_ATTACKS } from './connections.ts';
import { PROBED, startProbe, type ProbeReport } from './probe.ts';
import { REQUEST_ATTACKS } from './requests.ts';

const ATTACKS = [...REQUEST_ATTACKS, ...CONNECTION_ATTACKS, ...BAD_DAYS];

/** What hostile clients and bad days do to others. */
export const ATTACK = suite({
  name: 'attack',
  says: 'hostile clients and bad days, and what others notice of them',
  help: `Starts the built server on one core for each attack, and measures what others notice: how long /healthz, /metrics and the record
of an actuator take on new connections before and during it, and how much memory the server holds. Wants Linux, where all
of 127.0.0.0/8 is loopback: attackers and others come from different addresses of it, and nothing leaves the machine.`,
  flags: z.object({
    seconds: flag(countFrom(1), '15', 'how long each attack lasts'),
    heap: flag(
      countFrom(0),
      '0',
      'megabytes of heap that the server has; 0 for as much as it wants. With few only survival is judged',
    ),
    only: chosenFrom(ATTACKS),
  }),
  measure: async ({ only, seconds, heap }, tell) => {
    const results: Result[] = [];
    for (const attack of only) results.push(await runAttack(attack, { seconds, heap }, tell));
    const limits = heap === 0 ? '' : ` The server has a heap of ${heap} MB: only survival is judged.`;
    return {
      says: [`Each attack lasts ${seconds} s.${limits}`],
      checks: results.flatMap((result) => checksOf(result, heap > 0)),
      tables: tablesOf(results),
    };
  },
});

/** What an attack did. */
export interface Result {
  readonly attack: Pick<Attack, 'name' | 'says' | 'memoryBound' | 'countsAs'>;
  readonly before: ProbeReport;
  readonly during: ProbeReport;
  /** Resident, megabytes: the level before, the most during the attack, and the level a minute after at the latest. */
  readonly memory: { readonly before: number; readonly most: number; readonly after: number };
  /** Processor time of each request of the attack as it is counted, without what the server does anyway, milliseconds. */
  readonly workMilliseconds: number;
  /** Answers that should have been others. */
  readonly misled: readonly string[];
  /** Of the server when it is told to stop; null when a signal ended it. */
  readonly exitCode: number | null;
}

const QUIET_SECONDS = 5;
const BACK_SECONDS = 60;

/** Starts a server, attacks it, and measures before, during and after. */
async function runAttack(
  attack: Attack,
  { seconds, heap }: { seconds: number; heap: number },
  tell: Tell,
): Promise<Result> {
  attack.prepare?.();
  const link = join(temporaryFolder('attack'), 'current');
  symlinkSync(resolve('dist'), link);
  const server = await start(attack, link, heap);
  const address = addressIn(server.output());
  const megabytes = (): number => residentMegabytes(server.pid);
  // What is compiled and kept at the first requests is no work of an attacker.
  await probeFor(address, QUIET_SECONDS);
  const atQuiet = processorSeconds(server.pid);
  const before = await probeFor(address, QUIET_SECONDS);
  const quietWork = (processorSeconds(server.pid) - atQuiet) / QUIET_SECONDS;
  const level = megabytes();
  const watch = watchMost(megabytes);
  const probe = startProbe(address);
  const [started, atStart] = [performance.now(), processorSeconds(server.pid)];
  const misled: string[] = [];
  let requests = 0;
  await attack.strike({
    address,
    pid: server.pid,
    link,
    random: randomFrom(1),
    goesOn: () => performance.now() < started + seconds * 1000,
    sent: () => void (requests += 1),
    misled: (answer) => misled.push(answer),
  });
  const work = processorSeconds(server.pid) - atStart - (quietWork * (performance.now() - started)) / 1000;
  const [during, most] = [await probe.stop(), watch.stop()];
  await untilBack(() => megabytes() - level < BOUNDS.memoryBack.wanted.below);
  const memory = { before: level, most, after: megabytes() };
  const workMilliseconds = (Math.max(0, work) * 1000) / requests / (attack.countsAs ?? 1);
  const exitCode = await server.stop();
  const result = { attack, before, during, memory, workMilliseconds, misled, exitCode };
  tell(cellsOf(result).join(', '));
  return result;
}

function start({ environment, complaints = 'kept' }: Attack, link: string, heap: number): Promise<RunningProcess> {
  const bounded = heap === 0 ? {} : { NODE_OPTIONS: `--max-old-space-size=${heap}` };
  const usual = { RATE_LIMIT: '120/60', LOG_LEVEL: 'error', METRICS: 'on' };
  const launch = ownServer({ ...usual, ...bounded, ...environment });
  return startMeasured({ ...launch, args: [...launch.args, link], complaints });
}

async function probeFor(address: string, seconds: number): Promise<ProbeReport> {
  const probe = startProbe(address);
  await pause(seconds * 1000);
  return probe.stop();
}

const LOOK_MILLISECONDS = 200;

/** Watches a figure until it is stopped, and gives the highest that was seen. */
function watchMost(figure: () => number): { readonly stop: () => number } {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(figure()), LOOK_MILLISECONDS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.max(...seen, figure());
    },
  };
}

async function untilBack(isBack: () => boolean): Promise<void> {
  const end = performance.now() + BACK_SECONDS * 1000;
  while (!isBack() && performance.now() < end) await pause(LOOK_MILLISECONDS);
}

/** The checks of an attack; on a small heap only survival is judged. */
export function checksOf(result: Result, hasSmallHeap: boolean): Check[] {
  const { attack, before, during, memory, workMilliseconds, misled, exitCode } = result;
  const { name, memoryBound = 'attackMemory', countsAs } = attack;
  const survival = [check('lost', before.lost + during.lost, name), check('exit', exitCode ?? Infinity, name)];
  if (hasSmallHeap) return survival;
  return [
    ...PROBED.map((path, row) => check('late', during.p99[row] ?? NaN, `${name}, ${path}`)),
    check(memoryBound, memory.most - memory.before, name),
    check('memoryBack', memory.after - memory.before, name),
    ...(countsAs !== undefined ? [check('work', workMilliseconds, name)] : []),
    check('misled', misled.length, name),
    ...survival,
  ];
}

const TITLES = [
  ...PROBED.flatMap((path) => [`${path.split('/').at(-1) ?? ''} p99 ms, quiet`, 'attacked']),
  ...['lost', 'MB before', 'most', 'after', 'work ms', 'misled'],
];

const cellsOf = ({ attack, before, during, memory, workMilliseconds, misled }: Result): string[] => [
  attack.name,
  ...PROBED.flatMap((_, row) => [before, during].map(({ p99 }) => figureText(p99[row] ?? NaN))),
  ...[before.lost + during.lost, memory.before, memory.most, memory.after].map(wholeText),
  figureText(workMilliseconds),
  wholeText(misled.length),
];

const tablesOf = (results: readonly Result[]): Table[] => [
  {
    title: 'What others notice',
    columns: [{ title: 'attack' }, ...figures(...TITLES)],
    rows: results.map(cellsOf),
  },
  {
    title: 'What is done',
    columns: [{ title: 'attack' }, { title: 'says' }],
    rows: results.map(({ attack }) => [attack.name, attack.says]),
  },
  {
    title: 'Answers that should have been others',
    columns: [{ title: 'attack' }, { title: 'request and answer' }],
    rows: results.flatMap(({ attack, misled }) => [...new Set(misled)].map((answer) => [attack.name, answer])),
  },
];
