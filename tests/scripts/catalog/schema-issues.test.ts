import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldPath, schemaIssues } from '../../../scripts/catalog/schema-issues.ts';

const linesOf = (schema: z.ZodType, value: unknown): string[] =>
  schemaIssues('x.yaml', value, schema).map(
    ({ field, found, wanted }) => `${field}: ${found}, wanted ${wanted}`,
  );

test('a path is written like in the `states` of a robot', () => {
  expect(fieldPath([])).toBe('');
  expect(fieldPath(['joints', 0, 'motor', 'name'])).toBe('joints[0].motor.name');
});

test('a value that meets its schema has no issue', () => {
  expect(linesOf(z.string(), 'x')).toEqual([]);
});

test.each([
  ['a list', z.array(z.string()), 3, ': 3, wanted a list'],
  ['keys with values', z.record(z.string(), z.string()), 3, ': 3, wanted keys with values'],
  ['a whole number', z.int(), 1.5, ': 1.5, wanted a whole number'],
  [
    'a rule of ours',
    z.string().regex(/^b/, 'must start with b'),
    'a',
    ': "a", wanted a value that must start with b',
  ],
  ['a form of ours', z.string().regex(/^b/, 'must look like b'), 'a', ': "a", wanted something like b'],
  ['a pattern', z.string().regex(/^b/), 'a', ': "a", wanted a text that matches /^b/'],
  [
    'a key',
    z.record(z.string().regex(/^b/), z.string()),
    { a: 'x' },
    'a: "a", wanted as key a text that matches /^b/',
  ],
] as const)('the issue says that %s is wanted', (...[, schema, value, line]) => {
  expect(linesOf(schema, value)).toEqual([line]);
});

const brands = z.record(z.string(), z.strictObject({ name: z.string(), country: z.string().optional() }));
const lists = z.strictObject({
  items: z.array(z.strictObject({ a: z.string(), b: z.string().optional() })).optional(),
});

test.each([
  [
    brands,
    { acme: { name: 'Acme', founded: 1999 } },
    'acme.founded: an unknown key, wanted one of name, country',
  ],
  [lists, { items: [{ a: 'x' }, { a: 'x', c: 'y' }] }, 'items[1].c: an unknown key, wanted one of a, b'],
  [lists, { things: [] }, 'things: an unknown key, wanted one of items'],
])('the known keys are listed at any depth of the unknown one', (schema, value, line) => {
  expect(linesOf(schema, value)).toEqual([line]);
});
