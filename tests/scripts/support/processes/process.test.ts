import { expect, test } from 'vitest';
import { freePort } from '../../../../scripts/support/processes/free-port.ts';
import {
  addressIn,
  runProcess,
  startProcess,
  untilListening,
  untilPrinted,
} from '../../../../scripts/support/processes/process.ts';

const node = (script: string) => ({ name: 'peer', command: process.execPath, args: ['-e', script] });
const server = (port: number): string =>
  `require('node:http').createServer((q, s) => s.end('yes')).listen(${port}, '127.0.0.1')`;

test('a process is ready when it prints its line, and can be stopped', async () => {
  const child = await startProcess(
    node("console.log('listening on \\x1b[1m1\\x1b[0m'); setInterval(() => 0, 1000)"),
    untilPrinted(/listening on 1/),
  );
  expect(child.output()).toBe('listening on 1\n');
  expect(await child.stop()).toBeNull();
  expect(() => process.kill(child.pid, 0)).toThrow();
});

test('a process is ready when it listens', async () => {
  const port = await freePort();
  const child = await startProcess(node(server(port)), untilListening(port));
  expect(child.readyAfter).toBeGreaterThan(0);
  await child.stop();
});

test('a process that ends before it is ready throws an error with its output', async () => {
  const ends = node("console.error('no such catalog'); process.exit(3)");
  await expect(startProcess(ends, untilPrinted(/listening/))).rejects.toThrow(
    /peer: .*ended with 3.*no such catalog/s,
  );
  await expect(startProcess(ends, untilListening(await freePort()))).rejects.toThrow('ended with 3');
});

test('a command that does not exist is reported', async () => {
  const missing = { command: 'no-such-program', args: [] };
  await expect(startProcess(missing, untilPrinted(/x/))).rejects.toThrow(/^no-such-program: .*ENOENT/);
});

test('a process that runs to its end has an exit code and both streams, and gets three of our variables', async () => {
  const script =
    'console.log(process.env.WORD); console.error(Object.keys(process.env).sort().join()); process.exitCode = 4';
  const cached = process.env.NODE_COMPILE_CACHE === undefined ? '' : 'NODE_COMPILE_CACHE,';
  expect(await runProcess({ ...node(script), environment: { WORD: 'one' } })).toEqual({
    exitCode: 4,
    stdout: 'one\n',
    stderr: `HOME,${cached}PATH,WORD\n`,
  });
});

test('a chosen signal ends a process that ignores SIGTERM', async () => {
  const deaf = node("process.on('SIGTERM', () => 0); setInterval(() => 0, 1000); console.log('ready')");
  const child = await startProcess(deaf, untilPrinted(/ready/));
  void child.stop();
  expect(await child.stop('SIGKILL')).toBeNull();
});

test('the address of a server is read from its line', () => {
  expect(addressIn('{"message":"listening on http://127.0.0.1:4321"}')).toBe('http://127.0.0.1:4321');
  expect(() => addressIn('not yet')).toThrow('found "not yet"');
});
