import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { violationsOf } from './support/axe.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const csv = (text: string) => ({ name: 'log.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The log of a knee that swings twice a second, as a simulator writes it: one line for each step of 2 ms. */
function swingingKnee(): string {
  const rows = Array.from({ length: 1000 }, (_, step) => {
    const angle = 2 * Math.PI * 2 * step * 0.002;
    return `${(step * 0.002).toFixed(3)},${20 * Math.sin(angle)},${8 * Math.cos(angle)}`;
  });
  return ['time,torque (N.m),speed (rad/s)', ...rows].join('\n');
}

/** Opens the finder with the box for a load profile. */
async function openBox() {
  const page = await site.askFinder('?max_weight_g=2000');
  await page.getByRole('button', { name: 'Read a load profile' }).click();
  const box = page.getByRole('region', { name: 'Load profile' });
  await box.waitFor();
  return { page, box };
}

test('the log of a simulator becomes operating points once its units are chosen, and is never uploaded', async () => {
  const { page, box } = await openBox();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await box.getByLabel('File').setInputFiles(csv(swingingKnee()));
  await box.getByText('Still to choose: the unit of time.').waitFor();
  await expect.poll(() => box.getByRole('button', { name: /^Find actuators/ }).count()).toBe(0);
  await box.getByLabel('Unit of column 1, time').selectOption('s');
  await box.getByText(/^1,000 samples over 1.998 s/).waitFor();
  await expect.poll(() => box.getByLabel('Unit of column 3, speed (rad/s)').inputValue()).toBe('rad/s');
  await expect.poll(() => box.locator('.samples circle').count()).toBeGreaterThan(20);
  await box
    .getByRole('button', { name: /^Find actuators for \d+ operating points and the RMS torque/ })
    .click();
  await page.waitForURL(/peak_points=[\d.@,]+.*rated_points=[\d.]+@[\d.]+/);
  await page.locator('.judged-table').waitFor();
  await expect
    .poll(() => page.locator('.result-count').textContent())
    .toMatch(/meet, .* close, .* unknown, .* miss/);
  await expect.poll(() => box.locator('.cloud .proved').count()).toBe(1);
  // Scripts loaded on demand do not count as uploads.
  expect(requests.filter((address) => !address.includes('/_astro/'))).toEqual([]);
  expect(await violationsOf(page, undefined, '[aria-label="Load profile"]')).toEqual([]);
});

test('a file of several joints is read for the chosen one, by keyboard alone', async () => {
  const { page, box } = await openBox();
  const rows = ['0,hip,0,1,10', '0,knee,0,5,60', '1,hip,0,2,20', '1,knee,0,5,60', '2,knee,0,5,'];
  await box
    .getByLabel('File')
    .setInputFiles(csv(`timestamp,joint_name,position,velocity,effort\n${rows.join('\n')}`));
  await box.getByText(/Still to choose: .*the joint\./).waitFor();
  // Typing the first letters of an option selects it.
  await box.getByLabel('Joint', { exact: true }).focus();
  await page.keyboard.type('knee');
  await box.getByLabel('Unit of column 1, timestamp').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await box.getByLabel('Unit of column 4, velocity').focus();
  await page.keyboard.type('rpm');
  await box.getByLabel('Unit of column 5, effort').focus();
  await page.keyboard.type('N·m');
  await box.getByText(/^2 samples over 1 s: at most 60 N·m and 5 rpm.*1 row left out/).waitFor();
});

test('a new file clears the choices for the previous one, and a column has only one role', async () => {
  const { box } = await openBox();
  const head = 'time_s,torque_Nm,velocity,dq_1';
  await box.getByLabel('File').setInputFiles(csv(`${head}\n0,1,6,12\n1,1,6,12`));
  await box.getByLabel('Unit of column 3, velocity').selectOption('°/s');
  await box.getByText(/at most 1 N·m and 1 rpm/).waitFor();
  await box.getByLabel('Use of column 4, dq_1').selectOption('speed');
  await box.getByText('Still to choose: the unit of speed.').waitFor();
  await expect.poll(() => box.getByLabel('Use of column 3, velocity').inputValue()).toBe('unused');
  await box.getByLabel('or paste').fill('time_s,torque_mNm,velocity (rpm)\n0,1500,6\n1,2000,6');
  await box.getByText(/^2 samples over 1 s: at most 2 N·m and 6 rpm/).waitFor();
  await expect.poll(() => box.getByLabel('Unit of column 2, torque_mNm').inputValue()).toBe('mN·m');
});

test('a malformed file is refused with its row, and pasted text replaces it', async () => {
  const { box } = await openBox();
  await box.getByLabel('File').setInputFiles(csv('time_s,torque_Nm,rpm\n0,1,10\n1,much,10'));
  await expect
    .poll(() => box.getByRole('alert').textContent())
    .toBe('Row 3: torque: found “much”, wanted a number');
  await box.getByLabel('or paste').fill('t_s;tau_Nm;rpm\n0;1,5;10\n1;1,5;20');
  await box.getByText(/^2 samples over 1 s: at most 1.5 N·m and 20 rpm/).waitFor();
});

const MANY = runs(500_000);

test(`${MANY} samples are read while the page stays responsive`, async () => {
  const { page, box } = await openBox();
  const shares = sharesShown(page);
  await box.getByLabel('File').setInputFiles(csv(`t_s,tau_Nm,rpm\n${'0,1,10\n'.repeat(MANY)}`));
  await page.getByText('Mass', { exact: true }).first().click();
  await page.getByLabel('Mass, at most', { exact: true }).fill('1 kg');
  await expect.poll(() => page.getByLabel('Mass, at most', { exact: true }).inputValue()).toBe('1 kg');
  await box.getByText(`${MANY.toLocaleString('en')} samples`).waitFor();
  expect(await shares).toBeGreaterThan(MANY / 10_000);
});

/**
 * The number of shares of the next reading that the page shows, each in a turn of its own. Counted in the page,
 * because a fast machine reads a file before it could be asked for one of them.
 */
const sharesShown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shown = new Set<string | null>();
        const observer = new MutationObserver(() => {
          const bar = document.querySelector('[aria-label="Load profile"] progress');
          if (bar !== null) shown.add(bar.getAttribute('value'));
          if (bar !== null || shown.size === 0) return;
          observer.disconnect();
          resolve(shown.size);
        });
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
      }),
  );
