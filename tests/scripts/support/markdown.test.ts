import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { markdownTable } from '../../../scripts/support/markdown.ts';

const COLUMNS = [{ title: 'server' }, { title: 'p50 ms', isFigure: true }, { title: 'x', isFigure: true }];
const ROWS = [
  ['ours', '0.39', '1'],
  ['nginx, files kept open', '12,345', '0.5 ×'],
];

test('figures are aligned right, words left', () => {
  expect(markdownTable(COLUMNS, ROWS)).toEqual([
    '| server                 | p50 ms |     x |',
    '| ---------------------- | -----: | ----: |',
    '| ours                   |   0.39 |     1 |',
    '| nginx, files kept open | 12,345 | 0.5 × |',
  ]);
});

test("a table has the form of the formatter's, with Chinese and Japanese characters too", async () => {
  const table = `${markdownTable(COLUMNS, [...ROWS, ['“宇树 GO-M8010”, ロボティス', '1', '2']]).join('\n')}\n`;
  expect((await format('table.md', table)).code).toBe(table);
});

test('a missing cell is blank', () => {
  expect(markdownTable([{ title: 'one' }, { title: 'two' }], [['a']]).at(-1)).toBe('| a   |     |');
});
