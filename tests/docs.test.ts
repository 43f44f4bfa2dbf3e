import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_PATHS } from '../src/api/links.ts';
import { findRoute } from '../src/api/routes.ts';
import { COUNTS } from './support/catalog-counts.ts';

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;

const readme = readFileSync('README.md', 'utf8');

describe.each(globSync('{*.md,docs/*.md}').toSorted())('%s', (file) => {
  test('names only commands that there are', () => {
    const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z:-]+[a-z])/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const downTo = (count: number, step: number): number => Math.floor(count / step) * step;

describe('the README', () => {
  test('names only paths that the service has', () => {
    const places = new Set<string>(Object.values(API_PATHS));
    const paths = [...readme.matchAll(/^\| (`\/.*?`) +\|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`(\/[^`?]+)/g)].map(([, path = '']) => path))
      .map((path) => (path.startsWith('/api') || places.has(path) ? path : `/api/v1${path}`));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => findRoute(path) === null && !places.has(path))).toEqual([]);
  });

  test('counts actuators and robots by the hundred and makers by the ten, as the catalog has them', () => {
    const [, ...told] = /over (\d+) actuators of (\d+) makers and\s+(\d+) robots/.exec(readme) ?? [];
    const makers = globSync('catalog/actuators/*').length;
    const counts = [downTo(COUNTS.actuators, 100), downTo(makers, 10), downTo(COUNTS.robots, 100)];
    expect(told.map(Number)).toEqual(counts);
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
