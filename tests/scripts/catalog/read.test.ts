import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCatalogFolder } from '../../../scripts/catalog/read.ts';

const state = { folder: '' };

beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'catalog-'));
});

afterEach(() => rmSync(state.folder, { recursive: true }));

function write(...places: readonly string[]): void {
  for (const place of places) {
    mkdirSync(dirname(join(state.folder, place)), { recursive: true });
    writeFileSync(join(state.folder, place), `place: ${place}\n`);
  }
}

test('files of any depth and ending are read, by their place below the folder', () => {
  write('robots/a/b.yaml', 'brands.yaml', 'actuators/a/b/c.yml');
  expect(readCatalogFolder(state.folder)).toEqual({
    folder: state.folder,
    files: ['actuators/a/b/c.yml', 'brands.yaml', 'robots/a/b.yaml'].map((place) => ({
      place,
      text: `place: ${place}\n`,
    })),
  });
});

test('the template and hidden files are left out', () => {
  write('TEMPLATE.yaml', '.DS_Store', 'actuators/.keep');
  expect(readCatalogFolder(state.folder)?.files).toEqual([]);
});

test('a template elsewhere is a file like any other', () => {
  write('actuators/TEMPLATE.yaml');
  expect(readCatalogFolder(state.folder)?.files).toHaveLength(1);
});

test('without a folder there is nothing', () => {
  expect(readCatalogFolder(join(state.folder, 'nowhere'))).toBeNull();
});
