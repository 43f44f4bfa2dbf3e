import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();
const PAIR = '/my-parts?view=compare&motors=unitree-go-m8010-6,cubemars-ak80-9-v3-0-kv100';

test('the best value is marked, equal rows can be left out, and actuators added and removed', async () => {
  const { page } = await site.open(PAIR);
  await page.locator('.remove').first().waitFor();
  const peak = page.getByRole('row', { name: /^Peak torque/ });
  const rated = page.getByRole('row', { name: /^Rated torque/ });
  const best = () => peak.locator('.best').allTextContents();
  await expect.poll(best, { message: 'the best value is marked' }).toEqual([expect.stringContaining('23.7')]);
  await expect.poll(() => rated.locator('.unknown').first().textContent()).toContain('unknown');
  const country = page.getByRole('row', { name: /^Country/ });
  await expect.poll(() => country.count()).toBe(1);
  await page.getByLabel('Only differences').check();
  await page.waitForURL(/&rows=different$/);
  await expect.poll(() => country.count(), { message: 'equal rows are left out' }).toBe(0);
  await expect.poll(() => peak.count()).toBe(1);
  await page.getByLabel('Actuator by name').fill('mjbots qdd100 beta 3');
  await page.getByRole('option', { name: /qdd100 beta 3/ }).click();
  await page.waitForURL(/mjbots-qdd100-beta-3/);
  await page.getByRole('button', { name: 'Remove GO-M8010-6' }).click();
  await page.waitForURL(
    /motors=cubemars-ak80-9-v3-0-kv100,mjbots-qdd100-beta-3&view=compare&rows=different$/,
  );
});

test('every figure shows who states it, and its kind if it has one', async () => {
  const { page } = await site.open(
    '/my-parts?motors=robotis-xm430-w350-r,cubemars-ak80-9-v3-0-kv100&view=compare',
  );
  const cells = page.getByRole('row', { name: /^Peak torque/ }).locator('td');
  await cells.first().waitFor();
  await expect
    .poll(() => cells.locator('.glyph').evaluateAll((marks) => marks.map((mark) => mark.ariaLabel)))
    .toEqual(['stated by the maker', 'stated in a repository of the maker or of others']);
  await expect
    .poll(() => cells.first().locator('.condition').allTextContents())
    .toEqual([expect.stringMatching(/^stall/)]);
  const figures = page.locator('.compare tbody td:not(.unknown)');
  await expect.poll(() => figures.locator('.glyph').count()).toBeGreaterThan(30);
});

test('figures of one kind have bars as long as they are great, and an unknown id has no column', async () => {
  const ids = 'unitree-go-m8010-6,cubemars-ak80-9-v3-0-kv100,myactuator-rmd-x6-p8-8,no-such-actuator';
  const { page } = await site.open(`/my-parts?motors=${ids}&view=compare`);
  const bars = page.getByRole('row', { name: /^Peak torque/ }).locator('.bar path');
  await bars.nth(2).waitFor();
  const drawn = await bars.evaluateAll((paths) =>
    paths.map((path) => ({
      torque: Number.parseFloat(
        /[\d.]+/.exec(path.closest('td')?.querySelector('.figure')?.textContent ?? '')?.[0] ?? '',
      ),
      width: path.getBoundingClientRect().width,
    })),
  );
  for (const one of drawn)
    for (const other of drawn) expect(one.width / other.width).toBeCloseTo(one.torque / other.torque, 1);
  await expect.poll(() => page.locator('.compare thead a').count()).toBe(3);
  await page.getByRole('button', { name: 'Parts list' }).click();
  await page.getByText('not in the catalog').waitFor();
});

test('with nothing chosen, the page explains how to choose and offers examples', async () => {
  const { page } = await site.open('/my-parts');
  await page.getByLabel('Actuator by name').waitFor();
  await expect.poll(() => page.locator('.compare').count()).toBe(0);
  await page.locator('#list-empty a[href*="view=compare"]').first().click();
  await page.locator('.compare thead .remove').first().waitFor();
});
