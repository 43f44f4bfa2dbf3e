import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onCore } from '../support/core.ts';
import { residentMegabytes } from '../support/memory.ts';
import { ownServer } from '../support/own-server.ts';
import { addressIn, startProcess, untilPrinted, type RunningProcess } from '../support/process.ts';
import { randomFrom } from '../support/random.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Attack } from './attack.ts';
import type { AttackOptions } from './options.ts';
import { startProbe, type Probed } from './probe.ts';

/** What an attack did. */
export interface Outcome {
  readonly attack: Attack;
  readonly before: Probed;
  readonly during: Probed;
  /** Resident, megabytes: the level before, the most during the attack, and the level at the end. */
  readonly memory: { readonly before: number; readonly most: number; readonly after: number };
  /** Seconds after the attack until the memory was back; null when it was not in time. */
  readonly backAfter: number | null;
  /** Of the server, which is told to end; null when a signal ended it. */
  readonly exitCode: number | null;
}

const QUIET_SECONDS = 5;

/** How long after an attack the memory may take to be back. */
export const BACK_SECONDS = 60;

/** Memory is back when it is less than this above the level before, in megabytes. */
export const BACK_MEGABYTES = 75;

/** Starts a server, attacks it, and measures before, during and after. */
export async function attack(one: Attack, { seconds, heap }: AttackOptions): Promise<Outcome> {
  one.prepare?.();
  const link = join(temporaryFolder('attack'), 'current');
  symlinkSync(resolve('dist'), link);
  const server = await start(one, link, heap);
  const address = addressIn(server.output());
  const megabytes = (): number => residentMegabytes(server.pid);
  // What is compiled and kept at the first requests is no work of an attacker.
  await probeFor(address, QUIET_SECONDS);
  const before = await probeFor(address, QUIET_SECONDS);
  const level = megabytes();
  const watch = watchMost(megabytes);
  const probe = startProbe(address);
  const end = performance.now() + seconds * 1000;
  const goesOn = (): boolean => performance.now() < end;
  await one.strike({ address, pid: server.pid, link, random: randomFrom(1), goesOn });
  const [during, most] = [await probe.stop(), watch.stop()];
  const backAfter = await untilBack(() => megabytes() - level < BACK_MEGABYTES);
  const memory = { before: level, most, after: megabytes() };
  return { attack: one, before, during, memory, backAfter, exitCode: await server.stop() };
}

function start({ environment, complaints = 'kept' }: Attack, link: string, heap: number): Promise<RunningProcess> {
  const bounded = heap === 0 ? {} : { NODE_OPTIONS: `--max-old-space-size=${heap}` };
  const usual = { RATE_LIMIT: '120/60', LOG_LEVEL: 'error' };
  const { args, ...launch } = ownServer({ ...usual, ...bounded, ...environment });
  return startProcess(onCore('server', { ...launch, args: [...args, link], complaints }), untilPrinted(/listening on/));
}

async function probeFor(address: string, seconds: number): Promise<Probed> {
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

/** Seconds until something holds; null when it did not in time. */
async function untilBack(isBack: () => boolean): Promise<number | null> {
  if (isBack()) return 0;
  const start = performance.now();
  for (;;) {
    const seconds = (performance.now() - start) / 1000;
    if (isBack()) return seconds;
    if (seconds > BACK_SECONDS) return null;
    await pause(LOOK_MILLISECONDS);
  }
}
