import { fileURLToPath } from 'node:url';
import { config } from '../src/config.ts';
import { readBuiltSite } from './site-check/built-site.ts';
import { brokenLinks, countLinks } from './site-check/links.ts';
import { markupFaults } from './site-check/markup.ts';
import { tooHeavy, weigh } from './site-check/weights.ts';

/*
 * Checks every page of the built site: valid markup, no broken internal link or fragment, weight. Run by
 * `npm run check:site`; another folder than dist/client may be given.
 */

const [folder = fileURLToPath(new URL('../dist/client', import.meta.url))] = process.argv.slice(2);
const site = readBuiltSite(folder);
const { baseUrl } = config();

const broken = [...new Set(brokenLinks(site, baseUrl))];
const faults = (await Promise.all(site.pages.map(markupFaults))).flat();
const weights = weigh(site).toSorted((left, right) => right.bytes - left.bytes);
const heavy = tooHeavy(weights);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const most = 30;
for (const line of [...faults.slice(0, most), ...broken.slice(0, most)]) console.error(line);
for (const { path, bytes } of heavy) console.error(`${path} weighs ${kilobytes(bytes)}`);
console.log(`${site.pages.length} pages: ${faults.length} faults of markup, ${heavy.length} too heavy`);
console.log(`${countLinks(site, baseUrl)} internal links: ${broken.length} broken`);
const median = weights[Math.floor(weights.length / 2)]?.bytes ?? 0;
console.log(
  `heaviest: ${weights
    .slice(0, 6)
    .map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`)
    .join(', ')}; median ${kilobytes(median)}`,
);
for (const path of ['/', '/robots', '/docs/api']) {
  console.log(`${path}: ${kilobytes(weights.find((weight) => weight.path === path)?.bytes ?? 0)}`);
}
if (faults.length + broken.length + heavy.length > 0) process.exitCode = 1;
