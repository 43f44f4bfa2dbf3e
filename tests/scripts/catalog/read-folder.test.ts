import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCatalogFolder } from '../../../scripts/catalog/read-folder.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `name: ${name}\n`);
  }
}

test('files of any depth and extension are read, by their path in the folder', () => {
  write('robots/a/b.yaml', 'brands.yaml', 'actuators/a/b/c.yml');
  expect(readCatalogFolder(folder)).toEqual({
    folder,
    files: ['actuators/a/b/c.yml', 'brands.yaml', 'robots/a/b.yaml'].map((name) => ({
      name,
      text: `name: ${name}\n`,
    })),
  });
});

test('the template and hidden files are skipped', () => {
  write('TEMPLATE.yaml', '.DS_Store', 'actuators/.keep');
  expect(readCatalogFolder(folder)?.files).toEqual([]);
});

test('a template elsewhere is a file like any other', () => {
  write('actuators/TEMPLATE.yaml');
  expect(readCatalogFolder(folder)?.files).toHaveLength(1);
});

test('a missing folder has no files', () => {
  expect(readCatalogFolder(join(folder, 'nowhere'))).toBeNull();
});

test.each(['file', 'folder'])('a symbolic link to a %s is refused by its name', (kind) => {
  write('actuators/a/b.yaml');
  const link = join(folder, 'actuators/link.yaml');
  symlinkSync(kind === 'file' ? join(folder, 'actuators/a/b.yaml') : '/etc', link);
  expect(() => readCatalogFolder(folder)).toThrow(`${link}: found a symbolic link`);
});
