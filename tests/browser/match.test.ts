import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useSite } from './support/site.ts';

const site = useSite();

const answer = z.looseObject({
  counts: z.record(z.string(), z.number()),
  data: z.array(z.looseObject({ name: z.string(), verdict: z.string() })),
});

/** The API's answer to the address of the page as it is. */
async function apiAnswer(page: Page) {
  const { search } = new URL(page.url());
  return answer.parse(
    await (await fetch(`${site.address()}/api/v1/actuators/match${search}&limit=100`)).json(),
  );
}

const WORDS = { meets: 'meet', close: 'close', unknown: 'unknown', misses: 'miss' } as const;

test('with a requirement, rows, verdicts and counts are those of the API’s match', async () => {
  const page = await site.askFinder();
  for (const [title, end, text] of [
    ['Peak torque', 'at least', '40 N·m'],
    ['Maximum speed', 'at least', '12 rad/s'],
    ['Mass', 'at most', '0.9 kg'],
  ]) {
    await page
      .getByText(title ?? '', { exact: true })
      .first()
      .click();
    await page.getByLabel(`${title}, ${end}`, { exact: true }).fill(text ?? '');
  }
  await page.waitForURL(/actuators\?min_peak_torque_nm=40&min_speed_rpm=114\.6&max_weight_g=900$/);
  await page.locator('.judged-table').waitFor();
  const { counts, data } = await apiAnswer(page);
  const told = (await page.locator('.result-count').textContent()) ?? '';
  for (const [verdict, word] of Object.entries(WORDS))
    expect(told).toContain(`${(counts[verdict] ?? NaN).toLocaleString('en-US')} ${word}`);
  const rows = page.locator('.judged-table tbody tr');
  const shown = await rows.locator('th a').allTextContents();
  expect(shown).toEqual(data.slice(0, shown.length).map(({ name }) => name));
  const verdicts = await rows.locator('td.verdict').allTextContents();
  expect(verdicts.map((text) => text.replaceAll(/[^a-z]/g, ''))).toEqual(
    data.slice(0, shown.length).map(({ verdict }) => verdict),
  );
});

test('one click relaxes a requirement, and the promised number of actuators meets everything', async () => {
  const page = await site.askFinder('?min_peak_torque_nm=40&min_speed_rpm=114.6&max_weight_g=900');
  const meets = async (): Promise<number> =>
    Number(/^\s*([\d,]+) meet/.exec((await page.locator('.result-count').textContent()) ?? '')?.[1]);
  const offer = page.getByRole('button', { name: /^With .*: \d+ more$/ }).first();
  await offer.waitFor();
  const before = await meets();
  const said = Number(/: (\d+) more\s*$/.exec((await offer.textContent()) ?? '')?.[1]);
  await offer.click();
  await expect.poll(meets).toBe(before + said);
});

test('"Copy as curl" copies the API request with the same answer', async () => {
  const { page } = await site.open('/actuators?min_peak_torque_nm=40&max_weight_g=900#view=table', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator('.judged-table').waitFor();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await page.getByText('curl line copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl '${site.address()}/api/v1/actuators/match?min_peak_torque_nm=40&max_weight_g=900'`,
  );
});

test.each([
  ['/match?need=40+N%C2%B7m+under+900+g', /actuators\?min_peak_torque_nm=40&max_weight_g=900#need=/],
  ['/replace?id=robstride-rs03', /actuators\?min_peak_torque_nm=.*#replacing=robstride-rs03$/],
])('the old address %s leads to the finder with its question', async (path, url) => {
  const { page, complaints } = await site.open(path);
  await page.waitForURL(url);
  await page.locator('.judged-table').waitFor();
  expect(complaints).toEqual([]);
});

test('an actuator added to the list keeps its joint, its count and its requirements', async () => {
  const { page } = await site.open('/actuators?peak_points=20@60&rated_points=5@30#name=Hip&count=4');
  await page.locator('.judged-table .to-list').first().click();
  await page.getByText('My parts: 4 actuators').waitFor();
  await page.goto(`${site.address()}/my-parts`);
  await page.waitForURL(/\/my-parts\?joint=Hip;4;[^;]+;20@60,5@30\+continuous$/);
});

test('three joints give a set with its sums, which opens as a list', async () => {
  const { page } = await site.open(
    '/actuators?min_peak_torque_nm=60#name=Hip&count=4&2.name=Knee&2.count=2&2.min_peak_torque_nm=40&2.max_weight_g=900',
  );
  await page.getByRole('button', { name: 'Add a joint' }).click();
  await page.getByLabel('Name of the joint').fill('Ankle');
  await page.getByLabel('How many').fill('2');
  await page.getByText('Peak torque', { exact: true }).first().click();
  await page.getByLabel('Peak torque, at least', { exact: true }).fill('200 kgf·cm');
  await page.waitForURL(/3\.name=Ankle&3\.count=2&3\.min_peak_torque_nm=19\.61&joint=3$/);
  const sets = page.getByRole('region', { name: 'Sets' });
  await expect.poll(() => sets.locator('dl dd').first().textContent()).toBe('8');
  await sets.getByRole('link', { name: 'Use this set' }).first().click();
  await page.waitForURL(/\/my-parts\?joint=Hip;4;[^&]+&joint=Knee;2;[^&]+&joint=Ankle;2;[^&]+$/);
  await page.locator('.sums').first().waitFor();
  await expect.poll(() => page.locator('.sums dd').first().textContent()).toBe('8');
});

test('an arm, a wheel, a leg and a gripper are sized into points, with each formula and its numbers shown', async () => {
  const { page } = await site.open('/actuators#sizing');
  const box = page.getByRole('region', { name: 'Size a joint' });
  await box.getByLabel('Load', { exact: true }).fill('10 lb');
  await expect
    .poll(() => box.getByRole('listitem').first().textContent())
    .toContain('τ₀ = (m + mₐ/2)·g·L = (4.536 + 1/2) × 9.81 × 0.3');
  await box.getByLabel('Lever').fill('0 mm');
  await expect.poll(() => box.getByText('Enter more than 0.').count()).toBe(1);
  await box.getByRole('button', { name: 'A leg that carries a body' }).click();
  await box.getByLabel('Height of a jump').fill('high');
  await expect.poll(() => box.getByText('Enter a number.').count()).toBe(1);
  await box.getByRole('button', { name: 'A driven wheel' }).click();
  await box.getByRole('button', { name: 'Find actuators for 2 operating points' }).click();
  await page.waitForURL(/peak_points=[\d.]+@[\d.]+&rated_points=[\d.]+@[\d.]+$/);
  await box.getByRole('button', { name: 'Fingers of a gripper' }).click();
  await box.getByRole('button', { name: 'Find actuators for 2 operating points' }).click();
  await page.waitForURL(/peak_points=4\.571@20&rated_points=4\.571@0$/);
  await page.locator('.judged-table').waitFor();
  await page.getByRole('button', { name: 'Close “Size a joint”' }).click();
  await expect.poll(() => box.count()).toBe(0);
});

test('each part of a sentence can be changed, removed and read again', async () => {
  const { page, complaints } = await site.open('/actuators?need=40+N%C2%B7m+at+115+rpm,+24-48+V,+CAN,+quiet');
  const pieces = page.getByRole('list', { name: 'How the sentence is read' });
  await pieces.waitFor();
  await expect
    .poll(() => pieces.locator('.ignored').allTextContents())
    .toEqual([expect.stringMatching(/quiet\s+not used/)]);
  await page.waitForURL(/\?peak_points=40@115&voltage_v=24-48&comm=CAN#need=/);
  await pieces.getByLabel('Meaning of “40 N·m at 115 rpm”').selectOption({ index: 1 });
  await page.waitForURL(/rated_points=40@115/);
  await pieces.getByRole('button', { name: 'Leave out CAN' }).click();
  await page.waitForURL((url) => !url.searchParams.has('comm'));
  await page.getByLabel('I need').fill('20 Nm continuous at 60 rpm, under 2 kg');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?rated_points=20@60&max_weight_g=2000#need=/);
  await page.reload();
  await pieces.waitFor();
  await expect
    .poll(() => page.getByLabel('I need').inputValue())
    .toBe('20 Nm continuous at 60 rpm, under 2 kg');
  expect(complaints).toEqual([]);
});

test('points are added, changed and removed in a table, in any units', async () => {
  const page = await site.askFinder();
  await page.getByText('Torque at a speed', { exact: true }).click();
  await page.getByLabel('Torque of a new point').fill('40');
  await page.getByLabel('Speed of a new point').fill('12 rad/s');
  await page.keyboard.press('Tab');
  await page.waitForURL(/\?peak_points=40@114\.6$/);
  await page.getByLabel('For how long, of 40 at 114.6').selectOption('rated_points');
  await page.waitForURL(/\?rated_points=40@114\.6$/);
  await page.getByRole('button', { name: 'Remove the point of 40 at 114.6' }).click();
  await page.waitForURL(/\/actuators$/);
});

test('next to a single limit the main figures are shown, with their kinds', async () => {
  const page = await site.askFinder('?max_weight_g=900&brand=FEETECH');
  await page.locator('.judged-table').waitFor();
  const heads = (await page.locator('.judged-table thead th').allTextContents()).map((head) =>
    head.replace(/\s+/g, ' ').trim(),
  );
  expect(heads).toEqual(
    expect.arrayContaining(['Mass ≤ 900 g', 'Peak torque N·m', 'Maximum speed rpm', 'List price USD']),
  );
  await expect
    .poll(() => page.locator('.judged-table tbody td:not(.check) .apart').allTextContents())
    .toContain('stall');
});

test('when nothing meets every limit, a line above the actuators says so and what would help', async () => {
  const said = 'No published figures meet every limit.';
  const page = await site.askFinder('?peak_points=40@114.6&max_weight_g=900&comm=CAN&max_price_usd=500');
  await page.locator('.judged-table').waitFor();
  await expect.poll(() => page.locator('.result-count').textContent()).toMatch(/^\s*0 meet/);
  await expect.poll(() => page.getByText(said).isVisible()).toBe(true);
  await site.askFinder('?max_weight_g=900');
  await page.locator('.judged-table').waitFor();
  await expect.poll(() => page.getByText(said).count()).toBe(0);
});

test('the actuator to be replaced is marked, because it meets its own figures', async () => {
  const page = await site.askFinder('#replace=robotis-xm540-w270-r');
  const old = page.locator('.judged-table tbody tr', { hasText: 'to be replaced' });
  await old.first().waitFor();
  await expect.poll(() => old.locator('th a').allTextContents()).toEqual(['XM540-W270-R']);
});

test('the question mark explains the verdicts, the points and the letters', async () => {
  const page = await site.askFinder('?peak_points=40@114.6&max_weight_g=900');
  await page.locator('.judged-table').waitFor();
  await page.getByRole('button', { name: 'What the columns mean' }).click();
  await expect
    .poll(() => page.locator('.meanings dt').allTextContents())
    .toEqual(expect.arrayContaining(['Verdict', 'Peak torque at a speed', 'Mass', 'Letters']));
  await page.getByRole('button', { name: 'What the columns mean' }).click();
  await page.locator('.meanings').waitFor({ state: 'detached' });
});
