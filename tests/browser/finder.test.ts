import { buffer, text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBrowserCode } from './support/layout-shift.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const countText = async (page: Page): Promise<string> =>
  ((await page.locator('.result-count[data-ready]').textContent()) ?? '').trim();
const count = async (page: Page): Promise<string> => (await countText(page)).replace(/ \(.*/, '');
async function firstNames(page: Page): Promise<string[]> {
  await page.locator('.result-count[data-ready]').waitFor();
  return page.locator('tbody th a').evaluateAll((links) => links.slice(0, 3).map((link) => link.textContent));
}

async function apiTotal(query: string): Promise<number> {
  const answer: unknown = await (await fetch(`${site.address()}/api/v1/actuators?${query}`)).json();
  return Number(/"total":(\d+)/.exec(JSON.stringify(answer))?.[1]);
}

test('the box accepts a name, a part number or a need, and searches for its example when empty', async () => {
  const page = await site.askFinder();
  const box = page.getByLabel('I need');
  await box.fill('ak80');
  await box.press('Enter');
  await page.waitForURL(/\?q=ak80$/);
  await expect.poll(() => count(page)).toBe(`${await apiTotal('q=ak80')} actuators`);
  await box.fill('');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.waitForURL(/\?peak_points=40@114\.6&max_weight_g=900&comm=CAN#need=40/);
  await expect.poll(() => box.inputValue()).toBe(await box.getAttribute('placeholder'));
  await box.fill('xm540w270r');
  await box.press('Enter');
  await page.waitForURL(/\/actuators\/robotis-xm540-w270-r$/);
});

test.each(['', 'ether'])(
  'the box keeps the focus and “%s”, typed before its script is ready',
  async (early) => {
    const { page } = await site.openEmpty();
    const release = await holdBrowserCode(page);
    await page.goto(`${site.address()}/actuators`, { waitUntil: 'commit' });
    await page.getByLabel('I need').focus();
    await page.keyboard.type(early);
    release();
    await page.locator('[data-ready]').waitFor();
    await page.keyboard.type('ethercat'.slice(early.length));
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.waitForURL(/\?comm=EtherCAT#need=ethercat$/);
    await expect.poll(() => count(page)).toBe(`${await apiTotal('comm=EtherCAT')} actuators`);
  },
);

test('each question is an entry of the history, and a reload keeps it', async () => {
  const page = await site.askFinder();
  const ask = async (text: string, url: RegExp): Promise<string> => {
    await page.getByLabel('I need').fill(text);
    await page.getByLabel('I need').press('Enter');
    await page.waitForURL(url);
    return count(page);
  };
  const first = await ask('40 N·m under 900 g', /max_weight_g=900#/);
  const second = await ask('20 N·m under 400 g', /max_weight_g=400#/);
  await page.getByRole('button', { name: 'Leave out under 400 g' }).click();
  await page.waitForURL((url) => !url.searchParams.has('max_weight_g'));
  await page.reload();
  await page.locator('[data-ready]').waitFor();
  expect(new URL(page.url()).search).toBe('?min_peak_torque_nm=20');
  await page.goBack();
  await page.waitForURL(/max_weight_g=400#/);
  await expect.poll(() => count(page)).toBe(second);
  await page.goBack();
  await page.waitForURL(/max_weight_g=900#/);
  await expect.poll(() => count(page)).toBe(first);
  await expect.poll(() => page.getByLabel('I need').inputValue()).toBe('40 N·m under 900 g');
});

test('an address restores every choice, and the API agrees on the count', async () => {
  const query = 'category=qdd_proprioceptive&comm=CAN&integrated_driver=true';
  const { page } = await site.open(`/actuators?${query}&sort=weight_g&order=asc`);
  await expect.poll(() => count(page)).toBe(`${await apiTotal(query)} actuators`);
  await page.getByText('Category', { exact: true }).first().click();
  await expect.poll(() => page.getByRole('checkbox', { name: /Quasi-direct drive/ }).isChecked()).toBe(true);
  await expect
    .poll(() => page.getByRole('columnheader', { name: /Mass/ }).getAttribute('aria-sort'))
    .toBe('ascending');
});

test('the first view has at most 60 controls and 350 words', async () => {
  const { page, settled } = await site.open('/actuators', { viewport: { width: 1440, height: 900 } });
  await settled('[data-ready]');
  const seen = await page.locator('main').evaluate((main) => {
    const isSeen = (element: Element): boolean => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return element.checkVisibility() && top < innerHeight && bottom > 0 && width > 1;
    };
    const controls = [...main.querySelectorAll('a[href], button, input, select, summary')].filter(isSeen);
    const texts = [...main.querySelectorAll('*')].filter(isSeen).flatMap(({ childNodes }) => [...childNodes]);
    const words = texts.flatMap(({ nodeType, textContent }) =>
      nodeType === Node.TEXT_NODE ? (textContent ?? '').split(/\s+/).filter(Boolean) : [],
    );
    return { controls: controls.length, words: words.length };
  });
  expect(seen.controls).toBeLessThanOrEqual(60);
  expect(seen.words).toBeLessThanOrEqual(350);
});

test('a filter that includes unknown values says so', async () => {
  const page = await site.askFinder('?category=smart_servo');
  await page.getByText('Communication', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^RS-485/ }).check();
  await page.waitForURL(/comm=RS-485$/);
  const sure = Number.parseInt(await count(page));
  await page.getByLabel(/include \d+ unknown/).check();
  await page.waitForURL(/include_unknown=comm$/);
  await expect.poll(async () => Number.parseInt(await count(page))).toBeGreaterThan(sure);
  await expect
    .poll(() => page.locator('.asked-list').textContent())
    .toContain('Communication: RS-485 or unknown');
});

test('a column sorts by its head, in both directions and back to the default order', async () => {
  const page = await site.askFinder();
  const usual = await firstNames(page);
  const head = page.getByRole('button', { name: 'Torque density' });
  const sortedAfter = async (before: readonly string[]): Promise<string[]> => {
    await head.click();
    await expect.poll(() => firstNames(page)).not.toEqual(before);
    return firstNames(page);
  };
  const descending = await sortedAfter(usual);
  const ascending = await sortedAfter(descending);
  await head.click();
  await expect.poll(() => firstNames(page)).toEqual(usual);
  expect(new Set([usual[0], descending[0], ascending[0]]).size).toBe(3);
});

test('variants of a model fold into one line, until its button or the address asks for them', async () => {
  const page = await site.askFinder('?q=dm-j4310-2ec');
  const names = page.locator('tbody th a');
  await expect.poll(() => countText(page)).toBe('5 actuators (variants of 1 model)');
  const first = await names.allTextContents();
  expect(first).toHaveLength(1);
  const button = page.getByRole('button', { name: `+4 variants of ${first.join('')}` });
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(async () => (await names.allTextContents()).slice(0, 1)).toEqual(first);
  await expect.poll(() => page.locator('tbody tr.variant').count()).toBe(4);
  await button.click();
  await expect.poll(() => names.count()).toBe(1);
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('All variants').check();
  await page.waitForURL(/#variants=all$/);
  await expect.poll(() => names.count()).toBe(5);
  await expect.poll(() => countText(page)).toBe('5 actuators');
});

test('on a phone the cards fold too, and the button that unfolds them is as large as a fingertip', async () => {
  const page = await site.askFinder('?q=dm-j4310-2ec');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.locator('.card').count()).toBe(1);
  const box = await page.locator('.variants').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await page.locator('.variants').click();
  await expect.poll(() => page.locator('.card').count()).toBe(5);
});

test('numbers apply as they are typed, with a comma or a unit, and a word is refused', async () => {
  const page = await site.askFinder();
  await page.getByText('Mass', { exact: true }).first().click();
  const field = page.getByLabel('Mass, at most', { exact: true });
  await field.pressSequentially('0,9 kg');
  await page.waitForURL(/max_weight_g=900$/);
  await field.fill('heavy');
  await page.locator('.error').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('');
  await page.locator('.error').waitFor({ state: 'detached' });
});

test('chips above the result remove filters', async () => {
  const page = await site.askFinder('?max_weight_g=900&q=ak80');
  await page.getByRole('button', { name: 'Remove Mass ≤ 900 g' }).click();
  await page.waitForURL(/actuators\?q=ak80$/);
});

test('a filter that only the API can answer stays in the address, and the page says so', async () => {
  const page = await site.askFinder('?comm=CAN&robot_id=unitree-go2');
  expect(new URL(page.url()).search).toBe('?comm=CAN&robot_id=unitree-go2');
  const link = page.getByRole('link', { name: 'The API can' });
  expect(await link.getAttribute('href')).toBe('/api/v1/actuators?comm=CAN&robot_id=unitree-go2');
});

test('menus close on Esc and on a click outside', async () => {
  const page = await site.askFinder();
  const open = page.locator('main details.menu[open]');
  await page.getByText('More', { exact: true }).click();
  await expect.poll(() => open.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => open.count()).toBe(0);
  await page.getByText('More', { exact: true }).click();
  await page.locator('.result-count').click();
  await expect.poll(() => open.count()).toBe(0);
});

test('the result is downloaded as CSV with every row', async () => {
  const page = await site.askFinder('?brand=Unitree');
  await page.getByText('More', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await text(await (await download).createReadStream())).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^id,name,brand,peak_torque_nm/);
  expect(lines).toHaveLength((await apiTotal('brand=Unitree')) + 1);
  const another = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV for spreadsheets' }).click();
  const bytes = await buffer(await (await another).createReadStream());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('\u00EF\u00BB\u00BFid');
});

test('everything can be reached by keyboard alone', async () => {
  const { page } = await site.open('/actuators');
  await page.locator('[data-ready]').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.getByLabel('I need').focus();
  await page.keyboard.type('go-m80');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=go-m80$/);
  await page.getByRole('button', { name: 'Cards' }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/view=cards/);
  await expect.poll(() => page.locator('.card h2 a').first().textContent()).toBe('GO-M8010-6');
});

test.each([1440, 390])(
  'all boxes of a torque at a speed are within their pane, %i px wide',
  async (width) => {
    const page = await site.askFinder();
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) await page.getByRole('button', { name: 'Filters' }).click();
    await page.locator('.filter > summary').getByText('Torque at a speed').click();
    const boxes = page.locator('.match-points :is(input, select, button)');
    await expect.poll(() => boxes.count()).toBe(4);
    const outside = () =>
      boxes.evaluateAll((all) => {
        const edge = document.querySelector('.filters')?.getBoundingClientRect().right ?? 0;
        return all.filter((box) => box.getBoundingClientRect().right > edge).length;
      });
    await expect.poll(outside).toBe(0);
  },
);

test.each([
  '?need=40 N·m at 12 rad/s under 900 g, CAN, < $500, backdrivable',
  '#replace=robotis-xm540-w270-r',
])('on a phone the first window has the first verdict on %s', async (question) => {
  const { page } = await site.open(`/actuators${question}`, { viewport: { width: 390, height: 844 } });
  await page.locator('.result-count[data-ready]').waitFor();
  const tray = page.locator('.tray');
  const roomBelowVerdict = async (): Promise<number> => {
    const verdict = await page.locator('.card .verdict').first().boundingBox();
    const end = (verdict?.y ?? Infinity) + (verdict?.height ?? 0);
    return ((await tray.boundingBox())?.y ?? 0) - end;
  };
  await expect.poll(roomBelowVerdict).toBeGreaterThan(0);
});
