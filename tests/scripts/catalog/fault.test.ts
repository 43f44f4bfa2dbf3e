import { expect, test } from 'vitest';
import {
  compareText,
  faultCount,
  faultLine,
  shownValue,
  sortFaults,
} from '../../../scripts/catalog/fault.ts';

const fault = (file: string, field: string) => ({
  file,
  field,
  found: '30',
  wanted: 'at most peak_torque_nm (22)',
});

test('a fault is one line with file, field, found and wanted', () => {
  expect(faultLine(fault('catalog/actuators/x/y.yaml', 'specs.rated_torque_nm'))).toBe(
    'catalog/actuators/x/y.yaml: specs.rated_torque_nm: found 30, wanted at most peak_torque_nm (22)',
  );
});

test('a fault of a whole file names no field', () => {
  expect(faultLine(fault('y.yaml', ''))).toBe('y.yaml: found 30, wanted at most peak_torque_nm (22)');
});

test('faults are sorted by file, then by field', () => {
  const faults = [fault('b', 'a'), fault('a', 'c'), fault('a', 'b')];
  expect(sortFaults(faults).map(({ file, field }) => file + field)).toEqual(['ab', 'ac', 'ba']);
});

test('texts are ordered by code units, capitals before small letters', () => {
  expect(['b', 'B', 'a', 'ä', 'a'].toSorted(compareText)).toEqual(['B', 'a', 'a', 'b', 'ä']);
});

test('the closing line counts faults and the files that have them', () => {
  expect(faultCount([fault('a', 'x'), fault('a', 'y')])).toBe('2 faults in 1 file.');
});

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [22, '22'],
  [Number.NaN, 'NaN'],
  ['22', '"22"'],
  [['a'], '["a"]'],
])('the value %j is shown as %s', (value, text) => {
  expect(shownValue(value)).toBe(text);
});

test('a long value is cut', () => {
  expect(shownValue('x'.repeat(500))).toHaveLength(81);
});
