import { expect, test } from 'vitest';
import { actuatorFile, figuresFile, specsFile } from '../../../src/catalog/actuator-file.ts';
import { sourceFile } from '../../../src/catalog/source.ts';
import { FIELDS } from './form.ts';

const keysOf = (part: string): string[] => FIELDS.filter((field) => field.part === part).map(({ key }) => key);

test('there is a question for each key of the schemas, in their order', () => {
  expect(keysOf('path')).toEqual(['brand', 'model']);
  expect([...keysOf('file'), 'specs', 'conditions', 'figures', 'sources'].toSorted()).toEqual(
    Object.keys(actuatorFile.shape).toSorted(),
  );
  expect(keysOf('specs')).toEqual(Object.keys(specsFile.shape));
  expect(keysOf('figures')).toEqual(Object.keys(figuresFile.shape));
  expect([...keysOf('source'), 'states']).toEqual(Object.keys(sourceFile.shape));
});

test('no two questions have the same flag', () => {
  expect(new Set(FIELDS.map(({ flag }) => flag)).size).toBe(FIELDS.length);
});

test('each question has a sentence, and none speaks of null', () => {
  for (const { says } of FIELDS) {
    expect(says).toMatch(/^[A-Z].+\.$/);
    expect(says).not.toMatch(/null/i);
  }
});

test('what the schemas demand is required, but for the day, which is today', () => {
  expect(FIELDS.filter(({ required }) => required).map(({ flag }) => flag)).toEqual([
    'brand',
    'model',
    'name',
    'category',
    'use-cases',
    'source-url',
    'source-title',
    'source-kind',
  ]);
});
