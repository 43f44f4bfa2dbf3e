import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../../scripts/support/numbers/random.ts';
import { startMeasured } from '../../../scripts/support/processes/cpu-cores.ts';
import { residentMegabytes } from '../../../scripts/support/processes/memory.ts';
import { ownServer } from '../../../scripts/support/processes/own-server.ts';
import { addressIn } from '../../../scripts/support/processes/process.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { BASE_URL } from '../../contract/support/program.ts';
import type { Attack } from './attack.ts';
import { callOf } from './hostile-requests.ts';
import { memoryGroup } from './memory-limit.ts';
import { startOthers, type Noticed } from './others.ts';
import { closingPost, send } from './sending.ts';
import { measureSlowdown } from './slowdown.ts';

/** The memory limit of the server in the shipped unit and container, MB. */
export const MEMORY_LIMIT = 768;

/** The outcome of an attack. */
export interface Outcome {
  readonly quiet: Noticed;
  readonly attacked: Noticed;
  /** The server's working time under attack, as a multiple of its time on a core of its own. */
  readonly slowdown: number;
  /** Resident memory before the attack and the maximum during it, MB. */
  readonly memory: { readonly before: number; readonly most: number };
  /** True if the system enforces `MEMORY_LIMIT`. */
  readonly isLimited: boolean;
  /** The server's exit code when stopped; null if a signal ended it. */
  readonly exitCode: number | null;
  /** Answers that break a promise. */
  readonly complaints: readonly string[];
}

const SETTINGS = {
  BASE_URL,
  RATE_LIMIT: '120/60',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
  METRICS: 'on',
};

const WARM_UP_SECONDS = 1;
const QUIET_SECONDS = 2;

/**
 * Starts the built server on one core, measures other clients without attack, then attacks for some seconds.
 */
export async function runAttack(attack: Attack, seconds: number): Promise<Outcome> {
  const link = join(temporaryFolder('attack'), 'current');
  symlinkSync(resolve('dist'), link);
  const own = ownServer({ ...SETTINGS, ...attack.environment });
  const launch = { ...own, args: [...own.args, link], complaints: attack.complaints ?? 'kept' };
  const group = memoryGroup(MEMORY_LIMIT);
  const server = await startMeasured(group?.holding(launch) ?? launch);
  const address = addressIn(server.output());
  // Compile time of the first requests must not count as an effect of the attack.
  await Promise.all([othersFor(address, WARM_UP_SECONDS), askUsualQuestions(address)]);
  const quiet = await othersFor(address, QUIET_SECONDS);
  const memory = watchMemory(server.pid);
  const slowdown = measureSlowdown(server.pid);
  const others = await startOthers(address);
  const complaints: string[] = [];
  const end = performance.now() + seconds * 1000;
  await attack.strike({
    address,
    pid: server.pid,
    link,
    random: randomFrom(1),
    goesOn: () => performance.now() < end,
    complain: (answer) => complaints.push(answer),
  });
  const attacked = await others.stop();
  const slowed = slowdown();
  const figures = memory.stop();
  const exitCode = await server.stop();
  group?.remove();
  const outcome = { quiet, attacked, slowdown: slowed, memory: figures, isLimited: group !== null };
  return { ...outcome, exitCode, complaints };
}

async function othersFor(address: string, seconds: number): Promise<Noticed> {
  const others = await startOthers(address);
  await pause(seconds * 1000);
  return others.stop();
}

const USUAL_SET = {
  joints: [
    { name: 'Hip', min_peak_torque_nm: 20 },
    { name: 'Knee', min_peak_torque_nm: 40 },
  ],
  same: ['brand', 'comm', 'voltage_v'],
};

/** A client that requests ordinary sets, by POST and by MCP, within its limit. */
async function askUsualQuestions(address: string): Promise<void> {
  const call = callOf({ tool: 'match_actuators', given: USUAL_SET });
  const questions = [
    closingPost('/api/v1/actuators/match', JSON.stringify(USUAL_SET)),
    closingPost('/mcp', JSON.stringify(call)),
    closingPost('/mcp', JSON.stringify([call])),
  ];
  for (let round = 0; round < 15; round += 1)
    await send({ address }, USUAL_CLIENT, questions[round % questions.length] ?? '');
}

/** A number that no attacker has. */
const USUAL_CLIENT = 200;

const LOOK_MILLISECONDS = 50;

function watchMemory(pid: number): { readonly stop: () => Outcome['memory'] } {
  const before = residentMegabytes(pid);
  const seen = [before];
  // NaN if the process has ended.
  const look = (): void => void seen.push(residentMegabytes(pid) || 0);
  const timer = setInterval(look, LOOK_MILLISECONDS);
  return {
    stop: () => {
      clearInterval(timer);
      return { before, most: Math.max(...seen) };
    },
  };
}
