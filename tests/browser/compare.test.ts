import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();
const PAIR = '/compare?ids=unitree-go-m8010-6,cubemars-ak80-9-v3-0-kv100';

test('the address names what is compared, and an unknown id is told', async () => {
  const { page } = await site.open(`${PAIR},no-such-actuator`);
  await page.locator('.fault').waitFor();
  expect(await page.locator('.compare thead a').allTextContents()).toEqual(['GO-M8010-6', 'AK80-9 V3.0 KV100']);
  expect(await page.locator('.fault').textContent()).toContain('no-such-actuator');
});

test('the best value of a row is marked, and an unknown one is called not published', async () => {
  const { page } = await site.open(PAIR);
  const row = page.getByRole('row', { name: /^Peak torque/ });
  await page.locator('.remove').first().waitFor();
  expect(await row.locator('.best').allTextContents()).toEqual([expect.stringContaining('23.7')]);
  expect(
    await page
      .getByRole('row', { name: /^Rated torque/ })
      .locator('.unknown')
      .first()
      .textContent(),
  ).toContain('not published');
});

test('only differences leaves out equal rows', async () => {
  const { page } = await site.open(PAIR);
  await page.locator('.remove').first().waitFor();
  expect(await page.getByRole('row', { name: /^Country/ }).count()).toBe(1);
  await page.getByLabel('Only differences').check();
  expect(await page.getByRole('row', { name: /^Country/ }).count()).toBe(0);
  expect(await page.getByRole('row', { name: /^Peak torque/ }).count()).toBe(1);
});

test('actuators are added by name and removed, and the address follows', async () => {
  const { page } = await site.open(PAIR);
  await page.locator('.remove').first().waitFor();
  await page.getByLabel('Add', { exact: true }).fill('mjbots qdd100 beta 3');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(/mjbots-qdd100-beta-3/);
  await page.getByRole('button', { name: 'Remove GO-M8010-6' }).click();
  await page.waitForURL(/ids=cubemars-ak80-9-v3-0-kv100,mjbots-qdd100-beta-3$/);
});
