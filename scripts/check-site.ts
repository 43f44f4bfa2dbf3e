import { fileURLToPath } from 'node:url';
import { config } from '../src/config.ts';
import { readBuiltSite } from './site-check/built-site.ts';
import { brokenLinks, countLinks } from './site-check/links.ts';
import { faultsOfAll } from './site-check/markup-in-workers.ts';
import { tooHeavy, weigh, type Weight } from './site-check/weights.ts';

/*
 * Checks every page of the built site: valid markup, no broken internal link or fragment, weight. Run by
 * `npm run check:site`; another folder than dist/client may be given.
 */

const [folder = fileURLToPath(new URL('../dist/client', import.meta.url))] = process.argv.slice(2);
const site = readBuiltSite(folder);
const { baseUrl } = config();

const broken = [...new Set(brokenLinks(site, baseUrl))];
const faults = await faultsOfAll(site.pages);
const weights = weigh(site).toSorted((left, right) => right.page + right.data - left.page - left.data);
const heavy = tooHeavy(weights);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const weightText = ({ path, page, data }: Weight): string =>
  `${path} ${kilobytes(page)}${data === 0 ? '' : ` and ${kilobytes(data)} of data`}`;
const most = 30;
for (const line of [...faults.slice(0, most), ...broken.slice(0, most)]) console.error(line);
for (const weight of heavy) console.error(`too heavy: ${weightText(weight)}`);
console.log(`${site.pages.length} pages: ${faults.length} faults of markup, ${heavy.length} too heavy`);
console.log(`${countLinks(site, baseUrl)} internal links: ${broken.length} broken`);
console.log(`heaviest, with styles and code: ${weights.slice(0, 6).map(weightText).join(', ')}`);
console.log(`typeface beside it: ${kilobytes(Math.max(...weights.map(({ typeface }) => typeface)))}`);
const median = weights[Math.floor(weights.length / 2)];
if (median !== undefined) console.log(`median: ${weightText(median)}`);
if (faults.length + broken.length + heavy.length > 0) process.exitCode = 1;
