import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test.each([
  ['?sort=peak_torque_nm&order=desc', 'repeated peak', [1280, 1440, 1280]],
  ['?category=qdd_proprioceptive&brand=SteadyWin', 'GDS810 driver', [1440]],
  ['?min_peak_torque_nm=40&max_weight_g=900', 'kind not stated', [1440]],
] as const)('a table with long words does not widen the page: %s', async (query, drawn, widths) => {
  // A narrow table first, in whose place the wide one is drawn.
  const page = await site.askFinder('?q=ak10-9');
  await page.setViewportSize({ width: 1279, height: 900 });
  await page.locator('.table-frame.fits').first().waitFor();
  await site.askFinder(query);
  await page.getByText(drawn).first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const cells = page.locator('.finder-table tbody td.number');
    await expect
      .poll(() =>
        cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length),
      )
      .toBe(0);
  }
});

test.each([
  ['?min_peak_torque_nm=40&max_weight_g=1000&comm=CAN', '.judged-table'],
  ['?brand=Unitree', '.finder-table'],
])('in windows of 1280 and 1440 px the table of %s is whole', async (query, table) => {
  const page = await site.askFinder(query);
  const frame = page.locator('.table-frame', { has: page.locator(table) });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overhang = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(overhang, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
});

test.each([
  ['/my-parts?motors=unitree-go-m8010-6:12,cubemars-ak80-9-v3-0-kv100', '.bill', 1280],
  [
    '/my-parts?joint=Knee;4;cubemars-ak80-9-v3-0-kv100;46.2@159&joint=Elbow;3;harmonic-drive-cha-32a-120',
    '.bill',
    1024,
  ],
  ['/robots', '#robots', 1024],
  ['/brands/robstride', '.figure-table', 1024],
])('the table of %s, %s, is whole in a window of %i px', async (path, table, width) => {
  const { page } = await site.open(path, { viewport: { width, height: 900 } });
  await page.locator(`${table} tbody tr`).first().waitFor();
  const frame = page.locator('.table-frame', { has: page.locator(table) }).first();
  await expect
    .poll(() => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);
});

test('every figure of a card stays inside it at any width of the window', async () => {
  const page = await site.askFinder('#view=cards');
  await page.locator('.cards .card').first().waitFor();
  for (const width of [1280, 640, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = () =>
      page.locator('.card .figure').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const edge = figure.closest('.card')?.getBoundingClientRect().right ?? 0;
          return figure.getBoundingClientRect().right > edge - 8 ? figure.textContent : [];
        }),
      );
    await expect.poll(outside, { message: `${width} px` }).toEqual([]);
  }
});

test('the header of the name column stays in place while a wide table scrolls sideways', async () => {
  const page = await site.askFinder();
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.locator('.finder-table tbody tr').first().waitFor();
  const frame = page.locator('.finder .table-frame');
  const scrolled = () =>
    frame.evaluate((own) => {
      own.scrollTo({ left: 200, behavior: 'instant' });
      return own.scrollLeft;
    });
  await expect.poll(scrolled).toBeGreaterThan(0);
  // Both at once, because a window that is still being resized moves them.
  const lefts = () =>
    frame.evaluate((own) =>
      ['thead th', 'tbody th'].map((cell) => own.querySelector(cell)?.getBoundingClientRect().left),
    );
  await expect.poll(async () => new Set(await lefts()).size).toBe(1);
});
