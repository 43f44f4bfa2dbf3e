import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSite } from '../../../../src/site/build-site.ts';
import {
  correctionOf,
  reportedFigures,
  reportOf,
} from '../../../../src/site/record/correction/correction.ts';
import { actuatorSheet } from '../../../../src/site/record/sheet/sheet.ts';
import { realCatalog } from '../../../support/real-catalog.ts';
import { actuatorEntry, catalogOf, robotEntry, serviceOf } from '../../../support/small-catalog.ts';

const FORM = 'https://git.example/catalog/issues/new';
const PAGE = 'https://catalog.example/actuators/acme-a1';
const NOWHERE = { issuesUrl: null, contact: null };

test('a page names the file of its record', () => {
  for (const folder of ['actuators', 'robots'] as const)
    for (const entry of realCatalog[folder])
      expect(existsSync(correctionOf(folder, entry, NOWHERE).file), entry.id).toBe(true);
});

test('without a form or a mail address the report is a text to copy', () => {
  const { form, mail, body } = reportOf(correctionOf('actuators', actuatorEntry(), NOWHERE), PAGE);
  expect([form, mail]).toEqual([null, null]);
  expect(body).toMatch(/^Record: acme-a1\nPage: .*\nFile: catalog\/actuators\/acme\/a1\.yaml\n/);
});

test('form and mail are filled in with the record, the figure, its value, its source and the page', () => {
  const channels = { issuesUrl: FORM, contact: 'catalog@example.org' };
  const correction = correctionOf('actuators', actuatorEntry({ name: 'A1 & B=2 #3 µ' }), channels);
  const figure = {
    field: 'peak_torque_nm',
    title: 'Peak torque',
    value: '23.7 N·m',
    source: 'https://maker.example/a1?x=1#2',
  };
  const { form, mail, body } = reportOf(correction, PAGE, figure);
  for (const line of [
    `Page: ${PAGE}`,
    'Figure: peak_torque_nm',
    'Value: 23.7 N·m',
    `Source: ${figure.source}`,
  ])
    expect(body.split('\n')).toContain(line);
  const [issue, letter] = [new URL(form ?? ''), new URL(mail ?? '')];
  expect(issue.origin + issue.pathname).toBe(FORM);
  expect([issue.hash, letter.hash]).toEqual(['', '']);
  expect(issue.searchParams.get('title')).toBe('Correction of A1 & B=2 #3 µ (acme-a1): peak_torque_nm');
  expect(issue.searchParams.get('body')).toBe(body);
  expect([letter.protocol, letter.pathname]).toEqual(['mailto:', 'catalog@example.org']);
  expect(letter.searchParams.get('body')).toBe(body);
});

test('a figure without a quote says so in its report', () => {
  const correction = correctionOf('actuators', actuatorEntry(), NOWHERE);
  expect(
    reportOf(correction, PAGE, { field: 'comm', title: 'Bus', value: 'CAN', source: '' }).body,
  ).toContain('no quote in the catalog');
});

test('pages of actuators and robots have the report channels of the build', () => {
  const records = { actuators: [actuatorEntry()], robots: [robotEntry()] };
  const channels = { issuesUrl: FORM, contact: 'catalog@example.org' };
  const { actuatorPages, robotPages } = buildSite(catalogOf(records), serviceOf(records), channels);
  expect([...actuatorPages, ...robotPages].map(({ correction }) => correction)).toEqual([
    expect.objectContaining({ file: 'catalog/actuators/acme/a1.yaml', ...channels }),
    expect.objectContaining({ file: 'catalog/robots/acme/walker.yaml', ...channels }),
  ]);
});

test('each known figure of a record is listed once for reports, with its value and its source', () => {
  const records = { actuators: [actuatorEntry()] };
  const [page] = buildSite(catalogOf(records), serviceOf(records)).actuatorPages;
  if (page === undefined) throw new Error('The catalog is empty.');
  const lines = actuatorSheet(page.figures).flatMap(({ rows }) => rows);
  const figures = reportedFigures(lines, page.entry.sources);
  const names = figures.map(({ title }) => title);
  expect(new Set(names).size).toBe(names.length);
  expect(figures.length).toBe(lines.filter(({ text, claims }) => text !== null || claims.length > 0).length);
  expect(figures.find(({ title }) => title === 'Peak torque')?.value).toMatch(/^[\d.]+ N·m$/);
});
