import { expect, test } from 'vitest';
import type { Measurement } from '../../../scripts/bench/measure.ts';
import { isMet, TARGETS, type Results, type Target } from '../../../scripts/bench/targets.ts';

const measured = (scenario: string, server: Measurement['server'], requestsPerSecond: number): Measurement => ({
  scenario,
  server,
  requestsPerSecond,
  p50: 1,
  p99: 9,
  failures: 0,
  megabytes: server === 'ours' ? 200 : 999,
});

const RESULTS: Results = {
  measurements: [
    measured('get-one', 'ours', 30_000),
    measured('get-one', 'node:http', 60_000),
    measured('list-different', 'ours', 2900),
    measured('list-different', 'fastify + sqlite', 1000),
  ],
  inProcess: [{ name: 'search', questions: 2000, p50: 0.1, p99: 0.4 }],
  startMilliseconds: 800,
};

const target = (says: string): Target => {
  const found = TARGETS.find((candidate) => candidate.says.startsWith(says));
  if (found === undefined) throw new Error(`TARGETS has no row that starts with ${says}.`);
  return found;
};

test.each([
  ['get-one: ours to node:http', 0.5, false],
  ['list-different: ours to fastify', 2.9, false],
  ['one search', 0.1, true],
  ['list-different, 99th', 9, true],
  ['start', 0.8, true],
  ['resident memory', 200, true],
  ['list-repeated', NaN, null],
])('%s: %d is %s', (says, figure, met) => {
  expect(target(says).measured(RESULTS)).toBe(figure);
  expect(isMet(target(says), figure)).toBe(met);
});

test('a run without any load has nothing to say of servers', () => {
  expect(target('resident memory').measured({ ...RESULTS, measurements: [] })).toBeNaN();
});
