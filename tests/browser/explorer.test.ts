import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isCatalogCopy } from '../../src/site/explorer/catalog-copy.ts';
import { COUNTS } from '../support/catalog-counts.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const count = async (page: Page): Promise<string> =>
  (await page.locator('.result-count[data-ready]').textContent()) ?? '';
const firstNames = (page: Page): Promise<string[]> =>
  page.locator('tbody th a').evaluateAll((links) => links.slice(0, 3).map((link) => link.textContent));

async function openExplorer(query = ''): Promise<Page> {
  const { page } = await site.open(`/actuators${query}`);
  await page.locator('[data-ready]').waitFor();
  return page;
}

async function apiTotal(query: string): Promise<number> {
  const answer: unknown = await (await fetch(`${site.address()}/api/v1/actuators?${query}`)).json();
  return Number(/"total":(\d+)/.exec(JSON.stringify(answer))?.[1]);
}

test('a search narrows the list as it is typed and stands in the address', async () => {
  const page = await openExplorer();
  await page.getByRole('searchbox').fill('ak80');
  await page.waitForURL(/\?q=ak80$/);
  expect(await count(page)).toBe(`${await apiTotal('q=ak80')} actuators`);
});

test('an address restores every choice, and the API agrees on the count', async () => {
  const query = 'category=qdd_proprioceptive&min_peak_torque_nm=20&max_weight_g=900&integrated_driver=true';
  const page = await openExplorer(`?${query}&sort=weight_g&order=asc`);
  expect(await count(page)).toBe(`${await apiTotal(query)} actuators`);
  expect(await page.getByRole('radio', { name: /Quasi-direct drive/ }).isChecked()).toBe(true);
  expect(await page.getByRole('columnheader', { name: /Mass/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('a column sorts by its head, in both directions and back to the order by id', async () => {
  const page = await openExplorer();
  const byId = await firstNames(page);
  const head = page.getByRole('button', { name: 'Torque density' });
  await head.click();
  const descending = await firstNames(page);
  await head.click();
  const ascending = await firstNames(page);
  await head.click();
  expect(await firstNames(page)).toEqual(byId);
  expect(new Set([byId[0], descending[0], ascending[0]]).size).toBe(3);
});

test('a filter tells how many actuators it leaves out because they do not publish the figure', async () => {
  const page = await openExplorer('?max_price_usd=100');
  const note = page.getByRole('group', { name: 'List price at most' }).locator('.note');
  expect(await note.textContent()).toMatch(/^\d+ not published, left out$/);
});

test('a limit that is no number is refused beside its field and does not narrow', async () => {
  const page = await openExplorer();
  const field = page.locator('input[name=max_weight_g]');
  await field.fill('heavy');
  await field.press('Enter');
  await page.locator('.fault').waitFor();
  expect(await count(page)).toBe(`${COUNTS.actuators} actuators`);
});

test('the plot is walked by arrow keys, and Enter opens the record', async () => {
  const page = await openExplorer('?view=plot&q=ak80');
  await page.getByRole('group', { name: /against mass/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.plot-readout').textContent()).toMatch(/CubeMars.*N·m at .* g/s);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/actuators\/cubemars-ak80/);
});

test('the plot names what is under the pointer and takes other axes', async () => {
  const page = await openExplorer('?view=plot&q=ak80-9');
  await page.locator('select[name=x]').selectOption('max_speed_rpm');
  await page.waitForURL(/x=max_speed_rpm/);
  expect(await page.locator('.axis-title').first().textContent()).toBe('Maximum speed, rpm');
  const place = /M([\d.]+) ([\d.]+)h0/.exec(
    (await page.locator('.dots.category-qdd_proprioceptive').getAttribute('d')) ?? '',
  );
  const box = await page.locator('.explorer-plot').boundingBox();
  const scale = (box?.width ?? 0) / 960;
  await page.mouse.move((box?.x ?? 0) + Number(place?.[1]) * scale, (box?.y ?? 0) + Number(place?.[2]) * scale);
  expect(await page.locator('.plot-readout').textContent()).toContain('AK80-9');
});

test('pinned actuators are kept in the address and lead to their comparison', async () => {
  const page = await openExplorer('?q=ak80-9');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.waitForURL(/pins=/);
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await page.locator('.compare thead .remove').first().waitFor();
  expect(await page.locator('.compare thead a').count()).toBe(2);
});

test('the result is downloaded as CSV with every row', async () => {
  const page = await openExplorer('?brand=Unitree');
  await page.getByText('Take away').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toMatch(/^id,name,brand,peak_torque_nm/);
  expect(lines).toHaveLength((await apiTotal('brand=Unitree')) + 1);
});

test('everything can be reached by keyboard alone', async () => {
  const page = await openExplorer();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  await page.keyboard.type('go-m8010');
  await page.waitForURL(/q=go-m8010/);
  await page.getByRole('button', { name: 'Cards' }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/view=cards/);
  expect(await page.locator('.card h2 a').first().textContent()).toBe('GO-M8010-6');
});

/** Milliseconds from a filter's input to the frame that shows its result; the median of several. */
const repaint = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[name=q]');
    const times: number[] = [];
    for (const text of ['a', 'ak', 'ak8', 'ak80', 'ak8', 'ak', 'a', '']) {
      const started = performance.now();
      if (field !== null) field.value = text;
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - started);
    }
    return times.toSorted((left, right) => left - right)[times.length / 2] ?? 0;
  });

test('a filter is painted within 50 ms on the catalog', async () => {
  const page = await openExplorer();
  const milliseconds = await repaint(page);
  console.log(`filter to repaint at ${COUNTS.actuators} records: ${milliseconds.toFixed(1)} ms`);
  expect(milliseconds).toBeLessThan(50);
});

test('a filter is painted within 100 ms on 10 000 records', async () => {
  const { page } = await site.open('/');
  await page.route('**/data/actuators.json', async (route) => {
    const records: unknown = await (await route.fetch()).json();
    if (!isCatalogCopy(records)) throw new Error('The catalog copy has another form.');
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...records[index % records.length],
      id: `record-${index}`,
    }));
    await route.fulfill({ json: many });
  });
  await page.goto(`${site.address()}/actuators`);
  await page.locator('[data-ready]').waitFor();
  expect(await count(page)).toBe('10,000 actuators');
  const milliseconds = await repaint(page);
  console.log(`filter to repaint at 10 000 records: ${milliseconds.toFixed(1)} ms`);
  expect(milliseconds).toBeLessThan(100);
});
