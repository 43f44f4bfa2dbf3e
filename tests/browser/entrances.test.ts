import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

/* The boxes pass on a sentence as typed; tests/site/finder tests how each of them reads many sentences. */

const site = useSite();

const SENTENCE = 'hexapod leg, 2 N·m at 60 rpm, 12 V, under 60 USD';

/** The boxes that accept a sentence, with the page and the label of each. */
const BOXES = [
  ['/', 'Requirements of the joint, or a name'],
  ['/robots', 'Search the catalog'],
  ['/actuators', 'I need'],
] as const;

test('a sentence gives the same count in every box', async () => {
  const { page } = await site.open(`/actuators?need=${encodeURIComponent(SENTENCE)}`);
  const countOf = async (): Promise<string> =>
    (await page.locator('.result-count[data-ready]').textContent())?.trim() ?? '';
  const byAddress = await countOf();
  for (const [path, label] of BOXES) {
    await page.goto(`${site.address()}${path}`);
    const box = page.getByLabel(label, { exact: true }).first();
    await box.fill(SENTENCE);
    await box.press('Enter');
    await page.waitForURL(/\/actuators\?.*#need=/);
    await expect.poll(countOf, { message: `${path} ${label}` }).toBe(byAddress);
  }
});
