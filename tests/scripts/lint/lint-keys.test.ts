import { describe, expect, test } from 'vitest';
import { lintKeys } from '../../../scripts/lint/lint-keys.ts';

/** `page` imports `table` by way of `list`; `other` imports neither. */
const FILES = {
  'src/page.ts': "import { list } from './list/list.ts';\nexport const page = list;",
  'src/list/list.ts': "import type { Row } from '../table.ts';\nexport const list: Row[] = [];",
  'src/table.ts': 'export interface Row { id: string }',
  'src/other.ts': "export const other: typeof import('./part.ts') | null = null;",
  'src/part.ts': "import logo from './logo.svg?raw';\nexport const part = logo;",
  'src/globals.d.ts': 'declare const VERSION: string;',
} as const;

type Texts = Readonly<Partial<Record<string, string | null>>>;

const keysOf = (changed: Texts = {}) =>
  lintKeys(Object.keys(FILES), (file) => ({ ...SETTINGS, ...FILES, ...changed })[file] ?? null);

const SETTINGS: Texts = { 'tsconfig.json': '{}', 'package-lock.json': '{}' };

/** The files whose lint has to be repeated. */
const changedBy = (changed: Texts): string[] => {
  const before = keysOf();
  const after = keysOf(changed);
  return Object.keys(FILES).filter((file) => !after.has(file) || before.get(file) !== after.get(file));
};

describe('the key of a linted file', () => {
  test.each([
    ['its own text', { 'src/page.ts': 'export const page = [];' }, ['src/page.ts']],
    [
      'the text of an imported file, at any remove',
      { 'src/table.ts': 'export interface Row { id: number }' },
      ['src/page.ts', 'src/list/list.ts', 'src/table.ts'],
    ],
    [
      'the text of a file whose type it imports',
      { 'src/part.ts': 'export const part = 1;' },
      ['src/other.ts', 'src/part.ts'],
    ],
    [
      'the absence of an imported file',
      { 'src/table.ts': null },
      ['src/page.ts', 'src/list/list.ts', 'src/table.ts'],
    ],
    ['global types', { 'src/globals.d.ts': 'declare const VERSION: number;' }, Object.keys(FILES)],
    [
      'global types of a module',
      { 'src/part.ts': 'declare global {\n  const NAME: string;\n}\nexport {};' },
      Object.keys(FILES),
    ],
    ['the settings', { 'tsconfig.json': '{ "compilerOptions": {} }' }, Object.keys(FILES)],
    ['the versions of packages', { 'package-lock.json': '{ "packages": {} }' }, Object.keys(FILES)],
  ])('changes with %s', (_, changed, files) => {
    expect(changedBy(changed)).toEqual(files);
  });

  test('does not change with a file that is imported as a text', () => {
    expect(changedBy({ 'src/logo.svg': '<svg/>' })).toEqual([]);
  });
});
