import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE_FONT, siteFont } from '../../scripts/font/site-font.ts';

const font = readFileSync(SITE_FONT);

test('the typeface of the pages is what `npm run font` makes', async () => {
  expect(font.equals(await siteFont())).toBe(true);
});

test('it weighs at most 20 kB: every page loads it', () => {
  expect(font.length).toBeLessThan(20_000);
});
