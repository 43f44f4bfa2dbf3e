import { expect, onTestFinished, test } from 'vitest';
import { readOpenMetrics, valueOf } from '../support/openmetrics.ts';
import { startProgram, type Program } from './support/program.ts';
import { makeReleases } from './support/releases.ts';

async function startWorkers(workers: number): Promise<Program> {
  const { current } = makeReleases();
  const server = await startProgram(['src/origin/main.ts', '--workers', String(workers), current], {
    environment: { PORT: '0', METRICS: 'on' },
  });
  onTestFinished(async () => {
    await server.terminate();
  });
  return server;
}

const closing = { headers: { Connection: 'close' } };

/** Answers of the index that the metrics tell of, whichever worker is scraped. */
async function answersOf({ address }: Program): Promise<number> {
  const text = await (await fetch(`${address}/metrics`, closing)).text();
  return valueOf(readOpenMetrics(text), 'http_requests_total', {
    operation: 'get_api_index',
    method: 'GET',
    status: '200',
  });
}

test('the metrics of any worker are those of all, and no total falls when workers are replaced', async () => {
  const server = await startWorkers(2);
  await Promise.all(Array.from({ length: 12 }, () => fetch(`${server.address}/api`, closing)));
  expect([await answersOf(server), await answersOf(server), await answersOf(server)]).toEqual([12, 12, 12]);
  process.kill(server.processId, 'SIGHUP');
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('served by all workers');
  await fetch(`${server.address}/api`, closing);
  expect(await answersOf(server)).toBe(13);
});
