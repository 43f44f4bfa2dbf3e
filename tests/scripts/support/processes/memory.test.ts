import { expect, test } from 'vitest';
import {
  residentKibibytes,
  residentMegabytes,
  sumOfFamily,
} from '../../../../scripts/support/processes/memory.ts';

test('resident memory is read from a status file', () => {
  expect(residentKibibytes('Name:\tnode\nVmHWM:\t  90000 kB\nVmRSS:\t   81234 kB\nThreads:\t11\n')).toBe(
    81_234,
  );
});

test('a process without resident memory has none', () => {
  expect(residentKibibytes('Name:\tkthreadd\nThreads:\t1\n')).toBe(0);
});

const LISTING = '    1     0  1000\n   20     1  3000\n   21    20  5000\n   22    21  7000\n';

test('a listing of processes is summed over a process and its children', () => {
  expect(sumOfFamily(LISTING, 20)).toBe(8000);
});

test('a process that is not listed has no sum', () => {
  expect(sumOfFamily(LISTING, 99)).toBeNull();
});

test('this process uses more than a megabyte', () => {
  expect(residentMegabytes(process.pid)).toBeGreaterThan(1);
});
