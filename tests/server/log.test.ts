import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../../src/server/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A log destination that a test can read, fill or stop. */
function openSink() {
  const written: string[] = [];
  let waiting = 0;
  const sink = {
    isFull: false,
    isStuck: false,
    get writableLength() {
      return waiting;
    },
    write: (text: string, done: (error?: Error | null) => void): void => {
      if (sink.isStuck) return void (waiting += text.length);
      if (!sink.isFull) written.push(text);
      done(sink.isFull ? new Error('ENOSPC') : null);
    },
    on: () => sink,
  };
  return { sink, written };
}

test('lines are written in batches, or after a second', () => {
  const { sink, written } = openSink();
  const { log } = openLog('info', sink);
  log.info({ path: '/one' });
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
  for (let count = 0; count < 600; count += 1) log.info({ path: '/'.repeat(60) });
  expect(written.length).toBeGreaterThan(2);
  expect(written.slice(1).every((piece) => piece.length < 33_000 && piece.endsWith('}\n'))).toBe(true);
});

test('lines below its level are not written', async () => {
  const { sink, written } = openSink();
  const { log, flush } = openLog('warn', sink);
  log.info({ path: '/one' });
  log.error({ path: '/two' }, 'fault');
  await flush();
  expect(written.join('')).toMatch(/^[^\n]*"path":"\/two"[^\n]*\n$/);
});

test('a line has level, time and fields, and an error its causes', async () => {
  vi.setSystemTime('2026-11-26T10:00:00.123Z');
  const { sink, written } = openSink();
  const { log, flush } = openLog('info', sink);
  log.info({ path: '/"é"', bytes: undefined });
  log.info({}, 'begins');
  log.error({ err: new TypeError('no page', { cause: new Error('no disk') }) }, 'fault');
  await flush();
  const [request, begin, fault = ''] = written.join('').trimEnd().split('\n');
  expect(request).toBe('{"level":30,"time":"2026-11-26T10:00:00.123Z","path":"/\\"é\\""}');
  expect(begin).toBe('{"level":30,"time":"2026-11-26T10:00:00.123Z","msg":"begins"}');
  expect(JSON.parse(fault)).toMatchObject({
    level: 50,
    err: { type: 'TypeError', message: 'no page' },
    msg: 'fault',
  });
  expect(fault).toContain('no disk');
});

test('the remaining lines are written at the end', async () => {
  const { sink, written } = openSink();
  const { log, flush } = openLog('info', sink);
  log.info({ path: '/one' });
  await flush();
  expect(written.join('')).toContain('"path":"/one"');
});

test('lines lost to a full disk are dropped and counted, and later ones are written again', async () => {
  const { sink, written } = openSink();
  const { log, flush, dropped, isLosing } = openLog('info', sink);
  sink.isFull = true;
  for (let count = 0; count < 3; count += 1) log.info({ count });
  await flush();
  expect([dropped(), isLosing(), written]).toEqual([3, true, []]);
  sink.isFull = false;
  log.info({ path: '/later' });
  await flush();
  expect([dropped(), written.join('').includes('/later')]).toEqual([3, true]);
  vi.advanceTimersByTime(61_000);
  expect(isLosing()).toBe(false);
});

test('a reader that does not read holds up to 1 MB of lines, and further ones are dropped', () => {
  const { sink } = openSink();
  sink.isStuck = true;
  const { log, dropped } = openLog('info', sink);
  for (let count = 0; count < 5000; count += 1) log.info({ text: 'x'.repeat(1000) });
  expect(dropped()).toBeGreaterThan(3000);
  expect(sink.writableLength).toBeLessThan(1.1 * 1024 * 1024);
});

test('a reader that does not read does not delay the shutdown', async () => {
  vi.useRealTimers();
  const { sink } = openSink();
  sink.isStuck = true;
  const { log, flush } = openLog('info', sink);
  log.info({ path: '/one' });
  await flush();
  expect(sink.writableLength).toBeGreaterThan(0);
});

test('a closed reader has no effect on the server', async () => {
  const stream = new PassThrough();
  const { log, flush, dropped } = openLog('info', stream);
  stream.destroy(new Error('EPIPE'));
  log.info({ path: '/one' });
  await flush();
  expect(dropped()).toBe(1);
});
