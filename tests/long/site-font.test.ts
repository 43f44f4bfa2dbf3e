import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE_FONT, siteFont } from '../../scripts/font/site-font.ts';

const font = readFileSync(SITE_FONT);

test('the typeface of the pages is the output of `npm run font`', async () => {
  expect(font.equals(await siteFont())).toBe(true);
});

test('it has at most 20 kB, because every page loads it', () => {
  expect(font.length).toBeLessThan(20_000);
});
