import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

// Tasks of designers, each within a number of steps. One `step` is one thing that they type, press or choose.

const site = useSite();

interface Visit {
  readonly page: Page;
  readonly steps: () => number;
  readonly step: (done: Promise<unknown>) => Promise<void>;
}

async function visit(path: string, options = {}): Promise<Visit> {
  const { page } = await site.open(path, options);
  let taken = 0;
  const step = async (done: Promise<unknown>): Promise<void> => {
    taken += 1;
    await done;
  };
  return { page, steps: () => taken, step };
}

test('the actuator of a knee, from the home page, in two steps of four', async () => {
  const { page, step, steps } = await visit('/');
  const need = '40 N·m at 12 rad/s under 900 g, CAN, < $500, backdrivable or unknown';
  await step(page.getByLabel('Requirements of the joint, or a name').fill(need));
  await step(page.getByRole('button', { name: 'Find', exact: true }).click());
  await page.waitForURL(/&backdrivable=true#need=/);
  await page.locator('.judged-table tbody th a').first().waitFor();
  expect(steps()).toBeLessThanOrEqual(4);
  // No source proves the torque at that speed, so the unknown value shows its bounds.
  await expect
    .poll(() => page.locator('.judged-table tbody tr.unknown th a').allTextContents())
    .toEqual(expect.arrayContaining(['RS03', 'DM-J8009-2EC', 'RS10P']));
  await expect
    .poll(() => page.locator('.judged-table tbody tr.unknown th .note').allTextContents())
    .toContain('RobStride');
});

test('the cheapest arm of six axes by the price of its motors, in three steps', async () => {
  const { page, step, steps } = await visit('/robots');
  await step(page.getByRole('checkbox', { name: 'Arms' }).check());
  await step(page.getByLabel('Min. degrees of freedom').fill('6'));
  await step(page.getByLabel('Sort by').selectOption('motor_price_usd'));
  expect(steps()).toBeLessThanOrEqual(3);
  await expect
    .poll(() => page.locator('#robots tbody tr:visible').first().textContent())
    .toContain('YAM Active Leader');
});

test('a replacement of an XM540-W270-R, at its supply, of another maker too, in three steps', async () => {
  const { page, step, steps } = await visit('/');
  await step(page.getByLabel('Requirements of the joint, or a name').fill('xm540w270r'));
  await step(page.getByRole('option', { name: /XM540-W270-R/ }).click());
  await step(page.getByRole('link', { name: 'Find a replacement' }).first().click());
  await page.waitForURL(/voltage_v=10-14\.8.*#replacing=robotis-xm540-w270-r$/);
  await page.locator('.judged-table tbody tr').first().waitFor();
  expect(steps()).toBeLessThanOrEqual(3);
  await expect.poll(() => page.getByText(/^\s*Replacing/).isVisible()).toBe(true);
  const makers = page.locator('.judged-table tbody th .note');
  await expect.poll(() => makers.filter({ hasText: /^ROBOTIS$/ }).count()).toBeGreaterThan(0);
  await expect.poll(() => makers.filter({ hasNotText: /^ROBOTIS$/ }).count()).toBeGreaterThan(0);
});

test('a hexapod’s leg by one sentence, and its link opens the same, in two steps', async () => {
  const { page, step, steps } = await visit('/actuators');
  await step(page.getByLabel('I need').fill('hexapod leg, 2 N·m at 60 rpm, 12 V, under 60 USD'));
  await step(page.getByRole('button', { name: 'Find', exact: true }).click());
  await page.waitForURL(/\?peak_points=2@60&voltage_v=12&max_price_usd=60#need=/);
  expect(steps()).toBeLessThanOrEqual(2);
  // A requirement on the price puts known prices first.
  const first = page.locator('.judged-table tbody tr').first();
  await expect.poll(() => first.textContent()).toMatch(/[\d.]+ USD/);
  const counted = await page.locator('.result-count').textContent();
  const shared = await site.open(page.url().replace(site.address(), ''));
  await shared.page.locator('.judged-table').waitFor();
  await expect.poll(() => shared.page.locator('.result-count').textContent()).toBe(counted);
});

test('a filter on a phone, in four steps', async () => {
  const { page, step, steps } = await visit('/actuators', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.locator('[data-ready]').waitFor();
  await step(page.getByRole('button', { name: 'Filters' }).tap());
  await step(page.locator('dialog').getByText('Mass', { exact: true }).tap());
  await step(page.getByLabel('Mass, at most', { exact: true }).fill('900'));
  await step(page.getByRole('button', { name: /^Show \d+ actuators$/ }).tap());
  expect(steps()).toBeLessThanOrEqual(4);
  await expect.poll(() => page.locator('dialog').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.card').first().isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Filters (1)' }).isVisible()).toBe(true);
});

test('by keyboard from a part that is added to the comparison, within five Tabs', async () => {
  const { page, step, steps } = await visit('/actuators');
  await page.locator('[data-ready]').waitFor();
  await page.locator('tbody .to-list').nth(3).focus();
  await page.keyboard.press('Enter');
  await page.locator('.tray').waitFor();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  while (!(await focused()).startsWith('Compare') && steps() < 5) await step(page.keyboard.press('Tab'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/my-parts\?motors=.*&view=compare$/);
});

test('the MJCF of a robot, from the home page, copied in three steps', async () => {
  const { page, step, steps } = await visit('/', { permissions: ['clipboard-read', 'clipboard-write'] });
  await step(page.getByRole('combobox', { name: 'Search the catalog' }).fill('unitree go1'));
  await step(page.getByRole('option', { name: /Go1/ }).first().click());
  await page.waitForURL(/\/robots\/unitree-go1$/);
  await step(page.getByRole('button', { name: 'Copy MJCF' }).click());
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(steps()).toBeLessThanOrEqual(3);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/<motor /g)).toHaveLength(12);
  expect(copied).toContain('forcerange="-23.7 23.7"');
});

test('numbers for a simulator behind a belt: the texts follow the external ratio', async () => {
  const { page } = await visit('/actuators/unitree-go-m8010-6');
  await page.getByLabel('External ratio').fill('2');
  await page.getByText('URDF', { exact: true }).click();
  await expect.poll(() => page.locator('[data-format=urdf]').textContent()).toContain('effort="47.4"');
  await expect.poll(() => page.locator('[data-format=mjcf]').textContent()).toContain('gear="2"');
});

test('the motors of a robot’s leg as a bill of materials, in three steps', async () => {
  const { page, step, steps } = await visit('/my-parts');
  await step(page.getByLabel('Actuator by name').fill('robstride rs03'));
  await step(page.getByRole('option', { name: /RS03/ }).first().click());
  await page.getByLabel('How many RS03').waitFor();
  await step(page.getByLabel('How many RS03').fill('3'));
  await page.keyboard.press('Tab');
  await page.waitForURL(/motors=robstride-rs03:3$/);
  expect(steps()).toBeLessThanOrEqual(3);
});
