import { z } from 'zod';
import { config } from '../src/config.ts';
import { readBuiltSite } from './site-check/built-site.ts';
import { checkLinks } from './site-check/links.ts';
import { markupErrorsOfAll } from './site-check/markup-in-workers.ts';
import { samplePages } from './site-check/sample-pages.ts';
import { sharedTitles } from './site-check/titles.ts';
import { tooHeavy, weigh, type Weight } from './site-check/weights.ts';
import { builtPath } from './support/built-catalog.ts';
import { complain, EXIT, onOff, print, runCommand } from './support/command-line.ts';

const HELP = `Usage: npm run check:site [-- <folder>] [--all]

Checks the built site (default: dist/client): internal links and fragments, the title and weight of every page, and the markup of one page of each
kind and thirty others. The exit code is 1 if there are issues.`;

const FLAGS = z.object({ all: onOff('check the markup of every page') });

const MOST_NAMED = 30;

process.exitCode = await runCommand({ help: HELP, flags: FLAGS, folder: 'dist/client', run });

async function run({ all }: z.output<typeof FLAGS>, folder: string): Promise<number> {
  const { baseUrl } = config();
  const site = readBuiltSite(builtPath(folder));
  const checked = all ? site.pages : samplePages(site.pages);
  const markup = await markupErrorsOfAll(checked);
  const links = checkLinks(site, baseUrl);
  const broken = [...new Set(links.broken)];
  const weights = weigh(site).toSorted((left, right) => right.page + right.data - left.page - left.data);
  const heavy = tooHeavy(weights);
  const median = weights[Math.floor(weights.length / 2)];
  const errors = [
    ...markup.slice(0, MOST_NAMED),
    ...broken.slice(0, MOST_NAMED),
    ...sharedTitles(site.pages).map(
      ({ title, paths }) => `one title for several pages, "${title}": ${paths.join(', ')}`,
    ),
    ...heavy.map((weight) => `too heavy: ${weightText(weight)}`),
  ];
  print(
    [
      `${site.pages.length} pages: ${heavy.length} too heavy; ${checked.length} of them: ${markup.length} markup errors`,
      `${links.count} internal links: ${broken.length} broken`,
      `heaviest, with styles and code: ${weights.slice(0, 6).map(weightText).join(', ')}`,
      `typeface, not counted above: ${kilobytes(Math.max(...weights.map(({ typeface }) => typeface)))}`,
      ...(median === undefined ? [] : [`median: ${weightText(median)}`]),
    ],
    EXIT.success,
  );
  return errors.length === 0 ? EXIT.success : complain(errors, EXIT.failed);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function weightText({ path, page, data }: Weight): string {
  return `${path} ${kilobytes(page)}${data === 0 ? '' : ` and ${kilobytes(data)} of data`}`;
}
