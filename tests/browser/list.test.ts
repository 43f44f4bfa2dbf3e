import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();
const SHARED = '/list?motors=robstride-rs03:4,feetech-st-3215-c001:6';

test('a shared list shows its sums, and a change of a count changes its address', async () => {
  const { page } = await site.open(SHARED);
  await page.locator('[data-ready]').waitFor();
  expect(await page.locator('[data-ready]').textContent()).toBe('10');
  await page.getByLabel('How many RS03').fill('2');
  await page.getByLabel('How many RS03').blur();
  await page.waitForURL(/motors=robstride-rs03:2,feetech-st-3215-c001:6$/);
  expect(await page.locator('[data-ready]').textContent()).toBe('8');
});

test('joints get names, operating points, a title and a supply, and the link reopens them all', async () => {
  const { page, complaints } = await site.open(SHARED);
  await page.getByLabel('Joint of RS03').fill('hip; left');
  await page.getByLabel('Operating points of RS03').fill('12 Nm @ 60 rpm, 8@60 continuous');
  await page.getByLabel('Title of the list').fill('My leg');
  await page.getByLabel('Supply, V').fill('48');
  await page.getByLabel('Supply, V').blur();
  await page.waitForURL(
    /title=My\+leg&joint=hip\+left;4;robstride-rs03;12@60,8@60\+continuous&joint=;6;feetech-st-3215-c001&volts=48$/,
  );
  expect(await page.getByText('more than 6.28 A, 6 motors without an operating point').isVisible()).toBe(
    true,
  );
  expect(await page.getByText('not for STS3215 (ST-3215-C001)').isVisible()).toBe(true);
  const match = page.locator('.bill').getByRole('link', { name: 'Match' });
  expect(await match.getAttribute('href')).toBe(
    '/actuators?name=hip;+left&count=4&peak_points=12@60&rated_points=8@60&voltage_v=48',
  );
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(await page.getByLabel('Joint of RS03').inputValue()).toBe('hip left');
  expect(complaints).toEqual([]);
});

test('a joint is added first, and its motor by name', async () => {
  const { page } = await site.open('/list');
  await page.getByRole('button', { name: 'Add a joint' }).click();
  await page.getByLabel('Motor by name').fill('go-m8010-6');
  await page.getByRole('option', { name: /GO-M8010-6/ }).click();
  await page.waitForURL(/joint=Joint\+1;1;unitree-go-m8010-6$/);
});

test('the unlisted motors of a robot keep their names and figures', async () => {
  const { page } = await site.open('/robots/unitree-go2');
  await page.getByRole('link', { name: 'Copy motors to my list' }).click();
  await page
    .getByText(/not listed, .*N·m/)
    .first()
    .waitFor();
  expect(await page.getByText('not in the catalog').count()).toBe(0);
  expect(await page.getByLabel('Title of the list').inputValue()).toBe('Unitree Go2');
});

test('pinned actuators go to the list, and the list stays in the browser', async () => {
  const { page } = await site.open('/actuators#pins=robstride-rs03,unitree-go-m8010-6');
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
