import { describe, expect, test } from 'vitest';
import { PAGE_KINDS } from '../../scripts/site-check/page-kinds.ts';
import { violationsOf } from './support/axe.ts';
import { useSite } from './support/site.ts';
import { smallTargets } from './support/touch.ts';

const site = useSite();

describe.each(PAGE_KINDS)('the page of kind %s', (_kind, path) => {
  test.each(['light', 'dark'] as const)('has no violation that axe knows, in %s colours', async (colorScheme) => {
    const { page, complaints } = await site.open(path, { colorScheme });
    await page.waitForLoadState('networkidle');
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('fits a phone: nothing small to press, no violation, and no sideways scrolling on the narrowest', async () => {
    const { page } = await site.open(path, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.waitForLoadState('networkidle');
    expect(await smallTargets(page, 40)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overhang).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

test('a page that does not exist says so and names the nearest ones', async () => {
  const { page } = await site.open('/actuators/cubemars-ak80-9-v3-0-kv10');
  await page.getByRole('heading', { name: 'Did you mean' }).waitFor();
  expect(await page.locator('#nearest a').first().textContent()).toBe('/actuators/cubemars-ak80-9-v3-0-kv100');
  expect(await violationsOf(page)).toEqual([]);
});
