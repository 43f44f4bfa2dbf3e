import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEEDS } from './seeds.ts';

test('thirty errors can still be made: each line and each finding test still exists', () => {
  const timesIn = (file: string, line: string): number => readFileSync(file, 'utf8').split(line).length - 1;
  const stale = SEEDS.filter(
    ({ file, find, foundBy }) => !existsSync(foundBy) || !existsSync(file) || timesIn(file, find) !== 1,
  );
  expect(stale.map(({ name }) => name)).toEqual([]);
  expect(SEEDS).toHaveLength(30);
});
