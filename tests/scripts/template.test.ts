import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildCatalog } from '../../scripts/catalog/check-and-build.ts';
import { issueLine } from '../../scripts/catalog/issue.ts';
import { templateText } from '../../scripts/catalog/template.ts';
import { sourceFile } from '../../src/catalog/fields/evidence/source.ts';
import { actuatorFile, figuresFile, specsFile } from '../../src/catalog/files/yaml-schemas.ts';
import { folderWith } from './fixtures.ts';

const text = readFileSync('catalog/TEMPLATE.yaml', 'utf8');
const useCases = readFileSync('catalog/use-cases.yaml', 'utf8');
const record = z.record(z.string(), z.unknown());
const template = z
  .looseObject({ specs: record, figures: record, sources: z.array(record) })
  .parse(parse(text));

test('the template is the output of `npm run template`', () => {
  expect(text).toBe(templateText());
});

test('the template has every key of the schema, in its order', () => {
  expect(Object.keys(record.parse(parse(text)))).toEqual(Object.keys(actuatorFile.shape));
  expect(Object.keys(template.specs)).toEqual(Object.keys(specsFile.shape));
  expect(Object.keys(template.figures)).toEqual(Object.keys(figuresFile.shape));
  expect(template.sources.map((source) => Object.keys(source))).toEqual([Object.keys(sourceFile.shape)]);
});

// The comment above a figure's conditions states their words.
const UNEXPLAINED = /^ {4}(kind|of|side|per|includes|date|seconds|cooling|voltage_v):/;

test('a comment explains each key', () => {
  const lines = text.split('\n');
  const keyLines = lines
    .slice(0, lines.indexOf('    states:') + 1)
    .flatMap((line, index) => (/^[ -]*[a-z_]+:/.test(line) && !UNEXPLAINED.test(line) ? [index] : []));
  const unexplained = keyLines
    .filter(
      (index) => !lines[index - 1]?.trim().startsWith('#') && !lines[index - 1]?.trim().startsWith('- #'),
    )
    .map((index) => lines[index]);
  expect(unexplained).toEqual([]);
});

test('the unchanged template passes the check under a brand, next to its successor', () => {
  const successor = text.replace(/^replaced_by: .*$/m, '');
  const build = buildCatalog(
    folderWith({
      'actuators/acme/example.yaml': text,
      'actuators/acme/80-9-v2.yaml': successor,
      'use-cases.yaml': useCases,
    }),
  );
  expect(build.ok ? [] : build.issues.map(issueLine)).toEqual([]);
});
