import { expect, test } from 'vitest';
import { boundCells, check } from '../../../scripts/lab/bounds.ts';
import { reportLines } from '../../../scripts/lab/suite.ts';

test('a figure from the least on is kept, one below a bound too; a bound itself is not', () => {
  expect(check('one', 0.9).isKept).toBe(true);
  expect(check('one', 0.89).isKept).toBe(false);
  expect(check('late', 249).isKept).toBe(true);
  expect(check('late', 250).isKept).toBe(false);
});

test('what was not measured is neither kept nor missed', () => {
  const missing = check('one', NaN);
  expect(missing.isKept).toBeNull();
  expect(boundCells(missing).at(-1)).toBe('not measured');
});

test('a report tells what was run, its bounds and its tables', () => {
  const table = { title: 'By minute', columns: [{ title: 'minute' }], rows: [['1']] };
  const outcome = { says: ['One minute.'], checks: [check('late', 300, 'noise')], tables: [table] };
  const lines = reportLines('soak', outcome, new Date('2026-01-02T03:04:05Z'));
  expect(lines[0]).toBe('# soak, 2026-01-02 03:04 UTC');
  expect(lines).toContain('One minute.');
  expect(lines.find((line) => line.includes('(noise)'))).toMatch(/\| < 250 ms \| +300 ms \| \*\*NO\*\* \|$/);
  expect(lines.slice(-5)).toEqual(['## By minute', '', '| minute |', '| ------ |', '| 1      |']);
});

test('a bound that holds for several things is not reported as kept by all when one was not measured', () => {
  const checks = [check('late', 3, 'a'), check('late', NaN, 'b'), check('late', 5, 'c')];
  const rows = reportLines('attack', { says: [], checks, tables: [] }, new Date()).slice(-1);
  expect(rows).toEqual([expect.stringMatching(/\(b\) .* not measured \|$/)]);
});
