import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test.each([
  ['table', 'td.number', 'tbody tr'],
  ['cards', 'dd', '.card'],
])('in the %s only figures that are not their maker’s have a mark', async (view, figure, record) => {
  const page = await site.askFinder(`?brand=MyActuator#view=${view}`);
  const first = page.locator(record).first();
  await expect.poll(() => first.locator(figure).count()).toBeGreaterThan(4);
  await expect.poll(() => page.locator('.results .glyph[title="stated by the maker"]').count()).toBe(0);
  const marks = page.locator('.results .glyph');
  await expect.poll(() => marks.count()).toBeGreaterThan(0);
  await expect
    .poll(() => marks.evaluateAll((all) => all.every((mark) => mark.getAttribute('title') !== '')))
    .toBe(true);
});
