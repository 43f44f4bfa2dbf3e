import { expect, test } from 'vitest';
import { faultsOf, ruleNamed } from '../fixtures.ts';

const filePlaces = ruleNamed('file-places');

test('a sound catalog has no fault', () => {
  expect(faultsOf(filePlaces)).toEqual([]);
});

test.each([
  'actuators/acme/a2.yml',
  'actuators/acme/a2.json',
  'actuators/a2.yaml',
  'actuators/acme/series/a2.yaml',
  'motors/acme/a2.yaml',
  'notes.yaml',
])('%s is a file in no known place', (place) => {
  expect(faultsOf(filePlaces, { [place]: {} })).toMatchObject([
    { file: `catalog/${place}`, found: 'a file in no known place' },
  ]);
});

test.each(['brands.yaml', 'categories.yaml', 'use-cases.yaml'])('a catalog without %s has a fault', (place) => {
  expect(faultsOf(filePlaces, { [place]: undefined })).toMatchObject([
    { file: `catalog/${place}`, found: 'no such file' },
  ]);
});
