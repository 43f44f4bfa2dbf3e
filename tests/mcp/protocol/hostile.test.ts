import { expect, test } from 'vitest';
import { ATTACKS, messageOf } from '../../../scripts/mcp/hostile.ts';
import { randomFrom } from '../../../scripts/measuring/random.ts';
import { median } from '../../../scripts/measuring/statistics.ts';
import { post } from '../support/ask.ts';

/** CPU time that one message costs this thread, milliseconds. */
async function costOf(body: string): Promise<number> {
  const before = process.threadCpuUsage();
  await post(body);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test.each(Object.entries(ATTACKS))('%s: the usual message costs less than 20 ms', async (_, make) => {
  const random = randomFrom(7);
  const costs: number[] = [];
  for (let count = 0; count < 15; count += 1) costs.push(await costOf(messageOf(make(random))));
  expect(median(costs)).toBeLessThan(20);
});
