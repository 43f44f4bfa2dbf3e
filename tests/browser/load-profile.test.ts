import { expect, test } from 'vitest';
import { swingingKnee } from '../support/swinging-leg.ts';
import { violationsOf } from './support/axe.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const csv = (text: string) => ({ name: 'log.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The page of matches with the box for a load profile. */
async function openBox() {
  const { page } = await site.open('/match?weight_g=2000');
  await page.getByRole('button', { name: 'Load profile' }).click();
  const box = page.getByRole('region', { name: 'Load profile' });
  await box.waitFor();
  return { page, box };
}

test('the log of a simulator becomes points that are matched, drawn over the curve of a candidate, and nothing is sent', async () => {
  const { page, box } = await openBox();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await box.getByLabel('File').setInputFiles(csv(await swingingKnee()));
  await box.getByText(/^1,000 samples over 1.998 s/).waitFor();
  expect(await box.locator('.samples circle').count()).toBeGreaterThan(20);
  expect(await box.getByLabel('Unit of speed').locator('option').first().textContent()).toContain('rad/s');
  await box.getByRole('button', { name: /^Find motors for \d+ operating points and the RMS torque/ }).click();
  await page.waitForURL(/peak_points=[\d.@,]+.*rated_points=[\d.]+@[\d.]+/);
  expect(await page.locator('.match-counts strong').count()).toBe(4);
  expect(await box.locator('.cloud .proved').count()).toBe(1);
  expect(requests).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test('a wrong file is refused with its line, and a pasted text takes its place', async () => {
  const { box } = await openBox();
  await box.getByLabel('File').setInputFiles(csv('time,torque,speed\n0,1,10\n1,much,10'));
  expect(await box.getByRole('alert').textContent()).toBe('Line 3: torque: found “much”, wanted a number');
  await box.getByLabel('or paste').fill('0;1,5;10\n1;1,5;20');
  await box.getByText(/^2 samples over 1 s: at most 1.5 N·m and 20 rpm/).waitFor();
});

test('half a million samples are read while the page answers', async () => {
  const { page, box } = await openBox();
  await box.getByLabel('File').setInputFiles(csv('0,1,10\n'.repeat(500_000)));
  await box.getByRole('progressbar').waitFor();
  await page.getByLabel('Mass, at most').fill('1 kg');
  expect(await page.getByLabel('Mass, at most').inputValue()).toBe('1 kg');
  await box.getByText(/^500,000 samples/).waitFor();
});
