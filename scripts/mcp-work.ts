import { parseArgs } from 'node:util';
import { buildService } from '../src/api/service.ts';
import { buildDataset } from '../src/catalog/dataset.ts';
import { answerMcp } from '../src/mcp/protocol/endpoint.ts';
import { buildMcpService } from '../src/mcp/service.ts';
import { collectYoung } from '../src/server/memory.ts';
import { alignedLines } from './catalog/table.ts';
import { EXIT, print } from './command-line.ts';
import { ATTACKS, callOf } from './mcp/hostile.ts';
import { readCatalog } from './support/built-catalog.ts';
import { randomFrom } from './support/random.ts';
import { percentile } from './support/statistics.ts';

const HELP = `Usage: node scripts/mcp-work.ts [--messages <n>]

Measures in this process how much CPU time single messages to the MCP server cost that are meant to cost much.

  --messages  how many in all (default: 10000)`;

const JSON_TYPE = { 'Content-Type': 'application/json' };

const { values } = parseArgs({
  options: { help: { type: 'boolean', default: false }, messages: { type: 'string', default: '10000' } },
});
process.exitCode = values.help ? print([HELP], EXIT.well) : await run(Number(values.messages));

async function run(messages: number): Promise<number> {
  // As the server does.
  collectYoung();
  const catalog = readCatalog();
  const service = buildMcpService(buildService(buildDataset(catalog, 'http://localhost')), { documentAt: () => null });
  const random = randomFrom(1);
  const each = Math.ceil(messages / Object.keys(ATTACKS).length);
  const all: number[] = [];
  const rows: string[][] = [];
  for (const [name, make] of Object.entries(ATTACKS)) {
    const costs: number[] = [];
    for (let index = 0; index < each; index += 1) costs.push(await costOf(JSON.stringify(callOf(make(random)))));
    rows.push([name, ...figures(costs)]);
    all.push(...costs);
  }
  const heads = ['attack', 'messages', 'p50 ms', 'p99 ms', 'max ms'];
  return print(alignedLines([heads, ...rows, ['all', ...figures(all)]], new Set([1, 2, 3, 4])), EXIT.well);

  /** CPU time of this thread for one message, milliseconds. */
  async function costOf(body: string): Promise<number> {
    const request = new Request('http://localhost/mcp', { method: 'POST', headers: JSON_TYPE, body });
    const before = process.threadCpuUsage();
    await (await answerMcp(service, request)).bytes();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  }
}

function figures(costs: readonly number[]): string[] {
  const shown = [percentile(costs, 0.5), percentile(costs, 0.99), Math.max(...costs)];
  return [String(costs.length), ...shown.map((cost) => cost.toFixed(1))];
}
