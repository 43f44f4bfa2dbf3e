import { buildService } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/dataset.ts';
import { config } from '../../src/config.ts';
import { readCatalog } from '../support/built-catalog.ts';
import { coresLine } from '../support/core.ts';
import { machineLine } from '../support/machine.ts';
import { median } from '../support/statistics.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { measureInProcess } from './in-process.ts';
import { autocannon } from './load/autocannon.ts';
import type { LoadTool } from './load/load.ts';
import { findWrk } from './load/wrk.ts';
import { measure, type Bench, type Contest, type Measurement } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { questionsOver } from './questions.ts';
import type { Circumstances } from './report.ts';
import type { Scenario } from './scenarios.ts';
import { measureStarts, startServers, type Fleet } from './servers.ts';
import type { Results } from './targets.ts';
import { verify } from './verify.ts';

/** What a run gave, for the report; the day is told by who wants it. */
export interface Outcome {
  readonly circumstances: Omit<Circumstances, 'date'>;
  readonly results: Results;
}

/** Measures everything that was asked for; `tell` hears how far it is. */
export async function runBench(options: BenchOptions, tell: (progress: string) => void): Promise<Outcome> {
  const { scenarios, seconds, rounds } = options;
  const dataset = buildDataset(readCatalog(), config().baseUrl);
  const questions = questionsOver(dataset);
  const folder = temporaryFolder('bench');
  const { tool, missing } = chooseTool(options.tool);
  tell('in process …');
  const inProcess = measureInProcess(buildService(dataset));
  tell('starts of ours …');
  const startMilliseconds = median(await measureStarts());
  const fleet = await startServers({ dataset, questions, scenarios });
  for (const line of [...missing, ...fleet.missing]) tell(`${line}; going on without.`);
  const bench = { tool, questions, folder, seconds, rounds, tell };
  const measurements = await measureFleet(bench, fleet, options);
  return {
    circumstances: {
      ...options,
      machine: `${machineLine()}; ${coresLine()}`,
      tool: `${tool.name} ${tool.version}`,
      actuators: dataset.actuators.length,
      servers: fleet.servers,
      missing: [...missing, ...fleet.missing],
    },
    results: { measurements, inProcess, startMilliseconds },
  };
}

/** Measures each scenario on its servers, and stops them all. */
async function measureFleet(bench: Bench, { servers }: Fleet, { scenarios }: BenchOptions): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  try {
    for (const together of groupsOf(scenarios)) {
      const contests: Contest[] = [];
      for (const scenario of together) {
        const able = servers.filter(({ name }) => scenario.servers.includes(name));
        await verify(scenario, bench.questions, able);
        contests.push(...able.map((server) => ({ scenario, server })));
      }
      measurements.push(...(await measure(bench, contests)));
    }
    return measurements;
  } finally {
    await Promise.all(servers.map(({ child }) => child.stop()));
  }
}

/** The scenarios that take turns. */
function groupsOf(scenarios: readonly Scenario[]): Scenario[][] {
  const groups: Scenario[][] = [];
  for (const scenario of scenarios) {
    const last = groups.at(-1);
    if (scenario.besideTheLast === true && last !== undefined) last.push(scenario);
    else groups.push([scenario]);
  }
  return groups;
}

function chooseTool(wanted: LoadTool['name']): { tool: LoadTool; missing: string[] } {
  if (wanted === 'autocannon') return { tool: autocannon(), missing: [] };
  const wrk = findWrk();
  return wrk === null
    ? { tool: autocannon(), missing: ['wrk: not installed (apt-get install wrk), autocannon loads instead'] }
    : { tool: wrk, missing: [] };
}
