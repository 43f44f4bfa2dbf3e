import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import { MANIFEST } from '../support/containerfile.ts';
import { exposedFamilies, LINUX_ONLY } from './exposed.ts';

const manual = readFileSync('docs/operations.md', 'utf8');

/** The rows of the manual's tables, as cells without padding. */
const rows = manual
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test('the manual has every setting, with its default and its purpose', () => {
  const wanted = SETTINGS.map(({ name, standard, says }) => [
    `\`${name}\``,
    standard === '' ? 'none' : `\`${standard}\``,
    says,
  ]);
  const named = new Set(wanted.map(([name]) => name));
  expect(rows.filter(([name]) => named.has(name))).toEqual(wanted);
});

test('the manual starts the server like `npm start`', () => {
  expect(manual).toContain(`\`${MANIFEST.scripts.start}\``);
});

test('the manual has exactly the exposed metrics, with type and labels', async () => {
  const families = await exposedFamilies();
  const exposed = families.map(({ name, type, samples }) => {
    const labels = new Set(
      samples.flatMap((sample) => Object.keys(sample.labels).filter((label) => label !== 'le')),
    );
    return [
      `\`${name}${type === 'counter' ? '_total' : ''}\``,
      type,
      [...labels].map((label) => `\`${label}\``).join(', '),
    ];
  });
  const described = rows.filter(([, type = '']) => ['counter', 'gauge', 'histogram'].includes(type));
  const elsewhere = process.platform === 'linux' ? [] : LINUX_ONLY.map((name) => `\`${name}\``);
  const here = described.filter(([name = '']) => !elsewhere.includes(name));
  expect(here.map(([name, type, labels]) => [name, type, labels]).toSorted()).toEqual(exposed.toSorted());
  expect(described.filter(([, , , meaning = '']) => !meaning.endsWith('.'))).toEqual([]);
});

test('every reference of the manual resolves', () => {
  const places = [...manual.matchAll(/\]\(([^)#]+)/g)].map(([, place = '']) => `docs/${place}`);
  // The configurations of CDNs are in docs/cdn.md.
  expect(places.filter((place) => place !== 'docs/cdn.md' && !existsSync(place))).toEqual([]);
  expect(places.length).toBeGreaterThan(5);
});
