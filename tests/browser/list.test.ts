import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();
const SHARED = '/list?motors=robstride-rs03:4,feetech-st-3215-c001:6';

test('a shared list shows its sums, and a change of a count changes its address', async () => {
  const { page } = await site.open(SHARED);
  await page.locator('[data-ready]').waitFor();
  expect(await page.locator('.sums dd').first().textContent()).toBe('10');
  await page.getByLabel('How many RS03').fill('2');
  await page.getByLabel('How many RS03').blur();
  await page.waitForURL(/motors=robstride-rs03:2,feetech-st-3215-c001:6$/);
  expect(await page.locator('.sums dd').first().textContent()).toBe('8');
});

test('pinned actuators go to the list, and the list stays in the browser', async () => {
  const { page } = await site.open('/actuators?pins=robstride-rs03,unitree-go-m8010-6');
  await page.getByRole('link', { name: 'Add to my list' }).click();
  await page.waitForURL(/\/list\?motors=robstride-rs03,unitree-go-m8010-6$/);
  await page.goto(`${site.address()}/list`);
  await page.waitForURL(/motors=robstride-rs03,unitree-go-m8010-6$/);
});

test('a motor is swapped for another of a given name, and its count stays', async () => {
  const { page } = await site.open(SHARED);
  await page.getByRole('button', { name: 'Swap RS03' }).click();
  await page.getByLabel('Motor by name').fill('go-m8010-6');
  await page.getByRole('option', { name: /GO-M8010-6/ }).click();
  await page.waitForURL(/motors=unitree-go-m8010-6:4,feetech-st-3215-c001:6$/);
});

test('the list is saved as CSV', async () => {
  const { page } = await site.open(SHARED);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('motors.csv');
});
