import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_PATHS } from '../src/api/http/links.ts';
import { findRoute } from '../src/api/http/routes.ts';

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;

const readme = readFileSync('README.md', 'utf8');

describe.each(globSync('{*.md,docs/*.md}').toSorted())('%s', (file) => {
  test('names only commands that exist', () => {
    const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z:-]+[a-z])/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** Folders of `src` and `scripts` to the third level, without those of pages, which are addresses. */
const FOLDERS = globSync(['src/*/*', 'scripts/*'], { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((folder) => !folder.startsWith('src/pages/'));

test('ARCHITECTURE.md has a line for every folder of src and scripts', () => {
  const listed = [
    ...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^((?:src|scripts)\/\S+)\/ {2,}\S/gm),
  ].map(([, folder = '']) => folder);
  const wanted = [...FOLDERS, 'src/pages', 'src/composition'];
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('ARCHITECTURE.md names only files that exist', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const known = globSync('{src,scripts,tests}/**/*.*').map((file) => basename(file));
  const stems = new Set(known.map((name) => name.replace(/\.\w+$/, '')));
  const named = [...text.matchAll(/`(?:[\w/]+\/)?([\w-]+\.(?:ts|css|astro))`/g)].map(([, name = '']) => name);
  const folders = text.slice(text.indexOf('The folders, with'), text.indexOf('Imports point down'));
  // Names of a single word could be ordinary words.
  const listed = [...folders.matchAll(/(?<=[\s(])[a-z]+(?:-[a-z]+)+(?=[\s,:;)])/g)].map(([name]) => name);
  expect([named.length, listed.length].every((count) => count > 20)).toBe(true);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(listed.filter((name) => !stems.has(name))).toEqual([]);
});

const decisions = globSync('docs/decisions/[0-9]*.md').toSorted();

test.each(decisions)('%s states context, choice and price, in this order', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith(`# ${file.slice(15, 18)} `)).toBe(true);
  const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name = '']) => name);
  expect(parts.filter((name) => name !== 'Instead')).toEqual(['Context', 'Choice', 'Price']);
});

test('no two decisions share a number', () => {
  const numbers = decisions.map((file) => file.slice(15, 18));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(globSync('{*.md,docs/**/*.md}').toSorted())('%s links only to files that exist', (file) => {
  const targets = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|\/|mailto:)([^)#\s]+)/g)].map(
    ([, target = '']) => join(dirname(file), target),
  );
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

describe('the README', () => {
  test('names only paths that the service has', () => {
    const places = new Set<string>(Object.values(API_PATHS));
    const paths = [...readme.matchAll(/^\| (`\/.*?`) +\|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`(\/[^`?]+)/g)].map(([, path = '']) => path))
      .map((path) => (path.startsWith('/api') || places.has(path) ? path : `/api/v1${path}`));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => findRoute(path) === null && !places.has(path))).toEqual([]);
  });

  test('has its pictures in light and dark colours, each under 120 kB', () => {
    const pictures = [...readme.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(pictures.map((file) => file.replace(/^.*-/, ''))).toEqual([
      'dark.webp',
      'light.webp',
      'dark.webp',
      'light.webp',
    ]);
    expect(pictures.filter((file) => statSync(file).size > 120_000)).toEqual([]);
  });
});
