import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test('the address restores what is asked, and an empty list says what stands in the way', async () => {
  const { page, settled } = await site.open('/robots?q=go1&kind=arm');
  await settled();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Arms' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('go1');
  await expect.poll(() => page.locator('#robot-hint').textContent()).toContain('Without the kinds chosen');
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

test('the colours that a reader chooses hold on the next page', async () => {
  const { page } = await site.open('/robots', { colorScheme: 'light' });
  await page.getByTitle('Dark colours').click();
  await page.goto(`${site.address()}/brands`);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe('dark');
  await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
});
