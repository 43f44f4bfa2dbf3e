import { expect, test } from 'vitest';
import { startUntilAnswer, startUntilLine } from '../../../scripts/measuring/child.ts';
import { freePort } from '../../../scripts/measuring/free-port.ts';

const node = (script: string) => ({ name: 'peer', command: process.execPath, args: ['-e', script] });

test('a process is ready at its line, and can be stopped', async () => {
  const child = await startUntilLine(node("console.log('listening on 1'); setInterval(() => 0, 1000)"), /listening/);
  expect(child.readyLine).toBe('listening on 1');
  await child.stop();
  expect(() => process.kill(child.pid, 0)).toThrow();
});

test('a process is ready when it answers', async () => {
  const port = await freePort();
  const server = `require('node:http').createServer((q, s) => s.end('yes')).listen(${port}, '127.0.0.1')`;
  const child = await startUntilAnswer(node(server), `http://127.0.0.1:${port}/`);
  expect(child.readyAfter).toBeGreaterThan(0);
  await child.stop();
});

test('a process that ends before it is ready is told with its complaint', async () => {
  const ends = node("console.error('no such catalog'); process.exit(3)");
  await expect(startUntilLine(ends, /listening/)).rejects.toThrow(/peer: .*ended with 3.*no such catalog/s);
  await expect(startUntilAnswer(ends, `http://127.0.0.1:${await freePort()}/`)).rejects.toThrow('ended with 3');
});

test('a command that does not exist is told', async () => {
  const missing = { name: 'peer', command: 'no-such-program', args: [] };
  await expect(startUntilLine(missing, /x/)).rejects.toThrow('ENOENT');
});
