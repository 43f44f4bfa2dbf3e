import { expect, test } from 'vitest';
import { faultsOf, ruleNamed } from '../fixtures.ts';

const fileNames = ruleNamed('file-names');

test.each([
  'actuators/acme/a2.yml',
  'actuators/acme/a2.json',
  'actuators/a2.yaml',
  'actuators/acme/series/a2.yaml',
  'motors/acme/a2.yaml',
  'notes.yaml',
])('%s is a file in no known place', (name) => {
  expect(faultsOf(fileNames, { [name]: {} })).toMatchObject([
    { file: `catalog/${name}`, found: 'a file in no known place' },
  ]);
});

test.each(['brands.yaml', 'categories.yaml', 'use-cases.yaml'])('a catalog without %s has a fault', (name) => {
  expect(faultsOf(fileNames, { [name]: undefined })).toMatchObject([
    { file: `catalog/${name}`, found: 'no such file' },
  ]);
});
