import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

const PARTS = 'robstride-rs03,unitree-go-m8010-6,cubemars-ak80-9-v3-0-kv100';

/** Printed pages, with an element that shows they are drawn, and the most sheets they may take. */
const PRINTED = [
  ['/actuators?peak_points=40@114.6&max_weight_g=900&comm=CAN', '.judged-table tbody tr', 6],
  [`/my-parts?motors=${PARTS}&view=compare`, '.compare .remove', 3],
  ['/actuators/robstride-rs03', 'h1', 7],
  ['/my-parts?motors=robstride-rs03:2,robstride-rs00:2', '.bill tbody tr', 1],
  [`/my-parts?motors=${PARTS}&view=plot`, '.plot .name', 1],
  [`/my-parts?motors=${PARTS}&view=curves`, '.plot .curve', 1],
] as const;

test.each(PRINTED)(
  '%s is printed with its address, version and date, on few sheets',
  async (path, drawn, most) => {
    const { page } = await site.open(path);
    await page.locator(drawn).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const format of ['A4', 'Letter']) {
      const text = (await page.pdf({ format })).toString('latin1');
      expect([format, text.match(/\/Type \/Page\b/g)?.length]).toEqual([
        format,
        expect.toSatisfy(isFew(most)),
      ]);
    }
    const told = page.locator('.only-print');
    await expect.poll(() => told.isVisible()).toBe(true);
    const words = (await told.textContent())?.replace(/\s+/g, ' ').trim();
    // Only a release has a date; a catalog changed since has none.
    expect(words).toMatch(/^Robot Actuator Catalog, version (next-\w+|\S+ of \d+ \w+ \d{4}), CC BY 4\.0: /);
    expect(words?.endsWith(path)).toBe(true);
  },
);

test('of the finder all is printed that it counts, letters and kinds smaller than the figures beside them', async () => {
  const { page } = await site.open('/actuators?brand=FEETECH#variants=all');
  const rows = page.locator('.finder-table tbody tr');
  await rows.first().waitFor();
  await page.pdf();
  const counted = (await page.locator('.result-count').textContent())?.trim();
  await expect.poll(async () => `${await rows.count()} actuators`).toBe(counted);
  await page.emulateMedia({ media: 'print' });
  const sizeOf = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const figures = await sizeOf('.finder-table td.number');
  await expect.poll(() => sizeOf('.finder-table .glyph')).toBeLessThan(figures);
  await expect.poll(() => sizeOf('.finder-table .apart')).toBeLessThan(figures);
});

test('a chapter of the guide prints at the width of the sheet, without its table of contents', async () => {
  const { page } = await site.open('/docs/api/meaning');
  await page.emulateMedia({ media: 'print' });
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
  await expect.poll(async () => (await widthOf('.guide-text')) - (await widthOf('main'))).toBeCloseTo(0, 0);
});

test.each([
  ['/robots/unitree-go1', 'h1'],
  ['/categories/smart_servo', 'h1'],
  ['/data', 'h1'],
  [`/my-parts?motors=${PARTS}`, '.bill tbody tr'],
])('no table of %s is wider than the sheet', async (path, drawn) => {
  const { page } = await site.open(path);
  await page.locator(drawn).first().waitFor();
  // A4 without its margins, at 96 pixels per inch.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const wider = () =>
    page
      .locator('.table')
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.getBoundingClientRect().right > window.innerWidth + 1)
          .map((table) => table.getAttribute('class')),
      );
  await expect.poll(wider).toEqual([]);
});

const isFew = (most: number) => (sheets: number) => sheets <= most;
