import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turnsByClient } from '../../src/server/costly-work-turns.ts';

test('the work of a client is done one piece at a time, in order of arrival', async () => {
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

test('work is done one piece at a time for all clients, with an equal pause after each piece', async () => {
  const takeTurn = turnsByClient(4);
  const ends: number[] = [];
  const begins: number[] = [];
  const work = async (): Promise<void> => {
    begins.push(performance.now());
    await pause(60);
    ends.push(performance.now());
  };
  await Promise.all(['a', 'b', 'c'].map(async (client) => takeTurn(client, work)));
  // A timer may fire up to three milliseconds early: its time is in whole ones, and so is the clock of the loop.
  for (const [number, end] of ends.slice(0, -1).entries()) {
    const took = end - (begins[number] ?? NaN);
    expect((begins[number + 1] ?? NaN) - end).toBeGreaterThan(took - 5);
  }
});

test('a client with too much waiting work is refused, and others are not', async () => {
  const takeTurn = turnsByClient(2);
  const taken = Array.from({ length: 5 }, (_, number) => takeTurn('a', () => number));
  const other = takeTurn('b', () => 'b');
  expect(taken.map((turn) => turn === null)).toEqual([false, false, false, true, true]);
  expect(await Promise.all([...taken, other])).toEqual([0, 1, 2, null, null, 'b']);
  // Nothing is waiting now.
  expect(await takeTurn('a', () => 'again')).toBe('again');
});

test('failed work is rejected and does not delay other work', async () => {
  const takeTurn = turnsByClient(2);
  const failed = takeTurn('a', () => {
    throw new Error('broken');
  });
  const next = takeTurn('a', () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
