import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test('the address restores the filters, and an empty list names the filters that empty it', async () => {
  const { page, settled } = await site.open('/robots?q=go1&kind=arm');
  await settled();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Arms' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('go1');
  await expect.poll(() => page.locator('#robot-hint').textContent()).toContain('Without the chosen kinds');
});

test('the list is downloaded for spreadsheets as it is shown', async () => {
  const { page, settled } = await site.open('/robots?kind=arm&sort=price_usd&order=asc');
  await settled();
  await expect.poll(() => page.locator('#robot-count').textContent()).toMatch(/^\d+ robots$/);
  const count = Number.parseInt((await page.locator('#robot-count').textContent()) ?? '', 10);
  const first = await page.locator('#robots tbody tr:not([hidden]) th a').first().getAttribute('href');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV for spreadsheets' }).click();
  const bytes = await buffer(await (await download).createReadStream());
  const lines = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\u{FEFF}id,name,brand,kind,.*,url,catalog_version,list_address$/u);
  expect(lines).toHaveLength(count + 1);
  expect(lines[1]).toContain(`${site.address()}${first}`);
});

test('the widest visible number ends at the same edge as its column head', async () => {
  const { page, settled } = await site.open('/robots');
  await settled();
  const gaps = await page.locator('#robots').evaluate((table: HTMLTableElement) => {
    const endOf = (cell: HTMLTableCellElement | undefined): number => {
      const range = document.createRange();
      if (cell !== undefined) range.selectNodeContents(cell);
      return range.getBoundingClientRect().right;
    };
    const rows = [...(table.tBodies[0]?.rows ?? [])].filter(({ hidden }) => !hidden);
    return [...(table.tHead?.rows[0]?.cells ?? [])].flatMap((head, index) => {
      const cells = rows.map(({ cells: own }) => own[index]);
      const numbers = cells.filter((cell) => /\d\s*$/.test(cell?.textContent ?? ''));
      const bare = numbers.filter((cell) => (cell?.querySelector('.filler')?.textContent ?? '') === '');
      return head.classList.contains('number') && !head.hidden && numbers.length > 0
        ? [Math.min(...bare.map((cell) => Math.abs(endOf(head) - endOf(cell))))]
        : [];
    });
  });
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.max(...gaps)).toBeLessThan(2);
});

test('the search of every page suggests robots too, and leads there by keyboard', async () => {
  const { page } = await site.open('/robots');
  await page.keyboard.press('/');
  await page.keyboard.type('go2');
  await page.getByRole('option', { name: /Go2/ }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/robots\/unitree-go2/);
});

test('the chosen colours stay on the next page', async () => {
  const { page } = await site.open('/robots', { colorScheme: 'light' });
  await page.getByTitle('Dark colours').click();
  await page.goto(`${site.address()}/brands`);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe('dark');
  await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
});
