import { expect, test } from 'vitest';
import type { Attack } from '../../../scripts/attack/attack.ts';
import { failuresOf, report } from '../../../scripts/attack/report.ts';
import type { Outcome } from '../../../scripts/attack/run.ts';

const attack: Attack = { name: 'noise', says: 'much noise', before: 'deaf', strike: () => Promise.resolve() };
const calm = { healthP99: 3, recordP99: 4, failures: 0 };
const outcome: Outcome = {
  attack,
  before: calm,
  during: calm,
  memory: { before: 200, most: 300, after: 210 },
  backAfter: 2,
  exitCode: 0,
};
const options = { attacks: [attack], seconds: 15, heap: 0, write: false };

test('an attack of which others notice little, and after which memory is back, is stood', () => {
  expect(failuresOf(outcome, options)).toEqual([]);
});

test.each<[Partial<Outcome>, string]>([
  [{ during: { ...calm, healthP99: 250 } }, 'late health'],
  [{ during: { ...calm, recordP99: 400 } }, 'late records'],
  [{ during: { ...calm, failures: 1 } }, '1 requests of others failed'],
  [{ memory: { before: 200, most: 351, after: 210 } }, 'too much memory'],
  [{ backAfter: null }, 'memory not back'],
  [{ exitCode: null }, 'the server ended with null'],
])('%j is a failure', (changes, failure) => {
  expect(failuresOf({ ...outcome, ...changes }, options)).toEqual([failure]);
});

test('on a small heap only survival is judged', () => {
  const slow = { ...outcome, during: { ...calm, healthP99: 900 }, backAfter: null };
  expect(failuresOf(slow, { ...options, heap: 96 })).toEqual([]);
  expect(failuresOf({ ...slow, exitCode: 134 }, { ...options, heap: 96 })).toEqual(['the server ended with 134']);
});

test('the table has a row for each attack, with what it did before, the figures and a verdict', () => {
  const [, , , , row = ''] = report([outcome], options, '2026-11-22');
  expect(row.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'noise',
    'deaf',
    '3',
    '3',
    '4',
    '4',
    '200',
    '300',
    '210',
    '2',
    'passed',
    '',
  ]);
});
