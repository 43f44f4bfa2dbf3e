import { expect, test } from 'vitest';
import { KEY_FIGURES } from '../../../src/site/key-figures.ts';
import { actuatorSheet, keyFigures } from '../../../src/site/record/sheet/sheet.ts';
import { actuatorTable } from '../../../src/site/table/record-tables.ts';
import { expectSame } from '../../support/expect-same.ts';
import { site } from '../fixtures.ts';

const pages = site.actuatorPages;
const table = actuatorTable(
  pages.map(({ actuator }) => actuator),
  'of one maker',
  site.listed,
);

test('a list marks each key figure with its source as on the page of its record, and an unknown one with none', () => {
  expect(table.about.cells).toHaveLength(pages.length);
  for (const [index, { actuator, figures }] of pages.entries()) {
    const letters = keyFigures(actuatorSheet(figures)).map(({ glyph }) => glyph?.letter);
    const marks = table.columns.map(({ cells }) => cells[index]?.glyph?.letter);
    expectSame([actuator.id, marks], [actuator.id, letters]);
  }
  expect(table.columns).toHaveLength(KEY_FIGURES.length);
});
