import { z } from 'zod';
import { countFrom, flag } from '../../command-line.ts';
import { median } from '../../support/statistics.ts';
import { check } from '../bounds.ts';
import { chosenFrom, suite, type Tell } from '../suite.ts';
import { measureScenarios } from './contest.ts';
import { measureInProcess } from './in-process.ts';
import { CONNECTIONS } from './load.ts';
import { SCENARIOS } from './scenarios.ts';
import { startOurs } from './servers.ts';

/** What can be measured on its own. */
const PARTS = [{ name: 'in-process' }, { name: 'starts' }, ...SCENARIOS];

const sizes = z
  .string()
  .regex(/^[1-9]\d{0,6}(,[1-9]\d{0,6})*$/, 'wanted whole numbers, separated by commas')
  .transform((text) => text.split(',').map(Number));

/** The speed of the built service beside nginx, a bare node:http and Fastify over SQLite, and as the catalog grows. */
export const SPEED = suite({
  name: 'speed',
  says: 'requests per second beside other servers, work of an answer, growth with the catalog',
  help: `Measures answers in process over catalogs of several sizes, starts, and the built server under load beside others with the same
records; all of them take turns. wrk and nginx are programs of the system, Fastify comes by \`npm ci --prefix scripts/lab\`;
servers that are missing are left out. The machine should have nothing else to do.`,
  flags: z.object({
    seconds: flag(countFrom(1), '3', 'how long each load lasts'),
    rounds: flag(countFrom(1), '3', 'how often each is measured; the median counts'),
    sizes: flag(sizes, '1,10000,100000', 'numbers of actuators; the real catalog is part of each'),
    beside: flag(
      z.string(),
      '',
      'the folder of another checkout, built, that takes turns with this one: before and after in one run',
    ),
    only: chosenFrom(PARTS),
  }),
  measure: async ({ only, ...options }, tell) => {
    const isWanted = (part: string): boolean => only.some(({ name }) => name === part);
    const nothing = { checks: [], tables: [] };
    const inProcess = isWanted('in-process') ? await measureInProcess(options, tell) : nothing;
    const starts = isWanted('starts') ? [check('starts', (await medianOfStarts(tell)) / 1000)] : [];
    const scenarios = SCENARIOS.filter(({ name }) => isWanted(name));
    const loads = scenarios.length === 0 ? nothing : await measureScenarios(scenarios, options, tell);
    return {
      says: [
        `Load by wrk, ${CONNECTIONS} connections, ${options.rounds} × ${options.seconds} s for each server; medians.`,
        ...(options.beside === '' ? [] : [`"other build" and "the other" are the checkout in ${options.beside}.`]),
      ],
      checks: [...loads.checks, ...starts, ...inProcess.checks],
      tables: [...loads.tables, ...inProcess.tables],
    };
  },
});

const STARTS = 3;

async function medianOfStarts(tell: Tell): Promise<number> {
  const times: number[] = [];
  while (times.length < STARTS) {
    tell(`start ${times.length + 1}/${STARTS} …`);
    const { child } = await startOurs();
    times.push(child.readyAfter);
    await child.stop();
  }
  return median(times);
}
