import { expect, test } from 'vitest';
import { z } from 'zod';
import { columnsOf, rowOf } from '../../src/bulk/table.ts';
import { answered, gearRatio } from '../../src/catalog/fields/value-schemas.ts';

const columnOf = (schema: z.ZodType) => columnsOf({ it: { schema, title: 'It', says: 'It.' } });

test.each([
  ['text', answered.text],
  ['text', gearRatio.nullable()],
  ['text', answered.maybeVoltage],
  ['text', answered.maybeAddress],
  ['number', answered.quantity],
  ['integer', answered.count],
  ['integer', z.int().nullable()],
  ['boolean', answered.maybeFlag],
  ['list', answered.maybeTexts],
])('a column is %s if its schema is', (type, schema) => {
  expect(columnOf(schema)).toMatchObject([{ name: 'it', type }]);
});

test('a column is required if its schema refuses null, and lists the words of an enumeration', () => {
  expect(columnOf(answered.text)).toMatchObject([{ isRequired: true, words: null }]);
  expect(columnOf(z.enum(['a', 'b']).nullable())).toMatchObject([{ isRequired: false, words: ['a', 'b'] }]);
});

test('a column has addresses if its schema, or that of its list items, is an address', () => {
  const schemas = [
    answered.address,
    answered.maybeAddress,
    answered.addresses,
    answered.maybeText,
    answered.maybeTexts,
  ];
  expect(schemas.map((schema) => columnOf(schema)[0]?.isAddress)).toEqual([true, true, true, false, false]);
});

test('a row has a cell for each column, in order, and null for an absent value', () => {
  const columns = columnsOf({
    b: { schema: answered.quantity, title: 'B', says: 'B.' },
    a: { schema: answered.maybeVoltage, title: 'A', says: 'A.' },
  });
  expect(Object.entries(rowOf(columns, { a: 48, more: true }))).toEqual([
    ['b', null],
    ['a', '48'],
  ]);
});

test('a value of the wrong type throws', () => {
  expect(() => rowOf(columnOf(answered.quantity), { it: 'much' })).toThrow(
    'it: found "much", wanted number.',
  );
});
