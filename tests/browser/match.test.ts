import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useSite } from './support/site.ts';

const site = useSite();

const answer = z.looseObject({
  counts: z.record(z.string(), z.number()),
  data: z.array(z.looseObject({ name: z.string(), verdict: z.string() })),
});

/** The API's answer to the address of the page; it leaves nothing out of its own accord. */
async function apiAnswer(page: Page) {
  const { searchParams } = new URL(page.url());
  searchParams.delete('include');
  searchParams.set('limit', '100');
  return answer.parse(await (await fetch(`${site.address()}/api/v1/actuators/match?${searchParams}`)).json());
}

const namesIn = (page: Page, verdict: string): Promise<string[]> =>
  page.locator(`tbody.${verdict} th a`).allTextContents();

test('a knee is matched in three steps in any units, and the API answers its address with the same', async () => {
  const { page } = await site.open('/match?include=discontinued,limits');
  await page.getByLabel('Peak torque, at least').fill('40 N·m');
  await page.getByLabel('Speed, at least').fill('12 rad/s');
  await page.getByLabel('Mass, at most').fill('0.9 kg');
  await page.waitForURL(/match\?min_peak_torque_nm=40&min_speed_rpm=114\.6&max_weight_g=900&include=/);
  await page.locator('.match-counts').waitFor();
  const { counts, data } = await apiAnswer(page);
  const shown = await page.locator('.match-counts strong').allTextContents();
  expect(shown).toEqual(Object.values(counts).map((count) => count.toLocaleString('en-US')));
  const meeting = data.filter(({ verdict }) => verdict === 'meets').map(({ name }) => name);
  expect(await namesIn(page, 'meets')).toEqual(meeting.slice(0, 10));
  expect(meeting).toContain('EC-A8112-P1-18');
  const figures = page.locator('tbody.meets .check.number');
  expect(await figures.locator('.glyph[title]').count()).toBe(await figures.count());
});

test('one click relaxes a bound, and as many more meet everything as was said', async () => {
  const { page } = await site.open('/match?min_peak_torque_nm=40&min_speed_rpm=114.6&max_weight_g=900');
  const meets = async (): Promise<number> =>
    Number(await page.locator('.match-counts .meets strong').textContent());
  await page.locator('.match-relax button').first().waitFor();
  const before = await meets();
  const said = Number(
    /: (\d+) more$/.exec(
      (await page.locator('.match-relax button').first().textContent())?.trim() ?? '',
    )?.[1],
  );
  await page.locator('.match-relax button').first().click();
  expect(await meets()).toBe(before + said);
});

test('what is added to the list keeps its joint, how many there are, and what it needs', async () => {
  const { page } = await site.open('/match?name=Hip&count=4&peak_points=20@60&rated_points=5@30');
  await page.locator('.match-table .to-list').first().click();
  await page.getByText('My list: 4 motors').waitFor();
  await page.goto(`${site.address()}/my-parts`);
  await page.waitForURL(/\/my-parts\?joint=Hip;4;[^;]+;20@60,5@30\+continuous$/);
});

test('three joints give a set with its sums, which opens as a list', async () => {
  const { page } = await site.open(
    '/match?name=Hip&count=4&min_peak_torque_nm=60&2.name=Knee&2.count=2&2.min_peak_torque_nm=40&2.max_weight_g=900',
  );
  await page.getByRole('button', { name: '+ Joint' }).click();
  await page.getByLabel('Joint', { exact: true }).fill('Ankle');
  await page.getByLabel('How many').fill('2');
  await page.getByLabel('Peak torque, at least').fill('200 kgf·cm');
  await page.waitForURL(/3\.name=Ankle&3\.count=2&3\.min_peak_torque_nm=19\.61$/);
  const sets = page.getByRole('region', { name: 'Sets' });
  expect(await sets.locator('dl dd').first().textContent()).toBe('8');
  await sets.getByRole('link', { name: 'Use this set' }).first().click();
  await page.waitForURL(/\/my-parts\?joint=Hip;4;[^&]+&joint=Knee;2;[^&]+&joint=Ankle;2;[^&]+$/);
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
  await box.getByRole('button', { name: 'A leg that carries a body' }).click();
  await box.getByLabel('Height of a jump').fill('high');
  expect(await box.getByText('A number is needed.').count()).toBe(1);
  await box.getByRole('button', { name: 'A driven wheel' }).click();
  await box.getByRole('button', { name: 'Find motors for 2 operating points' }).click();
  await page.waitForURL(/peak_points=[\d.]+@[\d.]+&rated_points=[\d.]+@[\d.]+$/);
  await page.locator('.match-counts').waitFor();
});

test('a sentence is read piece by piece, each of which can be changed, left out and read anew', async () => {
  const { page, complaints } = await site.open('/match?need=40+N%C2%B7m+at+115+rpm,+24-48+V,+CAN,+quiet');
  const pieces = page.getByRole('list', { name: 'How the sentence is read' });
  await pieces.waitFor();
  expect(await pieces.locator('.ignored').allTextContents()).toEqual([
    expect.stringMatching(/quiet\s+not used/),
  ]);
  await page.waitForURL(/peak_points=40@115&voltage_v=24-48&comm=CAN$/);
  await pieces.getByLabel('What “40 N·m at 115 rpm” asks').selectOption({ index: 1 });
  await page.waitForURL(/rated_points=40@115/);
  await pieces.getByRole('button', { name: 'Leave out CAN' }).click();
  await page.waitForURL((url) => !url.searchParams.has('comm'));
  await page.getByLabel('I need').fill('20 Nm continuous at 60 rpm, under 2 kg');
  await page.keyboard.press('Enter');
  await page.waitForURL(/rated_points=20@60&max_weight_g=2000$/);
  expect(await page.locator('.match-fold').getAttribute('open')).toBeNull();
  await page.reload();
  await pieces.waitFor();
  expect(await page.getByLabel('I need').inputValue()).toBe('20 Nm continuous at 60 rpm, under 2 kg');
  expect(complaints).toEqual([]);
});

test('points are added, changed and removed in a table, in any units', async () => {
  const { page } = await site.open('/match');
  await page.getByLabel('Torque of a further point').fill('40');
  await page.getByLabel('Speed of a further point').fill('12 rad/s');
  await page.keyboard.press('Tab');
  await page.waitForURL(/\?peak_points=40@114\.6$/);
  await page.getByLabel('For how long, of 40 at 114.6').selectOption('rated_points');
  await page.waitForURL(/\?rated_points=40@114\.6$/);
  await page.getByRole('button', { name: 'Remove the point of 40 at 114.6' }).click();
  await page.waitForURL(/\/match$/);
});

test('the table of matches fits its page at 1440 px, and a phone has no sideways scroll', async () => {
  const address = '/match?min_peak_torque_nm=40&min_speed_rpm=115&max_weight_g=1000&voltage_v=48&comm=CAN';
  const { page } = await site.open(address, { viewport: { width: 1440, height: 900 } });
  await page.locator('.match-table tbody tr').first().waitFor();
  const overflow = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow('.table-frame')).toBeLessThanOrEqual(0);
  const frame = await page.locator('.table-frame').boundingBox();
  const add = await page.locator('.match-table .to-list').first().boundingBox();
  expect((add?.x ?? 0) + (add?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 0.5);
  const phone = await site.open(address, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.page.locator('.match-table tbody tr').first().waitFor();
  expect(await phone.page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
});
