import { writeFileSync } from 'node:fs';
import { SITE_FONT, siteFont } from './font/site-font.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';

const HELP = `Usage: npm run font [-- --help]

Writes the typeface of the pages, ${SITE_FONT}: run it after updating Inter or changing the characters that pages use.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

async function run(): Promise<number> {
  writeFileSync(SITE_FONT, await siteFont());
  return print([`${SITE_FONT}: written`], EXIT.success);
}
