import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../src/bulk/table.ts';
import { csvOf, csvText } from '../../src/bulk/text-formats.ts';
import { answered } from '../../src/catalog/fields/value-schemas.ts';
import { anyText } from '../support/arbitraries.ts';
import { readCsv } from './support/read-csv.ts';

const columns = columnsOf({
  name: { schema: answered.text, title: 'Name', says: 'Name.' },
  weight_g: { schema: answered.quantity, title: 'Mass', says: 'Mass.' },
  comm: { schema: answered.maybeTexts, title: 'Bus', says: 'Bus.' },
});

test('a table is a header and its rows, each ended by CRLF, with empty cells for unknown values and joined lists', () => {
  const rows = [
    { name: 'A1', weight_g: 0.5, comm: ['CAN', 'UART'] },
    { name: 'B, "2"', weight_g: null, comm: null },
  ];
  expect(csvOf({ columns, rows })).toBe('name,weight_g,comm\r\nA1,0.5,CAN|UART\r\n"B, ""2""",,\r\n');
});

test.each(['=1+1', '+49 30', '-20 °C', '@here', '\tx', '\rx', '＝1+1', '＋49', '－20 °C', '＠SUM(1)'])(
  '%j is text in a spreadsheet, not a formula',
  (text) => {
    expect(csvText(text)).toBe(`'${text}`);
  },
);

test.each([['-5'], ['+.5'], ['-1e-7'], ['24-48'], ['a=b'], ["'quoted"]])('%s is unchanged', (text) => {
  expect(csvText(text)).toBe(text);
});

test('numbers and flags are not quoted', () => {
  expect([-0.5, 1e-7, 1e21, true, false].map(csvText)).toEqual(['-0.5', '1e-7', '1e+21', 'true', 'false']);
});

test('a list item that contains the separator throws', () => {
  expect(() => csvText(['a|b'])).toThrow('a|b');
});

describe('for any texts', () => {
  test('a reader of RFC 4180 gets the original texts', () => {
    fc.assert(
      fc.property(fc.array(anyText), (names) => {
        const rows = names.map((name) => ({ name, weight_g: 1, comm: null }));
        const [, ...records] = readCsv(csvOf({ columns, rows }));
        expect(records).toEqual(names.map((name) => [csvText(name), '1', '']));
      }),
    );
  });

  test('no cell begins like a formula, unless it is a number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'),
        anyText,
        (sign, rest) => {
          const cell = csvText(sign + rest);
          expect(cell.startsWith("'") || Number.isFinite(Number(cell))).toBe(true);
        },
      ),
    );
  });
});
