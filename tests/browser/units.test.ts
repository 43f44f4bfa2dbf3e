import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test('chosen units are kept in the address, shown on every page and remembered', async () => {
  const { page } = await site.open('/actuators/cubemars-ak80-9-v3-0-kv100');
  const torque = page.locator('.key-figures dd').first();
  const before = Number.parseFloat((await torque.textContent()) ?? '');
  await page.getByText('Units', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Torque', exact: true }).selectOption('kgf·cm');
  await page.waitForURL(/\?units=kgf-cm$/);
  await page.locator('.key-figures .unit', { hasText: 'kgf·cm' }).first().waitFor();
  await expect
    .poll(async () => Number.parseFloat((await torque.textContent()) ?? ''))
    .toBeCloseTo(before / 0.0980665, 0);
  await page.goto(`${site.address()}/actuators`);
  await page.locator('[data-ready]').waitFor();
  await expect
    .poll(() => page.getByRole('columnheader', { name: /Peak torque/ }).textContent())
    .toContain('kgf·cm');
  await page.getByText('Peak torque', { exact: true }).first().click();
  await page.getByLabel('Peak torque, at least', { exact: true }).fill('100');
  await page.waitForURL(/min_peak_torque_nm=9\.80665/);
  await expect.poll(() => page.locator('.asked-list').textContent()).toContain('Peak torque ≥ 100 kgf·cm');
});

test('an address with units shows them, and keeps them when the page changes it', async () => {
  const { page } = await site.open('/actuators?min_peak_torque_nm=40#units=kgf-cm,rad-s,lb');
  await page.locator('.judged-table').waitFor();
  await page.getByText('Peak torque', { exact: true }).first().click();
  await expect
    .poll(() => page.getByLabel('Peak torque, at least', { exact: true }).inputValue())
    .toBe('407.9');
  await page.getByText('Maximum speed', { exact: true }).first().click();
  await page.getByLabel('Maximum speed, at least', { exact: true }).fill('12');
  await page.waitForURL(/min_peak_torque_nm=40&min_speed_rpm=114\.592#units=kgf-cm,rad-s,lb$/);
  await expect.poll(() => page.locator('.judged-table thead').textContent()).toContain('≥ 12 rad/s');
});

test('tables of brands are in the chosen units too', async () => {
  const { page } = await site.open('/brands/unitree?units=lb');
  const mass = page.getByRole('columnheader', { name: /Mass/ }).first();
  await mass.getByText('lb').waitFor();
});

test('an ambiguous number is not applied, and its box shows both readings until it is corrected', async () => {
  const { page } = await site.open('/actuators');
  await page.locator('[data-ready]').waitFor();
  const filters = page.locator('.filters-frame');
  await filters.getByText('Mass', { exact: true }).click();
  const box = page.getByLabel('Mass, at most', { exact: true });
  await box.fill('1,500 kg');
  await filters.getByText('Torque at a speed').first().click();
  await page.getByLabel('Torque of a new point').fill('1,500');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => filters.getByRole('alert').allTextContents())
    .toEqual([
      '“1,500 kg” can be read as 1500 kg or 1.5 kg. Write one of them.',
      '“1,500” can be read as 1500 or 1.5. Write one of them.',
    ]);
  expect(new URL(page.url()).search).toBe('');
  await box.fill('1.5 kg');
  await page.waitForURL(/\?max_weight_g=1500$/);
  await expect.poll(() => filters.getByText('1,500 kg').count()).toBe(0);
});
