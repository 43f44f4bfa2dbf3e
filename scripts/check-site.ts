import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { config } from '../src/config.ts';
import { readBuiltSite } from './site-check/built-site.ts';
import { drawnPages } from './site-check/drawn-pages.ts';
import { brokenLinks, countLinks } from './site-check/links.ts';
import { faultsOfAll } from './site-check/markup-in-workers.ts';
import { sharedTitles } from './site-check/titles.ts';
import { tooHeavy, weigh, type Weight } from './site-check/weights.ts';

/*
 * Checks the built site: no broken internal link or fragment, a title of its own and the weight of every page, and valid markup: of a page of each
 * kind and a hundred others, with `--all` of every page. Run by `npm run check:site`; another folder than dist/client may
 * be given.
 */

const usual = fileURLToPath(new URL('../dist/client', import.meta.url));
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const [folder = usual] = positionals;
const site = readBuiltSite(folder);
const { baseUrl } = config();

const shared = sharedTitles(site.pages);
const broken = [...new Set(brokenLinks(site, baseUrl))];
const checked = values.all ? site.pages : drawnPages(site.pages);
const faults = await faultsOfAll(checked);
const weights = weigh(site).toSorted((left, right) => right.page + right.data - left.page - left.data);
const heavy = tooHeavy(weights);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const weightText = ({ path, page, data }: Weight): string =>
  `${path} ${kilobytes(page)}${data === 0 ? '' : ` and ${kilobytes(data)} of data`}`;
const most = 30;
for (const line of [...faults.slice(0, most), ...broken.slice(0, most)]) console.error(line);
for (const { title, paths } of shared) console.error(`one title for several pages, "${title}": ${paths.join(', ')}`);
for (const weight of heavy) console.error(`too heavy: ${weightText(weight)}`);
console.log(
  `${site.pages.length} pages: ${heavy.length} too heavy; ${checked.length} of them: ${faults.length} faults of markup`,
);
console.log(`${countLinks(site, baseUrl)} internal links: ${broken.length} broken`);
console.log(`heaviest, with styles and code: ${weights.slice(0, 6).map(weightText).join(', ')}`);
console.log(`typeface beside it: ${kilobytes(Math.max(...weights.map(({ typeface }) => typeface)))}`);
const median = weights[Math.floor(weights.length / 2)];
if (median !== undefined) console.log(`median: ${weightText(median)}`);
if (faults.length + broken.length + heavy.length + shared.length > 0) process.exitCode = 1;
