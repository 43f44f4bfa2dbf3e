import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useSite } from './support/site.ts';

const site = useSite();

const answer = z.looseObject({
  counts: z.record(z.string(), z.number()),
  data: z.array(z.looseObject({ name: z.string(), verdict: z.string() })),
});

/** What the API answers to the address of the page. */
async function apiAnswer(page: Page) {
  const { search } = new URL(page.url());
  return answer.parse(await (await fetch(`${site.address()}/api/v1/actuators/match${search}&limit=100`)).json());
}

const namesIn = (page: Page, verdict: string): Promise<string[]> =>
  page.locator(`tbody.${verdict} th a`).allTextContents();

test('a knee is matched in three steps in any units, and the API answers its address with the same', async () => {
  const { page } = await site.open('/match');
  await page.getByLabel('Peak torque, at least').fill('40 N·m');
  await page.getByLabel('Speed, at least').fill('12 rad/s');
  await page.getByLabel('Mass, at most').fill('0.9 kg');
  await page.waitForURL(/match\?peak_torque_nm=40&speed_rpm=114\.6&weight_g=900$/);
  const { counts, data } = await apiAnswer(page);
  const shown = await page.locator('.match-counts strong').allTextContents();
  expect(shown).toEqual(Object.values(counts).map((count) => count.toLocaleString('en-US')));
  const meeting = data.filter(({ verdict }) => verdict === 'meets').map(({ name }) => name);
  expect(await namesIn(page, 'meets')).toEqual(meeting.slice(0, 10));
  expect(meeting).toContain('RS03');
  const figures = page.locator('tbody.meets .check.number');
  expect(await figures.locator('.glyph[title]').count()).toBe(await figures.count());
});

test('one click relaxes a bound, and as many more meet everything as was said', async () => {
  const { page } = await site.open('/match?peak_torque_nm=40&speed_rpm=114.6&weight_g=900');
  const meets = async (): Promise<number> => Number(await page.locator('.match-counts .meets strong').textContent());
  await page.locator('.match-relax button').first().waitFor();
  const before = await meets();
  const said = Number(
    /(\d+) more$/.exec((await page.locator('.match-relax button').first().textContent())?.trim() ?? '')?.[1],
  );
  await page.locator('.match-relax button').first().click();
  expect(await meets()).toBe(before + said);
});

test('three joints give a set with its sums, which opens as a list', async () => {
  const { page } = await site.open(
    '/match?name=Hip&count=4&peak_torque_nm=60&2.name=Knee&2.count=2&2.peak_torque_nm=40&2.weight_g=900',
  );
  await page.getByRole('button', { name: '+ Joint' }).click();
  await page.getByLabel('Joint', { exact: true }).fill('Ankle');
  await page.getByLabel('How many').fill('2');
  await page.getByLabel('How many').blur();
  await page.getByLabel('Peak torque, at least').fill('200 kgf·cm');
  await page.waitForURL(/3\.name=Ankle&3\.count=2&3\.peak_torque_nm=19\.61$/);
  const sets = page.getByRole('region', { name: 'Sets' });
  expect(await sets.locator('dl dd').first().textContent()).toBe('8');
  await sets.getByRole('link', { name: 'Open as a list' }).first().click();
  await page.waitForURL(/\/list\?motors=[a-z0-9:,-]+$/);
  await page.locator('.sums').first().waitFor();
  expect(await page.locator('.sums dd').first().textContent()).toBe('8');
});

test('an arm, a wheel and a leg are sized into points, with each formula and its numbers shown', async () => {
  const { page } = await site.open('/match#sizing');
  const box = page.getByRole('region', { name: 'Size a joint' });
  await box.getByLabel('Load', { exact: true }).fill('10 lb');
  expect(await box.getByRole('listitem').first().textContent()).toContain(
    'τ₀ = (m + mₐ/2)·g·L = (4.536 + 1/2) × 9.81 × 0.3',
  );
  await box.getByLabel('Lever').fill('0 mm');
  expect(await box.getByText('More than 0 is needed.').count()).toBe(1);
  await box.getByRole('button', { name: 'A driven wheel' }).click();
  await box.getByRole('button', { name: 'Match 2 points' }).click();
  await page.waitForURL(/peak_points=[\d.]+@[\d.]+&rated_points=[\d.]+@[\d.]+$/);
  await page.locator('.match-counts').waitFor();
});
