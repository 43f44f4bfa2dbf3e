import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

/* Pages accept questions in the address, in the search box, and as a sentence. */

const site = useSite();

test('bad filters in an address are reported with the hint of the API', async () => {
  const page = await site.askFinder(
    '?min_peak_torque_nm=abc&max_wieght_g=900&min_price_usd=100&max_price_usd=5',
  );
  await page.locator('.address-errors li').first().waitFor();
  await expect
    .poll(() => page.locator('.address-errors li').allTextContents())
    .toEqual([
      expect.stringContaining('Did you mean max_weight_g'),
      expect.stringContaining('min_peak_torque_nm must be a number'),
      expect.stringContaining('Nothing lies between'),
    ]);
});

test('Enter in the search box opens the named record, or the finder for a question', async () => {
  const { page } = await site.open('/');
  const box = page.getByRole('combobox', { name: 'Search the catalog' });
  await box.fill('go2');
  await box.press('Enter');
  await page.waitForURL(/\/robots\/unitree-go2$/);
  await page.getByRole('combobox', { name: 'Search the catalog' }).fill('40 N·m at 12 rad/s');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/actuators\?peak_points=40@114\.6#need=/);
});

test('the box of the home page opens a robot by name, and searches for its example when empty', async () => {
  const { page, complaints } = await site.open('/');
  const box = page.getByLabel('Requirements of the joint, or a name');
  await box.fill('Unitree Go2');
  await box.press('Enter');
  await page.waitForURL(/\/robots\/unitree-go2$/);
  await page.goto(site.address());
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.waitForURL(/\/actuators\?.*min_peak_torque_nm|\/actuators\?need=|peak_points/);
  expect(complaints).toEqual([]);
});

test('the finder offers the filter that the API names for a word, and the names near to an unknown one', async () => {
  const page = await site.askFinder('?q=waterproof+motor');
  const answer = await fetch(`${site.address()}/api/v1/actuators?q=waterproof+motor&limit=1`);
  const [, records = ''] =
    /^"waterproof";min_ip="65";records=(\d+)$/.exec(answer.headers.get('Query-Hints') ?? '') ?? [];
  await page.getByRole('button', { name: `Use min_ip=65, not “waterproof”: ${records} actuators` }).waitFor();
  await page.getByLabel('I need').fill('XM430-W999');
  await page.getByLabel('I need').press('Enter');
  await page.getByRole('button', { name: 'ROBOTIS XM430-W350-T' }).click();
  await page.waitForURL(/q=ROBOTIS/);
});

test('a page that has not read its address yet shows that it is loading, not that nothing is chosen', async () => {
  const { page } = await site.openEmpty();
  await page.route('**/_astro/*.js', () => undefined);
  await page.goto(`${site.address()}/my-parts?motors=robstride-rs03,robstride-rs00`, { waitUntil: 'commit' });
  await page.getByText('Loading the catalog …').waitFor();
  // On a screen this is immediate, since nothing is drawn before the styles have loaded.
  await page.locator('#list-empty').waitFor({ state: 'hidden' });
});

test('no row of the plain list is shown for a question until the catalog has loaded', async () => {
  const { page } = await site.openEmpty();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/data/*/actuators.json?*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${site.address()}/actuators?q=robstride`);
  await page.getByText('Loading …').waitFor();
  expect(await page.locator('.figure-table tbody th').first().isVisible()).toBe(false);
  resolve(undefined);
  await page.getByText('10 actuators', { exact: true }).waitFor();
});
