import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { citationOf } from '../../src/bulk/citation.ts';
import { RIGHTS } from '../../src/catalog/records/rights.ts';

const version = '2026.11.22-70cc663e895f';
const cited = (released: string | null) =>
  citationOf({ baseUrl: 'https://catalog.example', edition: { version, released, previous: null } });

test('a citation names the version, its address and the licence in each form', () => {
  const texts = Object.values(cited('2026-11-22'));
  expect(texts).toHaveLength(3);
  for (const words of [version, `https://catalog.example/data/${version}/datapackage.json`, 'CC-BY-4.0'])
    expect(texts.filter((text) => !text.includes(words))).toEqual([]);
});

test('a citation has a date only for a release', () => {
  expect(cited('2026-11-22').bibtex).toContain('year = {2026}');
  expect(cited('2026-11-22').cff).toContain('date-released: 2026-11-22');
  expect(cited(null).bibtex).not.toContain('year');
  expect(cited(null).cff).not.toContain('date');
});

const ANY_TEXT: unknown = expect.any(String);

test('the citation file is YAML with the members that version 1.2.0 of its format requires', () => {
  expect(parse(cited(null).cff)).toMatchObject({
    'cff-version': '1.2.0',
    message: ANY_TEXT,
    type: 'dataset',
    title: 'Robot Actuator Catalog',
    authors: [{ name: 'Robot Actuator Catalog' }],
    version,
  });
});

test('LICENSE-CATALOG has only the sentences of the table of rights', () => {
  const file = readFileSync(new URL('../../LICENSE-CATALOG', import.meta.url), 'utf8');
  const sentences = file.split('\n\n').map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '));
  const licence = ' https://creativecommons.org/licenses/by/4.0/';
  expect(sentences).toEqual(RIGHTS.map(({ part, says }) => (part === 'wording' ? says + licence : says)));
});
