import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_PATHS } from '../src/api/http/links.ts';
import { findRoute } from '../src/api/http/routes.ts';

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;

const readme = readFileSync('README.md', 'utf8');

describe.each(globSync('{*.md,docs/*.md}').toSorted())('%s', (file) => {
  test('names only commands that there are', () => {
    const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z:-]+[a-z])/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
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
