import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

const openPlot = (query: string): Promise<Page> => site.askFinder(`${query}#view=plot`);

test('arrow keys move in the plot, and Enter opens the record', async () => {
  const page = await openPlot('?q=ak80');
  await page.getByRole('group', { name: /against mass/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.plot-tip').textContent()).toMatch(/CubeMars.*N·m at\s+.* g/s);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/actuators\/cubemars-ak80/);
});

test('a tap in the plot selects its dot for adding to my parts, and the axes can be changed', async () => {
  const page = await openPlot('?q=ak80-9');
  await page.locator('select[name=x]').selectOption('max_speed_rpm');
  await page.waitForURL(/x=max_speed_rpm/);
  await expect.poll(() => page.locator('.axis-title').first().textContent()).toBe('Maximum speed, rpm');
  const path = (await page.locator('.marks.category-qdd_proprioceptive').first().getAttribute('d')) ?? '';
  const [, x, y] = /M([\d.]+) ([\d.]+)a/.exec(path) ?? [];
  const plot = page.locator('.pointed-plot');
  const scale = ((await plot.boundingBox())?.width ?? 0) / 1080;
  await plot.click({ position: { x: (Number(x) + 3) * scale, y: Number(y) * scale } });
  await expect.poll(() => page.locator('.plot-tip').textContent()).toContain('AK80-9');
  await page.getByRole('button', { name: 'Add to my parts' }).click();
  await expect.poll(() => page.locator('.tray').textContent()).toMatch(/My parts: 1 actuator/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.tray').waitFor({ state: 'detached' });
});

test('the plot explains only the marks that it draws', async () => {
  const page = await openPlot('?category=smart_servo');
  await page.locator('.legend').waitFor();
  await expect
    .poll(async () => (await page.locator('.legend li').allTextContents()).map((text) => text.trim()))
    .toEqual(['Smart servo']);
});
