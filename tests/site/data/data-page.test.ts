import { expect, test } from 'vitest';
import { buildService } from '../../../src/api/service.ts';
import { citationOf, listedFiles, sizeText } from '../../../src/site/data/data-page.ts';
import { datasetOf } from '../../support/small-catalog.ts';

const dataset = datasetOf();
const service = buildService(dataset, null, [{ name: 'robots.csv', bytes: 1234, sha256: '0'.repeat(64), rows: 3 }]);

test.each([
  [0, '0.0 kB'],
  [1234, '1.2 kB'],
  [45_678, '46 kB'],
  [11_724_366, '12 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('a file is listed with its path below the version', () => {
  const path = `/data/${dataset.edition.version}/robots.csv`;
  expect(listedFiles(service)).toEqual([{ name: 'robots.csv', path, rows: 3, size: '1.2 kB' }]);
});

test('a citation names the version, the address and the licence; a year only for a release', () => {
  const { text, bibtex } = citationOf(service);
  for (const words of [dataset.edition.version, 'https://catalog.example/data/', 'CC-BY-4.0'])
    expect([text.includes(words), bibtex.includes(words)]).toEqual([true, true]);
  expect(bibtex).not.toContain('year');
});
