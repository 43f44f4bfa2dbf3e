import { parseArgs } from 'node:util';
import { answerActuators } from '../src/api/answers/list.ts';
import { openService, prepareService } from '../src/api/service.ts';
import { buildDataset } from '../src/catalog/dataset.ts';
import { HOSTILE_QUERIES } from './bench/hostile-queries.ts';
import { alignedLines } from './catalog/table.ts';
import { EXIT, print } from './command-line.ts';
import { readCatalog } from './support/built-catalog.ts';
import { randomFrom } from './support/random.ts';
import { percentile } from './support/statistics.ts';

const HELP = `Usage: node scripts/query-work.ts [--queries <n>]

Measures in this process how much CPU time single queries of the list of actuators cost that are meant to cost much.

  --queries  how many in all (default: 10000)`;

const { values } = parseArgs({
  options: { help: { type: 'boolean', default: false }, queries: { type: 'string', default: '10000' } },
});
process.exitCode = values.help ? print([HELP], EXIT.well) : run(Number(values.queries));

function run(queries: number): number {
  const service = openService(prepareService(buildDataset(readCatalog(), 'http://localhost')));
  const random = randomFrom(1);
  const each = Math.ceil(queries / Object.keys(HOSTILE_QUERIES).length);
  const costs = Object.entries(HOSTILE_QUERIES).map(([name, make]) => ({
    name,
    costs: Array.from({ length: each }, () => costOf(make(random))),
  }));
  const rows = [...costs, { name: 'all', costs: costs.flatMap((row) => row.costs) }];
  const heads = ['queries', 'number', 'p50 ms', 'p99 ms', 'max ms'];
  return print(
    alignedLines([heads, ...rows.map(({ name, costs: own }) => [name, ...figures(own)])], new Set([1, 2, 3, 4])),
    EXIT.well,
  );

  /** CPU time of this thread for one answer, milliseconds; the query's text is read within it. */
  function costOf(query: string): number {
    const before = process.threadCpuUsage();
    const question = { path: '/api/v1/actuators', parameters: new URLSearchParams(query) };
    answerActuators(service, { ...question, contentType: null, body: null });
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  }
}

function figures(costs: readonly number[]): string[] {
  const shown = [percentile(costs, 0.5), percentile(costs, 0.99), Math.max(...costs)];
  return [String(costs.length), ...shown.map((cost) => cost.toFixed(2))];
}
