import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test.each([
  ['table', 'tbody tr', 'td.number:not(.unknown)'],
  ['cards', '.card', 'dd:not(.unknown)'],
])('each figure in the %s says who states it', async (view, record, figure) => {
  const { page } = await site.open(`/actuators?view=${view}`);
  await page.locator('[data-ready]').waitFor();
  const first = page.locator(record).first();
  const figures = await first.locator(figure).count();
  expect(figures).toBeGreaterThan(4);
  expect(await first.locator(figure).locator('.glyph[title]').count()).toBe(figures);
});
