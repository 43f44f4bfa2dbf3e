import { expect, test } from 'vitest';
import { sourceFile } from '../../src/catalog/source.ts';
import { sourceStating } from '../support/small-catalog.ts';

test.each(['manufacturer', 'paper', 'distributor', 'repository', 'press'] as const)(
  'a source may be of kind %s',
  (kind) => {
    expect(sourceFile.safeParse(sourceStating(['weight_g'], { kind })).success).toBe(true);
  },
);

test.each([
  { kind: 'hearsay' },
  { title: '' },
  { accessed: '21.11.2026' },
  { accessed: '2026-02-30' },
  { url: 'acme.example' },
  { states: { weight_g: '' } },
  { states: { weight_g: 490 } },
  { quality: 'good' },
])('a source with %j is refused', (change) => {
  expect(sourceFile.safeParse({ ...sourceStating(['weight_g']), ...change }).success).toBe(false);
});
