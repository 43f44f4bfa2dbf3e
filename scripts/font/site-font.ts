import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The file of the pages' typeface. */
export const SITE_FONT = 'src/site/layout/inter.woff2';

const INTER = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

// The characters of pages: ASCII, and the other signs and letters that English text, units and makers' names
// have.
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const SIGNS = '\u00a0·–—…’“”‘•×÷±²³°µ≤≥−←→↑↓€ØéÉöäüà';

/**
 * The pages' typeface: Inter with the weights, features and signs that pages use, a third of the weight of
 * the whole. Browsers take any other character from a system font.
 */
export const siteFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(INTER), ASCII + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
    keepFeatures: ['kern', 'tnum'],
    // Its licence asks that the copyright and the licence stay with it.
    preserveNameIds: [0, 13, 14],
  });
