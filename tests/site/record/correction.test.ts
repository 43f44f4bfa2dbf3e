import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { correctionOf } from '../../../src/site/record/correction.ts';
import { buildSite } from '../../../src/site/site.ts';
import { realCatalog } from '../../support/real-catalog.ts';
import { actuatorEntry, catalogOf, robotEntry, serviceOf } from '../../support/small-catalog.ts';

const FORM = 'https://git.example/catalog/issues/new';

test('the file that a page names is that of its record', () => {
  for (const folder of ['actuators', 'robots'] as const)
    for (const entry of realCatalog[folder])
      expect(existsSync(correctionOf(folder, entry, null).file), entry.id).toBe(true);
});

test('without a form there is only the file', () => {
  expect(correctionOf('actuators', actuatorEntry(), null)).toEqual({
    file: 'catalog/actuators/acme/a1.yaml',
    form: null,
  });
});

test('the form is opened with a title and a text that name the record and its file', () => {
  const { form } = correctionOf('actuators', actuatorEntry({ name: 'A1 & B=2 #3 µ' }), FORM);
  const address = new URL(form ?? '');
  expect(address.origin + address.pathname).toBe(FORM);
  expect(address.hash).toBe('');
  expect([...address.searchParams.keys()]).toEqual(['title', 'body']);
  expect(address.searchParams.get('title')).toBe('Correction of A1 & B=2 #3 µ (acme-a1)');
  expect(address.searchParams.get('body')).toMatch(/^Record: acme-a1\nFile: catalog\/actuators\/acme\/a1\.yaml\n/);
});

test('pages of actuators and robots have the form that the build was given', () => {
  const records = { actuators: [actuatorEntry()], robots: [robotEntry()] };
  const pagesWith = (form: string | null) => {
    const { actuatorPages, robotPages } = buildSite(catalogOf(records), serviceOf(records), form);
    return [...actuatorPages, ...robotPages].map(({ correction }) => correction);
  };
  expect(pagesWith(null).map(({ file, form }) => [file, form])).toEqual([
    ['catalog/actuators/acme/a1.yaml', null],
    ['catalog/robots/acme/walker.yaml', null],
  ]);
  for (const { form } of pagesWith(FORM)) expect(form).toMatch(`${FORM}?title=Correction+of+`);
});
