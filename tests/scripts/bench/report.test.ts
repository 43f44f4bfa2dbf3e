import { format } from 'prettier';
import { expect, test } from 'vitest';
import { report, type Circumstances } from '../../../scripts/bench/report.ts';
import { SCENARIOS } from '../../../scripts/bench/scenarios.ts';
import type { Results } from '../../../scripts/bench/targets.ts';

const CIRCUMSTANCES: Circumstances = {
  date: '2026-01-02',
  machine: '2 cores',
  tool: 'wrk 4.1.0',
  seconds: 5,
  rounds: 3,
  actuators: 774,
  scenarios: SCENARIOS.filter(({ name }) => name === 'get-one'),
  servers: [{ name: 'ours', version: '', says: 'one process' }],
  missing: ['nginx: not installed (apt-get install nginx)'],
};

const load = { scenario: 'get-one', p50: 0.4, p99: 2.5, failures: 0, megabytes: 180.4 };

const RESULTS: Results = {
  measurements: [
    { ...load, server: 'ours', requestsPerSecond: 30_000 },
    { ...load, server: 'json-server', requestsPerSecond: 2000, failures: 7 },
  ],
  inProcess: [{ name: 'search', questions: 2000, p50: 0.121, p99: 1.28 }],
  startMilliseconds: 800,
};

const text = report(CIRCUMSTANCES, RESULTS).join('\n');

test('the run is described: day, machine, tool, load, and what was missing', () => {
  expect(text).toContain('Run of 2026-01-02: 2 cores. 774 actuators. Load by wrk 4.1.0, 16 connections, 3 × 5 s each.');
  expect(text).toContain('Missing: nginx: not installed (apt-get install nginx).');
});

test('a server is set beside ours, and its failures are told', () => {
  expect(text).toMatch(/\| json-server \| +2,000 \(7 failed\) \| +15 × \| +0\.4 \| +2\.5 \| +180 \|/);
});

test('a target that could not be measured is no success', () => {
  expect(text).toMatch(/\| get-one: ours to node:http +\| +≥ 0\.9 × \| +– \| not measured \|/);
});

test('the lines are as Prettier would write them', async () => {
  expect(await format(text, { parser: 'markdown', printWidth: 120 })).toBe(`${text}\n`);
});
