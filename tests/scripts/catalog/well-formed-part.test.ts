import { expect, test } from 'vitest';
import { z } from 'zod';
import { wellFormedPart } from '../../../scripts/catalog/well-formed-part.ts';

const schema = z
  .strictObject({
    name: z.string(),
    specs: z.strictObject({ weight: z.number(), torque: z.number() }).partial(),
    sources: z.array(z.strictObject({ url: z.string() })),
  })
  .partial();

test.each([
  ['a valid value is unchanged', { name: 'a', specs: { weight: 1 } }, { name: 'a', specs: { weight: 1 } }],
  ['a broken key goes', { name: 3, specs: { weight: 1 } }, { specs: { weight: 1 } }],
  ['a broken key within goes alone', { specs: { weight: 'x', torque: 2 } }, { specs: { torque: 2 } }],
  ['an unknown key goes', { name: 'a', colour: 'red' }, { name: 'a' }],
  ['an unknown key within goes', { specs: { colour: 'red', torque: 2 } }, { specs: { torque: 2 } }],
  [
    'a list with a broken item goes as a whole',
    { name: 'a', sources: [{ url: 'x' }, { url: 3 }] },
    { name: 'a' },
  ],
  [
    'a list with an unknown key in an item goes as a whole',
    { name: 'a', sources: [{ url: 'x', by: 'y' }] },
    { name: 'a' },
  ],
  ['an object where words belong goes', { name: { a: 1 } }, {}],
])('%s', (_, value, part) => {
  expect(wellFormedPart(schema, value)).toEqual(part);
});

test.each([null, undefined, 'text', 3, [['a']]])('%j has no valid part', (value) => {
  expect(wellFormedPart(schema, value)).toEqual({});
});
