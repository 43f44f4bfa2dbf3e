import { describe, expect, onTestFinished, test } from 'vitest';
import { ownServer } from '../../scripts/support/processes/own-server.ts';
import { addressIn, startProcess, untilPrinted } from '../../scripts/support/processes/process.ts';
import { manyTimes } from '../contract/support/fortress.ts';
import { BASE_URL } from '../contract/support/program.ts';

/** More lines than a pipe and the buffer of the process hold together. */
const REQUESTS = 400;
const PATH = `/api/v1/brands?${'x'.repeat(4000)}`;

describe.each(['full disk', 'unread'] as const)('a server whose log stream is: %s', (complaints) => {
  test('answers all requests, counts lost lines, reports them, and stops on a signal', async () => {
    const environment = { BASE_URL, RATE_LIMIT: 'off', METRICS: 'on', LOG_LEVEL: 'info' };
    const server = await startProcess(
      { ...ownServer(environment), complaints },
      untilPrinted(/listening on/),
    );
    onTestFinished(() => void server.stop('SIGKILL'));
    const textOf = async (path: string): Promise<string> =>
      (await fetch(addressIn(server.output()) + path)).text();
    const statuses = new Set<number>();
    await manyTimes(REQUESTS, async () => {
      const response = await fetch(addressIn(server.output()) + PATH);
      await response.bytes();
      statuses.add(response.status);
    });
    expect([...statuses]).toEqual([200]);
    await expect
      .poll(async () => Number(/^log_lines_dropped_total (\d+)/m.exec(await textOf('/metrics'))?.[1]))
      .toBeGreaterThan(0);
    expect(await textOf('/healthz')).toContain('"troubles":["log_lines_dropped"]');
    expect(await server.stop()).toBe(0);
  });
});
