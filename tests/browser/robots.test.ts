import { expect, test } from 'vitest';
import { z } from 'zod';
import { useSite } from './support/site.ts';

const site = useSite();

const robots = z.object({ data: z.array(z.object({ name: z.string() })) });

test('the cheapest arm of six axes by the price of its motors is found in three steps, and stands in the address', async () => {
  const { page } = await site.open('/robots');
  await page.getByRole('checkbox', { name: 'Arms' }).check();
  await page.getByLabel('Degrees of freedom').fill('6');
  await page.getByRole('button', { name: 'Motors' }).click();
  await page.waitForURL(/kind=arm&min_dof=6&sort=motor_price_usd&order=asc$/);
  const [first] = await page.locator('#robots tbody tr:visible td:last-child').allTextContents();
  expect(first?.trim()).toMatch(/^[\d.]+$/);
});

test('the address restores what is asked, and an empty list says what stands in the way', async () => {
  const { page, settled } = await site.open('/robots?q=go1&kind=arm');
  await settled();
  expect(await page.getByRole('checkbox', { name: 'Arms' }).isChecked()).toBe(true);
  expect(await page.getByRole('searchbox', { name: 'Words' }).inputValue()).toBe('go1');
  expect(await page.locator('#robot-hint').textContent()).toContain('Without the kinds chosen');
});

test('a limit may be in any unit, and one that cannot be read is told', async () => {
  const { page } = await site.open('/robots');
  await page.getByLabel('Payload').fill('11 lb');
  await page.waitForURL(/min_payload_kg=4.99/);
  await page.getByLabel('Mass, at most').fill('heavy');
  await page.getByText('Not understood: “heavy”').waitFor();
  await page.getByLabel('Mass, at most').fill('40');
  await page.getByText('Not understood').waitFor({ state: 'hidden' });
});

test.each(['宇树', 'unitreego2', 'opt'])('the words “%s” find the robots that the API finds', async (words) => {
  const { page, settled } = await site.open(`/robots?q=${encodeURIComponent(words)}`);
  await settled();
  const answer = await fetch(`${site.address()}/api/v1/robots?q=${encodeURIComponent(words)}&limit=100`);
  const { data } = robots.parse(await answer.json());
  expect(data.length).toBeGreaterThan(0);
  const shown = await page.locator('#robots tbody tr:visible th').allTextContents();
  expect(shown.map((name) => name.trim()).toSorted()).toEqual(data.map(({ name }) => name).toSorted());
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
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
});
