import { describe, expect, test } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { useSite } from './support/site.ts';

/** One page of each kind. */
const KINDS: readonly (readonly [kind: string, path: string])[] = [
  ['home', '/'],
  ['explorer, table', '/actuators'],
  ['explorer, plot', '/actuators?view=plot'],
  ['explorer, cards', '/actuators?view=cards&pins=unitree-go-m8010-6'],
  ['actuator', '/actuators/cubemars-ak80-9-v3-0-kv100'],
  ['robots', '/robots'],
  ['robot', '/robots/unitree-go1'],
  ['brands', '/brands'],
  ['brand', '/brands/unitree'],
  ['categories', '/categories'],
  ['category', '/categories/qdd_proprioceptive'],
  ['use cases', '/use-cases'],
  ['use case', '/use-cases/quadruped'],
  ['match', '/match?peak_torque_nm=40&speed_rpm=114.6&weight_g=900&comm=CAN&2.name=Hip&2.peak_torque_nm=60'],
  ['empty match', '/match'],
  ['comparison', '/compare?ids=unitree-go-m8010-6,cubemars-ak80-9-v3-0-kv100'],
  ['list of motors', '/list?motors=unitree-go-m8010-6:12,cubemars-ak80-9-v3-0-kv100,no-such-motor:2'],
  ['empty list of motors', '/list'],
  ['replacements', '/replace?id=robotis-xm540-w270-r'],
  ['guide', '/docs/api'],
  ['guide, operations', '/docs/api/actuators'],
  ['guide, form', '/docs/api/request'],
  ['changelog', '/docs/changelog'],
  ['releases', '/changes'],
  ['open data', '/data'],
  ['statistics', '/statistics'],
  ['quality', '/quality'],
];

const site = useSite();

describe.each(KINDS)('the page of kind %s', (_kind, path) => {
  test.each(['light', 'dark'] as const)('has no violation that axe knows, in %s colours', async (colorScheme) => {
    const { page, complaints } = await site.open(path, { colorScheme });
    await page.waitForLoadState('networkidle');
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('fits a phone, where axe knows no violation either', async () => {
    const { page } = await site.open(path, { viewport: { width: 360, height: 740 } });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });
});

test('a page that does not exist says so and names the nearest ones', async () => {
  const { page } = await site.open('/actuators/cubemars-ak80-9-v3-0-kv10');
  await page.getByRole('heading', { name: 'Did you mean' }).waitFor();
  expect(await page.locator('#nearest a').first().textContent()).toBe('/actuators/cubemars-ak80-9-v3-0-kv100');
  expect(await violationsOf(page)).toEqual([]);
});
