import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

const countText = async (page: Page): Promise<string> =>
  ((await page.locator('.result-count[data-ready]').textContent()) ?? '').trim();
const count = async (page: Page): Promise<string> => (await countText(page)).replace(/ \(.*/, '');
async function firstNames(page: Page): Promise<string[]> {
  await page.locator('.result-count[data-ready]').waitFor();
  return page.locator('tbody th a').evaluateAll((links) => links.slice(0, 3).map((link) => link.textContent));
}

async function openFinder(query = ''): Promise<Page> {
  const { page } = await site.open(`/actuators${query}`);
  await page.locator('[data-ready]').waitFor();
  return page;
}

async function apiTotal(query: string): Promise<number> {
  const answer: unknown = await (await fetch(`${site.address()}/api/v1/actuators?${query}`)).json();
  return Number(/"total":(\d+)/.exec(JSON.stringify(answer))?.[1]);
}

test('the box takes a name, a part number or a need; empty, it asks its example', async () => {
  const page = await openFinder();
  const box = page.getByLabel('I need');
  await box.fill('ak80');
  await box.press('Enter');
  await page.waitForURL(/\?q=ak80$/);
  expect(await count(page)).toBe(`${await apiTotal('q=ak80')} actuators`);
  await box.fill('');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.waitForURL(/\?peak_points=40@114\.6&max_weight_g=900&comm=CAN#need=40/);
  expect(await box.inputValue()).toBe(await box.getAttribute('placeholder'));
  await box.fill('xm540w270r');
  await box.press('Enter');
  await page.waitForURL(/\/actuators\/robotis-xm540-w270-r$/);
});

test('each question is an entry of the history, and a reload keeps it', async () => {
  const page = await openFinder();
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
  expect(await page.getByLabel('I need').inputValue()).toBe('40 N·m under 900 g');
});

test('an address restores every choice, and the API agrees on the count', async () => {
  const query = 'category=qdd_proprioceptive&comm=CAN&integrated_driver=true';
  const page = await openFinder(`?${query}&sort=weight_g&order=asc`);
  expect(await count(page)).toBe(`${await apiTotal(query)} actuators`);
  await page.getByText('Category', { exact: true }).first().click();
  expect(await page.getByRole('checkbox', { name: /Quasi-direct drive/ }).isChecked()).toBe(true);
  expect(await page.getByRole('columnheader', { name: /Mass/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('the first view has at most 60 controls and 350 words', async () => {
  const { page } = await site.open('/actuators', { viewport: { width: 1440, height: 900 } });
  await page.locator('[data-ready]').waitFor();
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

test('a filter that lets in unknown values says so', async () => {
  const page = await openFinder('?category=smart_servo');
  await page.getByText('Communication', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^RS-485/ }).check();
  await page.waitForURL(/comm=RS-485$/);
  const sure = Number.parseInt(await count(page));
  await page.getByLabel(/include \d+ unknown/).check();
  await page.waitForURL(/include_unknown=comm$/);
  expect(Number.parseInt(await count(page))).toBeGreaterThan(sure);
  expect(await page.locator('.asked-list').textContent()).toContain('Communication: RS-485 or unknown');
});

test('a column sorts by its head, in both directions and back to the default order', async () => {
  const page = await openFinder();
  const usual = await firstNames(page);
  const head = page.getByRole('button', { name: 'Torque density' });
  await head.click();
  const descending = await firstNames(page);
  await head.click();
  const ascending = await firstNames(page);
  await head.click();
  expect(await firstNames(page)).toEqual(usual);
  expect(new Set([usual[0], descending[0], ascending[0]]).size).toBe(3);
});

test('variants of a model fold into one line, until its button or the address asks for them', async () => {
  const page = await openFinder('?q=dm-j4310-2ec');
  const names = page.locator('tbody th a');
  expect(await countText(page)).toBe('5 actuators (1 model with variants)');
  const first = await names.allTextContents();
  expect(first).toHaveLength(1);
  const button = page.getByRole('button', { name: `+4 variants of ${first.join('')}` });
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect((await names.allTextContents()).slice(0, 1)).toEqual(first);
  expect(await page.locator('tbody tr.variant').count()).toBe(4);
  await button.click();
  expect(await names.count()).toBe(1);
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('All variants').check();
  await page.waitForURL(/#variants=all$/);
  expect(await names.count()).toBe(5);
  expect(await countText(page)).toBe('5 actuators');
});

test('on a phone the cards fold too, and what unfolds them is as large as a finger', async () => {
  const { page } = await site.open('/actuators?q=dm-j4310-2ec', { viewport: { width: 390, height: 844 } });
  await page.locator('[data-ready]').waitFor();
  expect(await page.locator('.card').count()).toBe(1);
  const box = await page.locator('.variants').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await page.locator('.variants').click();
  expect(await page.locator('.card').count()).toBe(5);
});

test('numbers act as they are typed, a comma and a unit are understood, and a word is refused', async () => {
  const page = await openFinder();
  await page.getByText('Mass', { exact: true }).first().click();
  const field = page.getByLabel('Mass, at most', { exact: true });
  await field.pressSequentially('0,9 kg');
  await page.waitForURL(/max_weight_g=900$/);
  await field.fill('heavy');
  await page.locator('.error').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
});

test('chips above the result take away what is asked', async () => {
  const page = await openFinder('?max_weight_g=900&q=ak80');
  await page.getByRole('button', { name: 'Remove Mass ≤ 900 g' }).click();
  await page.waitForURL(/actuators\?q=ak80$/);
});

test('what only the API can answer stays in the address, and the page says so', async () => {
  const page = await openFinder('?comm=CAN&robot_id=unitree-go2');
  expect(new URL(page.url()).search).toBe('?comm=CAN&robot_id=unitree-go2');
  const link = page.getByRole('link', { name: 'The API can' });
  expect(await link.getAttribute('href')).toBe('/api/v1/actuators?comm=CAN&robot_id=unitree-go2');
});

test('menus close on Esc and on a click outside', async () => {
  const page = await openFinder();
  const open = page.locator('main details.menu[open]');
  await page.getByText('More', { exact: true }).click();
  expect(await open.count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await open.count()).toBe(0);
  await page.getByText('More', { exact: true }).click();
  await page.locator('.result-count').click();
  expect(await open.count()).toBe(0);
});

test('the plot is walked by arrow keys, and Enter opens the record', async () => {
  const page = await openFinder('?q=ak80#view=plot');
  await page.getByRole('group', { name: /against mass/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.plot-tip').textContent()).toMatch(/CubeMars.*N·m at\s+.* g/s);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/actuators\/cubemars-ak80/);
});

test('a tap in the plot holds its dot, so that it can be added to my parts; the axes can be changed', async () => {
  const page = await openFinder('?q=ak80-9#view=plot');
  await page.locator('select[name=x]').selectOption('max_speed_rpm');
  await page.waitForURL(/x=max_speed_rpm/);
  expect(await page.locator('.axis-title').first().textContent()).toBe('Maximum speed, rpm');
  const path = (await page.locator('.marks.category-qdd_proprioceptive').first().getAttribute('d')) ?? '';
  const [, x, y] = /M([\d.]+) ([\d.]+)a/.exec(path) ?? [];
  const plot = page.locator('.pointed-plot');
  const scale = ((await plot.boundingBox())?.width ?? 0) / 1080;
  await plot.click({ position: { x: (Number(x) + 3) * scale, y: Number(y) * scale } });
  expect(await page.locator('.plot-tip').textContent()).toContain('AK80-9');
  await page.getByRole('button', { name: 'Add to my parts' }).click();
  expect(await page.locator('.tray').textContent()).toMatch(/My parts: 1 motor/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.tray').waitFor({ state: 'detached' });
});

test('the result is downloaded as CSV with every row', async () => {
  const page = await openFinder('?brand=Unitree');
  await page.getByText('More', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await text(await (await download).createReadStream())).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^id,name,brand,peak_torque_nm/);
  expect(lines).toHaveLength((await apiTotal('brand=Unitree')) + 1);
});

test('on a phone the filters are a sheet that says how many it will show', async () => {
  const { page } = await site.open('/actuators', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator('[data-ready]').waitFor();
  expect(await page.locator('.card').count()).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.locator('dialog');
  await sheet.getByText('Communication', { exact: true }).tap();
  await sheet.getByRole('checkbox', { name: /^EtherCAT/ }).tap();
  await page.getByRole('button', { name: /^Show \d+ actuators$/ }).tap();
  expect(await sheet.isVisible()).toBe(false);
  expect(await count(page)).toBe(`${await apiTotal('comm=EtherCAT')} actuators`);
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
});

test('everything can be reached by keyboard alone', async () => {
  const page = await openFinder();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.getByLabel('I need').focus();
  await page.keyboard.type('go-m80');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=go-m80$/);
  await page.getByRole('button', { name: 'Cards' }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/view=cards/);
  expect(await page.locator('.card h2 a').first().textContent()).toBe('GO-M8010-6');
});

test.each([1440, 390])(
  'all boxes of a torque at a speed are within their pane, %i px wide',
  async (width) => {
    const { page } = await site.open('/actuators', { viewport: { width, height: 900 } });
    await page.locator('[data-ready]').waitFor();
    if (width === 390) await page.getByRole('button', { name: 'Filters' }).click();
    await page.locator('.filter > summary').getByText('Torque at a speed').click();
    const pane = await page.locator('.filters').boundingBox();
    const boxes = page.locator('.match-points :is(input, select, button)');
    await boxes.nth(3).waitFor();
    const rights = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().right));
    expect(rights).toHaveLength(4);
    expect(Math.max(...rights)).toBeLessThanOrEqual((pane?.x ?? 0) + (pane?.width ?? 0));
  },
);

test.each([
  '?need=40 N·m at 12 rad/s under 900 g, CAN, < $500, backdrivable',
  '#replace=robotis-xm540-w270-r',
])('on a phone the first window has the first verdict on %s', async (question) => {
  const { page } = await site.open(`/actuators${question}`, { viewport: { width: 390, height: 844 } });
  await page.locator('.result-count[data-ready]').waitFor();
  const verdict = await page.locator('.card .verdict').first().boundingBox();
  const tray = await page.locator('.tray').boundingBox();
  expect((verdict?.y ?? Infinity) + (verdict?.height ?? 0)).toBeLessThan(tray?.y ?? 0);
});

test('the plot explains the marks that it draws, and no others', async () => {
  const page = await openFinder('?category=smart_servo#view=plot');
  await page.locator('.legend').waitFor();
  expect((await page.locator('.legend li').allTextContents()).map((text) => text.trim())).toEqual([
    'Smart servo',
  ]);
});
