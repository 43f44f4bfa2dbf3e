import { expect, test } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { useSite } from './support/site.ts';

/* Pages take questions by their address, in the search box, and as a sentence. */

const site = useSite();

test('bad filters of an address are told, with the hint of the API', async () => {
  const { page } = await site.open(
    '/actuators?min_peak_torque_nm=abc&max_wieght_g=900&min_price_usd=100&max_price_usd=5',
  );
  await page.locator('.address-errors li').first().waitFor();
  expect(await page.locator('.address-errors li').allTextContents()).toEqual([
    expect.stringContaining('Did you mean max_weight_g'),
    expect.stringContaining('min_peak_torque_nm must be a number'),
    expect.stringContaining('Nothing lies between'),
  ]);
});

test('Enter in the search box opens what it names, and the finder answers what it asks', async () => {
  const { page } = await site.open('/');
  const box = page.getByRole('combobox', { name: 'Search the catalog' });
  await box.fill('go2');
  await box.press('Enter');
  await page.waitForURL(/\/robots\/unitree-go2$/);
  await page.getByRole('combobox', { name: 'Search the catalog' }).fill('40 N·m at 12 rad/s');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/actuators\?peak_points=40@114\.6#need=/);
});

test('Enter in the field Replace asks for the figures of the best hit', async () => {
  const { page } = await site.open('/');
  await page.getByLabel('Replace').fill('XM540-W270');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/actuators\?min_peak_torque_nm=.*#replacing=robotis-xm540-w270/);
});

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)(
  'a match by a sentence has no faults of accessibility in %s at %d px',
  async (colorScheme, width) => {
    const { page } = await site.open(
      '/actuators?need=40+N%C2%B7m+at+115+rpm,+CAN,+quiet#2.name=Hip&2.min_peak_torque_nm=60',
      {
        colorScheme,
        viewport: { width, height: 900 },
      },
    );
    await page.locator('.judged-table tbody tr, .judged-cards .card').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await violationsOf(page, ['target-size'])).toEqual([]);
  },
);

test('a word that notes only deny is told as such, as often as the API tells', async () => {
  const { page } = await site.open('/actuators?q=brake');
  const answer = await fetch(`${site.address()}/api/v1/actuators?q=brake&limit=1`);
  const [, records = ''] = /^"brake";records=(\d+)$/.exec(answer.headers.get('Query-Negated') ?? '') ?? [];
  await page
    .getByText(`In the notes of ${records} actuators, “brake” appears only after "without", "no"`)
    .waitFor();
});

test('a page that has not read its address yet says that it loads, not that nothing is chosen', async () => {
  const { page } = await site.open('/healthz');
  await page.route('**/_astro/*.js', () => undefined);
  await page.goto(`${site.address()}/compare?ids=robstride-rs03,robstride-rs00`, { waitUntil: 'commit' });
  await page.getByText('Loading the catalog …').waitFor();
  // At once on a screen, where nothing is drawn before its styles have come.
  await page.locator('#compare-empty').waitFor({ state: 'hidden' });
});

test('until the catalog is there, a question is answered by no row of the plain list', async () => {
  const { page } = await site.open('/robots');
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
