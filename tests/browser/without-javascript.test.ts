import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTS } from '../support/catalog-counts.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const plain = { javaScriptEnabled: false };

test('without JavaScript the finder lists actuators and links to all others by category', async () => {
  const { page } = await site.open('/actuators', plain);
  await expect.poll(() => page.locator('noscript tbody th a').count()).toBe(24);
  await expect.poll(() => page.locator('noscript tbody th a').first().isVisible()).toBe(true);
  await expect.poll(() => page.locator('.needs-scripts tbody').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.filters-frame a[href^="/categories/"]').count()).toBe(6);
  await page.locator('.filters-frame a[href="/categories/smart_servo"]').click();
  await expect.poll(() => page.locator('tbody th a').count()).toBe(smartServos());
});

test.each(['/actuators?min_peak_torque_nm=40', '/my-parts?motors=unitree-go-m8010-6:12'])(
  '%s reports that the catalog file is missing, and shows neither a count nor an empty choice',
  async (path) => {
    const { page } = await site.openEmpty();
    await page.route('**/data/*/actuators.json*', (route) => route.fulfill({ status: 503, body: '{' }));
    await page.goto(`${site.address()}${path}`);
    await page.getByText('The catalog could not be loaded. Reload the page to try again.').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/[\d,]+ actuators \(|your list is empty/i);
  },
);

/** The number of smart servos, counted in the files of the catalog. */
const smartServos = (): number =>
  globSync('catalog/actuators/*/*.yaml').filter((file) =>
    /^category: smart_servo$/m.test(readFileSync(file, 'utf8')),
  ).length;

test('without JavaScript the comparison names its API address', async () => {
  const { page } = await site.open('/my-parts', plain);
  // Text locators skip `noscript`.
  const hint = page.locator('noscript code');
  await expect.poll(() => hint.isVisible()).toBe(true);
  await expect.poll(() => hint.textContent()).toBe('/api/v1/actuators/compare?ids=…');
});

test('without JavaScript an actuator shows the meaning of its figures and its sources', async () => {
  const { page } = await site.open('/actuators/cubemars-ak80-9-v3-0-kv100', plain);
  await page.getByText('Peak torque', { exact: true }).last().click();
  await expect.poll(() => page.getByText('a jump, a catch, a start').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Source 3' }).first().click();
  await page.waitForURL(/#source-3$/);
});

test('without JavaScript the robots are listed without filters', async () => {
  const { page } = await site.open('/robots', plain);
  await expect.poll(() => page.locator('#robots tbody tr').count()).toBe(COUNTS.robots);
  await expect.poll(() => page.locator('#robot-filters').isVisible()).toBe(false);
});

test.each([
  ['/match?min_peak_torque_nm=40', '/actuators'],
  ['/replace?id=robotis-xm540-w270-r', '/actuators'],
])('without JavaScript the old address %s redirects to the list', async (path, list) => {
  const { page } = await site.open(path, plain);
  await page.waitForURL(({ pathname }) => pathname === list);
});
