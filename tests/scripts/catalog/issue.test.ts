import { expect, test } from 'vitest';
import {
  compareText,
  issueCount,
  issueLine,
  shownValue,
  sortIssues,
} from '../../../scripts/catalog/issue.ts';

const issue = (file: string, field: string) => ({
  file,
  field,
  found: '30',
  wanted: 'at most peak_torque_nm (22)',
});

test('an issue is one line with file, field, found and wanted', () => {
  expect(issueLine(issue('catalog/actuators/x/y.yaml', 'specs.rated_torque_nm'))).toBe(
    'catalog/actuators/x/y.yaml: specs.rated_torque_nm: found 30, wanted at most peak_torque_nm (22)',
  );
});

test('an issue of a whole file has no field', () => {
  expect(issueLine(issue('y.yaml', ''))).toBe('y.yaml: found 30, wanted at most peak_torque_nm (22)');
});

test('issues are sorted by file, then by field', () => {
  const issues = [issue('b', 'a'), issue('a', 'c'), issue('a', 'b')];
  expect(sortIssues(issues).map(({ file, field }) => file + field)).toEqual(['ab', 'ac', 'ba']);
});

test('texts are ordered by code units, capital letters before small ones', () => {
  expect(['b', 'B', 'a', 'ä', 'a'].toSorted(compareText)).toEqual(['B', 'a', 'a', 'b', 'ä']);
});

test('the last line counts issues and files with issues', () => {
  expect(issueCount([issue('a', 'x'), issue('a', 'y')])).toBe('2 issues in 1 file.');
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
