import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();
const saved = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
const PARTS = 'unitree-go-m8010-6,robstride-rs03';

test('parts are plotted by name, and the plot is saved as SVG with its title and its origin', async () => {
  const { page, complaints } = await site.open(`/my-parts?motors=${PARTS}&view=curves`);
  await page.getByRole('button', { name: 'Plot', exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Plot', exact: true }).click();
  await page.locator('svg .name').first().waitFor();
  await page.getByRole('button', { name: 'SVG', exact: true }).click();
  const svg = (await saved(await download)).toString();
  await expect
    .poll(() => page.locator('svg .name').allTextContents())
    .toEqual(
      expect.arrayContaining([expect.stringContaining('RS03'), expect.stringContaining('GO-M8010-6')]),
    );
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg).toMatch(
    /Peak torque against mass of 2 actuators.*Robot Actuator Catalog, version \S+, CC BY 4\.0\. Page of \d{4}-\d\d-\d\d/,
  );
  expect(svg).toContain('view=plot');
  expect(svg).toMatch(/fill="rgb/);
  expect(complaints).toEqual([]);
});

test('the plot of a brand is saved as PNG', async () => {
  const { page, complaints } = await site.open('/brands/steadywin');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG', exact: true }).click();
  const png = await saved(await download);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.byteLength).toBeGreaterThan(20_000);
  expect(complaints).toEqual([]);
});
