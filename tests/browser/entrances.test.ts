import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

/* The same sentence has the same count at every entrance of the site. */

const site = useSite();

const SENTENCES = [
  '40 N·m at 12 rad/s under 900 g, CAN',
  'hexapod leg, 2 N·m at 60 rpm, 12 V, under 60 USD',
  'backdrivable quiet knee motor',
  'QDD with EtherCAT',
];

/** The boxes that take a sentence: the page and the label of each. */
const BOXES = [
  ['/', 'What the joint needs, or a name'],
  ['/robots', 'Search the catalog'],
  ['/actuators', 'I need'],
] as const;

test.each(SENTENCES)('“%s” has one count', async (sentence) => {
  const { page } = await site.open(`/actuators?need=${encodeURIComponent(sentence)}`);
  const countOf = async (): Promise<string> =>
    (await page.locator('.result-count[data-ready]').textContent())?.trim() ?? '';
  const byAddress = await countOf();
  for (const [path, label] of BOXES) {
    await page.goto(`${site.address()}${path}`);
    const box = page.getByLabel(label, { exact: true }).first();
    await box.fill(sentence);
    await box.press('Enter');
    await page.waitForURL(/\/actuators\?.*#need=/);
    expect(await countOf(), `${path} ${label}`).toBe(byAddress);
  }
});
