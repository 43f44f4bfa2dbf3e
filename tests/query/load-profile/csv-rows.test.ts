import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRows, SEPARATORS } from '../../../src/query/load-profile/csv-rows.ts';
import { readTable } from '../../../src/query/load-profile/csv-table.ts';

/** All rows of a text, read in batches. */
const rowsOf = (text: string, separator: string, atOnce?: number): string[][] =>
  [...readRows(text, separator, atOnce)].flatMap(({ rows }) =>
    rows.map((row) => row.map((cell) => cell.trim())),
  );

/** A cell in quotes as in RFC 4180, with inner quotes doubled. */
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const cell = fc
  .string({
    unit: fc.constantFrom('a', '1', '.', ',', ';', '\t', '|', ' ', '"', '\n', '·', 'µ'),
    maxLength: 6,
  })
  .map((text) => text.trim());

describe('the rows of a CSV', () => {
  test('are the written ones, in batches of any size', () => {
    const separator = fc.constantFrom(...SEPARATORS.map(({ sign }) => sign).filter((sign) => sign !== ' '));
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 12 });
    const newline = fc.constantFrom('\n', '\r\n');
    const form = fc.record({ sign: separator, end: newline, atOnce: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(rows, form, (written, { sign, end, atOnce }) => {
        const text = written.map((row) => row.map(quoted).join(sign)).join(end);
        expect(rowsOf(text, sign, atOnce)).toEqual(written);
      }),
    );
  });

  test('have their line numbers of the file in every batch', () => {
    const batches = [...readRows('\uFEFFa,b\r\n1,2\r\n3,4\r\n5,6', ',', 2)];
    expect(batches.map(({ first, rows }) => [first, rows[0]?.[0]])).toEqual([
      [1, 'a'],
      [3, '3'],
    ]);
    expect(batches.at(-1)?.share).toBe(1);
  });

  test.each([
    ['CR alone', 'a,b\r1,2', ','],
    ['runs of blanks', '  a   b \n 1 2', ' '],
  ])('may have old separators: %s', (_, text, separator) => {
    expect(rowsOf(text, separator)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

const number = fc.integer({ min: -9999, max: 9999 }).map((value) => (value / 8).toString());
const samples = fc.array(fc.tuple(number, number, number), { minLength: 2, maxLength: 20 });

test('a table of numbers is found with any separator and decimal mark', () => {
  const signs = fc.constantFrom(...SEPARATORS.map(({ sign }) => sign));
  fc.assert(
    fc.property(samples, signs, fc.boolean(), (rows, sign, isComma) => {
      const hasComma = isComma && sign !== ',' && rows.flat().some((text) => text.includes('.'));
      const text = rows.map((row) => row.join(sign)).join('\n');
      const table = readTable(hasComma ? text.replaceAll('.', ',') : text);
      expect(table).toMatchObject({ ok: true, value: { separator: sign, firstRow: 1, headRow: null } });
      expect(table.ok && [hasComma ? ',' : '.', null]).toContain(table.ok && table.value.mark);
    }),
  );
});
