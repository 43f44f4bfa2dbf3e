import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltSite } from '../../../scripts/site-check/built-site.ts';
import { LIMITS, tooHeavy, weigh } from '../../../scripts/site-check/weights.ts';

const PAGE = `
  <link rel="preload" as="font" href="/_astro/font.woff2" />
  <link rel="preload" as="fetch" href="/data/copy.json" />
  <link rel="stylesheet" href="/_astro/page.css" />
  <script type="module" src="/_astro/page.js"></script>`;

test('the weight of a page includes all imported modules, with its data separate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weights-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('index.html', PAGE);
  write('index.html.br', 'x'.repeat(100));
  write('_astro/font.woff2', 'x'.repeat(20));
  write('_astro/page.css', '');
  write('_astro/page.css.br', 'x'.repeat(5));
  write('_astro/page.js', 'import"./part.js"');
  write('_astro/page.js.br', 'x'.repeat(3));
  write('_astro/part.js', '');
  write('_astro/part.js.br', 'x'.repeat(1));
  write('data/copy.json', '');
  write('data/copy.json.br', 'x'.repeat(7000));
  expect(weigh(readBuiltSite(folder))).toEqual([{ path: '/', page: 109, typeface: 20, data: 7000 }]);
  rmSync(folder, { recursive: true });
});

test('the limits apply to the page, its typeface and its data separately', () => {
  const light = { path: '/', ...LIMITS };
  const heavy = [
    { ...light, page: LIMITS.page + 1 },
    { ...light, path: '/actuators', page: LIMITS.finder + 1 },
    { ...light, typeface: LIMITS.typeface + 1 },
    { ...light, data: LIMITS.data + 1 },
  ];
  expect(tooHeavy([light, ...heavy])).toEqual(heavy);
});
