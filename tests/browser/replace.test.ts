import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

test('the empty page offers what is no longer sold, and a choice takes the place of the offer', async () => {
  const { page, complaints } = await site.open('/replace');
  const offer = page.getByRole('definition').getByRole('link', { name: 'AX-12+', exact: true });
  await offer.waitFor();
  await offer.click();
  await page.getByRole('region', { name: 'Alternatives' }).waitFor();
  expect(page.url()).toContain('/replace?id=robotis-ax-12-plus');
  expect(await page.locator('#replace-empty').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('an id that the catalog does not have is told, with what to do and the offer', async () => {
  const { page } = await site.open('/replace?id=no-such-actuator');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toBe(
    'The catalog has no no-such-actuator. Search by name above.',
  );
  expect(await page.locator('#replace-empty').isVisible()).toBe(true);
});

test('a sentence in the box leads to the match that answers it, and a text that names nothing is told so', async () => {
  const { page } = await site.open('/replace');
  const box = page.locator('#replace-box input');
  await box.fill('24-48 V, 10 Nm');
  await box.press('Enter');
  await page.waitForURL(/\/match\?need=24-48\+V/);
  await page.goto(`${site.address()}/replace`);
  await box.fill('zzyzx 9000');
  await box.press('Enter');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#replace-box input')?.validity.customError,
  );
  expect(page.url()).toMatch(/\/replace$/);
});
