import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGE_KINDS } from '../../scripts/site-check/page-kinds.ts';
import { IS_LONG, IS_SHORT } from '../support/runs.ts';
import { violationsOf } from './support/axe.ts';
import { holdBrowserCode, shiftsOf } from './support/layout-shift.ts';
import { useSite } from './support/site.ts';
import { smallTargets } from './support/touch.ts';

const site = useSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** The rules that a change of colours can break on a page without errors. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The colours of an everyday run: light for one page, dark for the next. All pages share the palettes. */
const coloursOf = (path: string): 'light' | 'dark' =>
  PAGE_KINDS.findIndex(([, other]) => other === path) % 2 === 0 ? 'light' : 'dark';

/** The kinds of everyday runs, each with something that few others draw; `npm run test:changed` opens the others. */
const EVERYDAY = [
  'Robot Actuator Catalog',
  'finder, cards',
  'match of two joints',
  'my parts, joints',
  'my parts, side by side',
  'actuator with curves',
  'Robots',
  'robot',
  'About the data',
  'Build a request',
];
const KINDS = PAGE_KINDS.filter(([kind]) => IS_LONG || EVERYDAY.includes(kind) !== IS_SHORT);

// One window for all checks of a page, because opening it takes longer than the checks.
describe.each(KINDS)('the page of kind %s', (_kind, path, drawn) => {
  test('fits a phone without layout shifts, and has no axe violations on a desktop', async () => {
    const colours = coloursOf(path);
    const { page, complaints, settled } = await site.openEmpty({ ...PHONE, colorScheme: colours });
    await openSlowly(page, path);
    await settled(drawn);
    const shifts = await shiftsOf(page);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(shifts)).toBeLessThan(0.1);
    expect(await smallTargets(page, 40)).toEqual([]);
    if (IS_LONG) expect(await violationsOf(page), 'on a phone').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overhang, { interval: 10 }).toBeLessThanOrEqual(0);
    await turnIntoDesk(page);
    await settled(drawn);
    if (!IS_LONG) await shorten(page);
    expect(await violationsOf(page), `on a desk, in ${colours}`).toEqual([]);
    if (IS_LONG) {
      await page.emulateMedia({ colorScheme: colours === 'light' ? 'dark' : 'light' });
      await settled(drawn);
      expect(await violationsOf(page, RULES_OF_COLOURS), 'on a desk, in the other colours').toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});

test('a page that does not exist says so and names the nearest ones', async () => {
  const { page } = await site.open('/actuators/cubemars-ak80-9-v3-0-kv10');
  await page.getByRole('heading', { name: 'Did you mean' }).waitFor();
  await expect
    .poll(() => page.locator('#nearest a').first().textContent())
    .toBe('/actuators/cubemars-ak80-9-v3-0-kv100');
  expect(await violationsOf(page)).toEqual([]);
});

test.runIf(IS_LONG)('a match by a sentence has no errors of accessibility in dark on a phone', async () => {
  const { page, settled } = await site.open(
    '/actuators?need=40+N%C2%B7m+at+115+rpm,+CAN,+quiet#2.name=Hip&2.min_peak_torque_nm=60',
    { colorScheme: 'dark', viewport: { width: 390, height: 900 } },
  );
  await page.locator('.judged-cards .card').first().waitFor();
  await settled('.result-count[data-ready]');
  expect(await violationsOf(page)).toEqual([]);
  // Only at the end of the page is the bar below everything; before that, it covers buttons that are scrolled
  // into view.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await violationsOf(page, ['target-size'])).toEqual([]);
});

/** Opens a page whose scripts arrive after its first paint. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const release = await holdBrowserCode(page);
  await page.goto(`${site.address()}${path}`, { waitUntil: 'commit' });
  const hasPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(hasPainted, null, { polling: 20 });
  release();
  await page.waitForLoadState();
}

/**
 * Removes repeated rows of long tables and lists, because axe takes seconds on thousands of elements. The long
 * run keeps all rows.
 */
const shorten = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // The button that draws more rows as soon as it is in sight goes first.
    const further =
      '.more, tbody tr:nth-child(n + 5), li:nth-child(n + 7), .card:nth-child(n + 5), option:nth-child(n + 7)';
    for (const element of document.querySelectorAll(further)) element.remove();
  });

/** Turns a phone's window into a desktop's, without touch. */
async function turnIntoDesk(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForFunction(() => !window.matchMedia('(pointer: coarse)').matches, null, { polling: 20 });
}
