import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test.each([
  [1280, '?sort=peak_torque_nm&order=desc', 'repeated peak'],
  [1440, '?sort=peak_torque_nm&order=desc', 'repeated peak'],
  [1440, '?max_price_usd=300&category=qdd_proprioceptive', 'GDS810 driver'],
  [1440, '?min_peak_torque_nm=40&max_weight_g=900', 'kind not stated'],
])('in a window of %d px a table with long words leaves the page where it is: %s', async (width, query, drawn) => {
  const { page } = await site.open(`/actuators${query}`, { viewport: { width, height: 900 } });
  await page.getByText(drawn).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const cells = page.locator('.explorer-table tbody td.number');
  expect(await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(0);
});

test('the head of the names stays above them while a wide table is scrolled sideways', async () => {
  const { page } = await site.open('/actuators', { viewport: { width: 1000, height: 900 } });
  await page.locator('.explorer-table tbody tr').first().waitFor();
  const leftOf = (cell: string) =>
    page
      .locator(cell)
      .first()
      .evaluate((box) => box.getBoundingClientRect().left);
  await page.locator('.explorer .table-frame').evaluate((frame) => frame.scrollTo({ left: 200, behavior: 'instant' }));
  expect(await leftOf('.explorer-table thead th')).toBe(await leftOf('.explorer-table tbody th'));
});
