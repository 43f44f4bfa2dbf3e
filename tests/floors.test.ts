import { describe, expect, test } from 'vitest';
import {
  broughtAlong,
  environmentReaders,
  importsThatClimb,
  importsThatLeave,
  longFiles,
  reachesOutside,
  undocumentedExports,
} from './support/floors.ts';
import { importsOf, sourceFilesIn, type SourceFile } from './support/source-files.ts';

const sources = sourceFilesIn('src');
const scripts = sourceFilesIn('scripts');
const file = (path: string, text: string): SourceFile => ({ path, text });

describe('the house', () => {
  test('is read as a whole', () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(200);
  });

  test('has no import that climbs to a floor above', () => {
    expect(importsThatClimb(sources)).toEqual([]);
  });

  test('has no import of scripts and tests, and only its pages import the built catalog', () => {
    expect(importsThatLeave(sources)).toEqual([]);
  });

  test('reaches for Astro, the disk, the environment and the clock only on its top floor', () => {
    expect(reachesOutside(sources)).toEqual([]);
  });

  test('reads the environment in src/config.ts alone', () => {
    expect(environmentReaders(sources)).toEqual(['src/config.ts']);
  });

  test('keeps the dataset from its origin', () => {
    const brought = broughtAlong(sources, 'origin');
    expect(brought).toContain('src/origin/origin.ts');
    expect(brought.filter((path) => /^(src\/domain\/(dataset|catalog)|generated)/.test(path))).toEqual([]);
  });

  test('has no file of more than 200 lines', () => {
    expect(longFiles([...sources, ...scripts])).toEqual([]);
  });

  test('says in a comment what each exported function and value promises', () => {
    expect(undocumentedExports(sources)).toEqual([]);
  });
});

describe('an import', () => {
  test.each([
    ["import { a } from './y.ts';", 'src/api/y.ts', false],
    ["import type { A } from '../query/y.ts';", 'src/query/y.ts', true],
    ["import {\n  a,\n  type B,\n} from '../y.ts';", 'src/y.ts', false],
    ["import '../styles/y.css';", 'src/styles/y.css', false],
    ["import * as y from 'y';", 'y', false],
    ["export { a } from './y.ts';", 'src/api/y.ts', false],
    ["export type { A } from './y.ts';", 'src/api/y.ts', true],
    ["const y = await import('./y.ts');", 'src/api/y.ts', false],
    ["import text from '../../generated/catalog.json?raw';", 'generated/catalog.json?raw', false],
  ])('is read from %j', (text, target, isTypeOnly) => {
    expect(importsOf(file('src/api/x.ts', text))).toEqual([{ target, isTypeOnly }]);
  });
});

describe('a breach is found:', () => {
  test.each([
    ['src/catalog/x.ts', "import { list } from '../query/list.ts';"],
    ['src/catalog/x.ts', "import type { Page } from '../query/list.ts';"],
    ['src/query/x.ts', "import { problem } from '../api/problem.ts';"],
    ['src/api/x.ts', "import { tool } from '../mcp/tool.ts';"],
    ['src/mcp/x.ts', "import { service } from '../pages/_service.ts';"],
    ['src/api/openapi/x.ts', "import { config } from '../../config.ts';"],
    ['src/origin/x.ts', "import { buildDataset } from '../catalog/dataset.ts';"],
    ['src/pages/x.ts', "import { createOrigin } from '../origin/origin.ts';"],
    ['src/attic/x.ts', ''],
  ])('%s with %j climbs', (path, text) => {
    expect(importsThatClimb([file(path, text)])).toHaveLength(1);
  });

  test.each([
    ['src/api/x.ts', "import { build } from '../../scripts/catalog/build.ts';"],
    ['src/pages/x.ts', "import { realService } from '../../tests/support/real-catalog.ts';"],
    ['src/origin/x.ts', "import text from '../../generated/catalog.json?raw';"],
  ])('%s with %j leaves the house', (path, text) => {
    expect(importsThatLeave([file(path, text)])).toHaveLength(1);
  });

  test.each([
    "import { getCollection } from 'astro:content';",
    "import type { APIRoute } from 'astro';",
    "import { readFileSync } from 'node:fs';",
    "import { readFile } from 'node:fs/promises';",
    "import process from 'node:process';",
    'const url = process.env.BASE_URL;',
    'const url = import.meta.env.BASE_URL;',
    'const now = Date.now();',
    'const now = new Date();',
  ])('%j reaches outside', (text) => {
    expect(reachesOutside([file('src/query/x.ts', text)])).toHaveLength(1);
    expect(reachesOutside([file('src/origin/x.ts', text)])).toEqual([]);
  });

  test.each(['// process.env is not read here', '/** Like Date.now, but not. */', 'const then = new Date(0);'])(
    '%j does not reach outside',
    (text) => {
      expect(reachesOutside([file('src/query/x.ts', text)])).toEqual([]);
    },
  );

  test('a second reader of the environment', () => {
    expect(environmentReaders([file('src/origin/x.ts', 'process.env.PORT')])).toEqual(['src/origin/x.ts']);
  });

  test('a dataset that comes to the origin by another file', () => {
    const files = [
      file('src/origin/x.ts', "import { service } from '../api/service.ts';"),
      file('src/api/service.ts', "import { buildDataset } from '../catalog/dataset.ts';"),
      file('src/catalog/dataset.ts', ''),
    ];
    expect(broughtAlong(files, 'origin')).toContain('src/catalog/dataset.ts');
  });

  test('a type brings nothing along', () => {
    const files = [
      file('src/origin/x.ts', "import type { Dataset } from '../catalog/dataset.ts';"),
      file('src/catalog/dataset.ts', ''),
    ];
    expect(broughtAlong(files, 'origin')).toEqual(['src/origin/x.ts']);
  });

  test('a file of 201 lines', () => {
    expect(longFiles([file('a.ts', 'x\n'.repeat(200)), file('b.ts', 'x\n'.repeat(201))])).toEqual([
      'b.ts has 201 lines',
    ]);
  });

  test.each([
    'export const x = 1;',
    'export function x() {}',
    'export async function x() {}',
    '/** Far away. */\n\nexport const x = 1;',
    '// No doc comment.\nexport const x = 1;',
    'export const GET = 1;',
  ])('%j is undocumented', (text) => {
    expect(undocumentedExports([file('src/api/x.ts', text)])).toHaveLength(1);
  });

  test.each([
    '/** One. */\nexport const x = 1;',
    '/**\n * One.\n */\nexport function x() {}',
    'const x = 1;',
    'export type X = 1;',
  ])('%j is documented enough', (text) => {
    expect(undocumentedExports([file('src/api/x.ts', text)])).toEqual([]);
  });
});
