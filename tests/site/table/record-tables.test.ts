import { expect, test } from 'vitest';
import { KEY_FIGURES } from '../../../src/site/figures.ts';
import { actuatorSheet, keyFigures } from '../../../src/site/record/sheet.ts';
import { actuatorTable } from '../../../src/site/table/record-tables.ts';
import { site } from '../fixtures.ts';

const pages = site.actuatorPages;
const table = actuatorTable(
  pages.map(({ actuator }) => actuator),
  'of one maker',
  site.listed,
);

test('a list marks each key figure with who states it on the page of its record, and an unknown one with nobody', () => {
  expect(table.rows).toHaveLength(pages.length);
  for (const [index, { actuator, entry }] of pages.entries()) {
    const letters = keyFigures(actuatorSheet(actuator, entry)).map(({ glyph }) => glyph?.letter);
    const cells = table.rows[index]?.cells ?? [];
    expect([actuator.id, cells.map(({ glyph }) => glyph?.letter)]).toEqual([actuator.id, letters]);
  }
  expect(table.columns).toHaveLength(KEY_FIGURES.length);
});
