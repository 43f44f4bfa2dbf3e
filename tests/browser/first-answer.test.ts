import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BASE_URL } from '../contract/support/program.ts';
import { useSite } from './support/site.ts';

/* The first answer to an address, at the origin of the API. */

const site = useSite();

/** A page at the origin for which the site was built, and the paths it has requested. */
async function pageAtOrigin(): Promise<{ readonly page: Page; readonly asked: readonly string[] }> {
  const { page } = await site.openEmpty();
  const asked: string[] = [];
  await page.route(`${BASE_URL}/**`, async (route) => {
    const url = route.request().url().slice(BASE_URL.length);
    asked.push(url);
    await route.fulfill({ response: await route.fetch({ url: `${site.address()}${url}` }) });
  });
  return { page, asked };
}

test('it comes by few requests, one of them to the API, before the catalog, and is what the finder then shows', async () => {
  const { page, asked } = await pageAtOrigin();
  const { promise: catalogMayCome, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/actuators.json?*', async (route) => {
    await catalogMayCome;
    await route.fallback();
  });
  const question = 'peak_points=2@60&voltage_v=12&max_price_usd=60';
  await page.goto(`${BASE_URL}/actuators?${question}`);
  await page.locator('.first-answer li').first().waitFor();
  const counts = await page.locator('.result-count').textContent();
  const names = await page.locator('.first-answer li a').allTextContents();
  const toApi = [`/api/v1/actuators/match?${question.replace('@', '%40')}&limit=10`];
  const askedOfApi = () => asked.filter((path) => path.startsWith('/api/'));
  const askedForCatalog = () => asked.filter((path) => path.includes('/actuators.json?'));
  expect(askedOfApi()).toEqual(toApi);
  expect(askedForCatalog(), 'the catalog comes after the answer').toEqual([]);
  resolve(undefined);
  await page.locator('.result-count[data-ready]').waitFor();
  await expect.poll(async () => (await page.locator('.result-count').textContent())?.trim()).toBe(counts);
  await expect
    .poll(async () =>
      (await page.locator('.judged-table tbody th a').allTextContents()).slice(0, names.length),
    )
    .toEqual(names);
  expect(askedOfApi()).toEqual(toApi);
  expect(askedForCatalog()).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(MOST_REQUESTS);
});

// Page, typeface and colours, styles, and bundled scripts; without bundles there were 70.
const MOST_REQUESTS = 30;

test('a finder that is ready first requests only the catalog', async () => {
  const { page, asked } = await pageAtOrigin();
  const { promise: answerMayCome, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/v1/actuators/match?*', async (route) => {
    await answerMayCome;
    await route.fallback();
  });
  await page.goto(`${BASE_URL}/actuators?min_peak_torque_nm=40&max_weight_g=900`, { waitUntil: 'commit' });
  await page.locator('.judged-table tbody tr').first().waitFor();
  const answered = page.waitForResponse('**/api/v1/actuators/match?*');
  resolve(undefined);
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked.filter((path) => path.includes('/actuators.json?'))).toHaveLength(1);
});

test.each([
  ['comm=FooBus&max_weight_g=900', 'No actuator of the catalog has comm=FooBus', 0],
  ['brand=SteadyWin&brake=true', 'Maker: SteadyWin', 1],
])('%s is reported in words, and no request fails', async (query, words, requests) => {
  const { page, asked } = await pageAtOrigin();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${BASE_URL}/actuators?${query}`);
  await page.locator('.result-count[data-ready]').waitFor();
  await expect.poll(() => page.locator('#results').textContent()).toContain(words);
  expect(asked.filter((path) => path.startsWith('/api/'))).toHaveLength(requests);
  expect(errors).toEqual([]);
});
