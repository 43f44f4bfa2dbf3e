import { describe, expect, test } from 'vitest';
import { PAGE_KINDS } from '../../scripts/site-check/page-kinds.ts';
import { violationsOf } from './support/axe.ts';
import { useSite } from './support/site.ts';
import { smallTargets } from './support/touch.ts';

const site = useSite();

/** What dark colours can spoil on a page that is sound in light ones. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

describe.each(PAGE_KINDS)('the page of kind %s', (_kind, path, drawn) => {
  test('has no violation that axe knows, nor faint text in dark colours', async () => {
    const { page, complaints, settled } = await site.open(path, { colorScheme: 'light' });
    await settled(drawn);
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(drawn);
    expect(await violationsOf(page, RULES_OF_COLOURS)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('fits a phone: nothing small to press, no violation, and no sideways scrolling on the narrowest', async () => {
    const { page, settled } = await site.open(path, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await settled(drawn);
    expect(await smallTargets(page, 40)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overhang, { interval: 10 }).toBeLessThanOrEqual(0);
  });
});

test('a page that does not exist says so and names the nearest ones', async () => {
  const { page } = await site.open('/actuators/cubemars-ak80-9-v3-0-kv10');
  await page.getByRole('heading', { name: 'Did you mean' }).waitFor();
  expect(await page.locator('#nearest a').first().textContent()).toBe('/actuators/cubemars-ak80-9-v3-0-kv100');
  expect(await violationsOf(page)).toEqual([]);
});
