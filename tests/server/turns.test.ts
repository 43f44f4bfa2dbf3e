import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turnsByClient } from '../../src/server/turns.ts';

test('a client has one piece of work done at a time, in the order in which it came', async () => {
  const takeTurn = turnsByClient(4);
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await nextTurn();
    events.push(`${name} ends`);
    return name;
  };
  const done = await Promise.all([takeTurn('a', work('one')), takeTurn('a', work('two'))]);
  expect(done).toEqual(['one', 'two']);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('each turn of the event loop begins one piece of work, whoever asks for it', async () => {
  const takeTurn = turnsByClient(4);
  let turn = 0;
  let isCounting = true;
  const count = (): void => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  count();
  const turns = await Promise.all(['a', 'b', 'c', 'a'].map(async (client) => takeTurn(client, () => turn)));
  isCounting = false;
  expect(new Set(turns).size).toBe(4);
});

test('beyond the work that may wait, a client is refused, and others are not', async () => {
  const takeTurn = turnsByClient(2);
  const taken = Array.from({ length: 5 }, (_, number) => takeTurn('a', () => number));
  const other = takeTurn('b', () => 'b');
  expect(taken.map((turn) => turn === null)).toEqual([false, false, false, true, true]);
  expect(await Promise.all([...taken, other])).toEqual([0, 1, 2, null, null, 'b']);
  // Nothing waits any more.
  expect(await takeTurn('a', () => 'again')).toBe('again');
});

test('work that fails is rejected and keeps nothing back', async () => {
  const takeTurn = turnsByClient(2);
  const failed = takeTurn('a', () => {
    throw new Error('broken');
  });
  const next = takeTurn('a', () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
