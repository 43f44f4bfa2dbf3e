import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test.each([
  ['table', 'td.number', 'tbody tr'],
  ['cards', 'dd', '.card'],
])('in the %s only figures that are not their maker’s have a mark', async (view, figure, record) => {
  const { page } = await site.open(`/actuators?brand=MyActuator#view=${view}`);
  await page.locator('[data-ready]').waitFor();
  const first = page.locator(record).first();
  expect(await first.locator(figure).count()).toBeGreaterThan(4);
  expect(await page.locator('.results .glyph[title="stated by the maker"]').count()).toBe(0);
  const marks = page.locator('.results .glyph');
  expect(await marks.count()).toBeGreaterThan(0);
  expect(await marks.evaluateAll((all) => all.every((mark) => mark.getAttribute('title') !== ''))).toBe(true);
});
