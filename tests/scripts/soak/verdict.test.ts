import { describe, expect, test } from 'vitest';
import { openLedger } from '../../../scripts/soak/ledger.ts';
import { report } from '../../../scripts/soak/report.ts';
import { failuresOf, growthOf } from '../../../scripts/soak/verdict.ts';

const asked = { method: 'GET', target: '/api' };

/** A run of so many minutes whose memory is as given, with something done in its last minute. */
function outcomeOf(
  megabytes: readonly number[],
  act: (ledger: ReturnType<typeof openLedger>) => void = () => undefined,
  changes: { readonly exitCode?: number; readonly complaints?: string } = {},
) {
  const ledger = openLedger(() => undefined);
  megabytes.forEach((resident, minute) => {
    ledger.answered(2, 200);
    ledger.sampled(resident);
    if (minute === megabytes.length - 1) act(ledger);
    ledger.closeMinute();
  });
  return { machine: 'a machine', ledger, exitCode: 0, complaints: '', ...changes };
}

const LEVEL = [200, 100, 100, 100, 100];

describe('a run', () => {
  test('without a fault is no failure', () => {
    expect(failuresOf(outcomeOf(LEVEL))).toEqual([]);
  });

  test.each([
    ['a wrong answer', outcomeOf(LEVEL, (ledger) => ledger.wrong('GET /api', 'x')), '1 answers were wrong.'],
    ['a 5xx', outcomeOf(LEVEL, (ledger) => ledger.answered(1, 503)), '1 answers were 5xx.'],
    ['a 5xx to a fault', outcomeOf(LEVEL, (ledger) => ledger.met(500)), '1 answers were 5xx.'],
    ['a broken connection', outcomeOf(LEVEL, (ledger) => ledger.connectionFailed(asked, 'x')), '1 connections broke.'],
    ['growing memory', outcomeOf([90, 100, 101, 102, 103]), 'The memory grew by 1.00 MB a minute'],
    ['a server that was killed', outcomeOf(LEVEL, () => undefined, { exitCode: 137 }), 'ended with 137'],
    ['a server that complained', outcomeOf(LEVEL, () => undefined, { complaints: 'fault' }), 'complained: fault'],
    ['no answer at all', outcomeOf([]), 'No request was answered.'],
  ])('with %s is a failure that says so', (_, outcome, sentence) => {
    expect(failuresOf(outcome).join()).toContain(sentence);
  });

  test('is reported with its verdict and each of its minutes', () => {
    const options = { minutes: 5, connections: 16, rate: 400, faults: 2, seed: 1, reloadEvery: 0 };
    const outcome = outcomeOf(LEVEL, (ledger) => ledger.answered(1, 500));
    const lines = report(outcome, { ...options, write: false }, '2026-11-21');
    expect(lines).toContain('**Failed.** 1 answers were 5xx.');
    expect(lines.filter((line) => /^\| +[1-5] \|/.test(line))).toHaveLength(5);
  });
});

describe('growth', () => {
  test('leaves the first fifth of the run out', () => {
    const { ledger } = outcomeOf([10, 20, 100, 100.5, 101, 101.5, 102, 102.5, 103, 103.5]);
    expect(growthOf(ledger.minutes())).toBeCloseTo(0.5);
  });

  test('of fewer than three minutes is not spoken of', () => {
    expect(growthOf(outcomeOf([1, 2, 3]).ledger.minutes())).toBeNaN();
  });
});

test('a minute has its own figures: medians, percentiles and counts', () => {
  const ledger = openLedger(() => undefined);
  for (const time of [1, 2, 3, 4, 100]) ledger.answered(time, 200);
  for (const resident of [100, 400, 110]) ledger.sampled(resident);
  expect(ledger.closeMinute()).toEqual({
    requests: 5,
    p50: 3,
    p99: 100,
    serverFaults: 0,
    wrong: 0,
    failures: 0,
    megabytes: 110,
  });
  expect(ledger.closeMinute()).toMatchObject({ requests: 0 });
});
