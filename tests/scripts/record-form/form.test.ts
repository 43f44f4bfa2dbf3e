import { expect, test } from 'vitest';
import type { RecordForm } from '../../../scripts/record-form/form.ts';
import { sourceFile } from '../../../src/catalog/fields/evidence/source.ts';
import { actuatorFile, figuresFile, robotFile, specsFile } from '../../../src/catalog/files/yaml-schemas.ts';
import { FORM, ROBOT_FORM } from './form.ts';

const keysOf = ({ fields }: RecordForm, part: string): string[] =>
  fields.filter((field) => field.part === part).map(({ key }) => key);

const requiredFlags = ({ fields }: RecordForm): string[] =>
  fields.filter(({ required }) => required).map(({ flag }) => flag);

test('an actuator has a question for each key of its schemas', () => {
  expect([...keysOf(FORM, 'file'), 'specs', 'figures', 'sources'].toSorted()).toEqual(
    Object.keys(actuatorFile.shape).toSorted(),
  );
  expect(keysOf(FORM, 'specs')).toEqual(Object.keys(specsFile.shape));
  expect(keysOf(FORM, 'figures')).toEqual(Object.keys(figuresFile.shape));
});

test('a robot has a question for each key of its schema, in order', () => {
  expect([...keysOf(ROBOT_FORM, 'file'), 'sources']).toEqual(Object.keys(robotFile.shape));
});

test.each([FORM, ROBOT_FORM])('the form of the $record has questions on its path and its source', (form) => {
  expect(keysOf(form, 'path')).toEqual(['brand', 'model']);
  expect([...keysOf(form, 'source'), 'states']).toEqual(Object.keys(sourceFile.shape));
});

test.each([FORM, ROBOT_FORM])('no two questions about the $record have the same flag', ({ fields }) => {
  expect(new Set(fields.map(({ flag }) => flag)).size).toBe(fields.length);
});

test.each([FORM, ROBOT_FORM])(
  'each question about the $record has a sentence, and none mentions null',
  ({ fields }) => {
    for (const { says } of fields) {
      expect(says).toMatch(/^[A-Z].+\.$/);
      expect(says).not.toMatch(/null/i);
    }
  },
);

test('the fields required by the schemas are required, except the day (today) and joints (or dof)', () => {
  const source = ['source-url', 'source-title', 'source-kind'];
  expect(requiredFlags(FORM)).toEqual(['brand', 'model', 'name', 'category', 'use-cases', ...source]);
  expect(requiredFlags(ROBOT_FORM)).toEqual(['brand', 'model', 'name', 'summary', 'kind', ...source]);
});
