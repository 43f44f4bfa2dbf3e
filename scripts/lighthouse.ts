import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { PAGE_KINDS } from './site-check/page-kinds.ts';
import { launchBrowser } from './support/browser.ts';
import { EXIT, flag, print, runCommand } from './support/command-line.ts';
import { figures, markdownTable } from './support/markdown.ts';
import { freePort } from './support/processes/free-port.ts';
import { startOwnServer } from './support/processes/own-server.ts';
import { addressIn } from './support/processes/process.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const LEAST = 0.95;

const HELP = `Usage: npm run lighthouse [-- --only <words>]

Scores a page of each kind with ${LIGHTHOUSE} (fetched by npm, not installed), as on a phone: performance, accessibility, best practices
and SEO. Prints the scores and the failed audits, and fails below ${LEAST}. Run it on an idle machine, because it measures performance.`;

const KIND_NAMES = PAGE_KINDS.map(([name]) => name).join(', ');

/** The kinds of page whose names begin with some of these words. */
const kindsIn = (beginnings: readonly string[]) =>
  PAGE_KINDS.filter(([name]) => beginnings.some((words) => name.startsWith(words)));

const FLAGS = z.object({
  only: flag(
    z
      .string()
      .transform((text) => text.split(','))
      .refine(
        (only) => only.every((words) => kindsIn([words]).length > 0),
        `wanted beginnings of these names: ${KIND_NAMES}`,
      ),
    '',
    'the kinds of page whose names begin with these words, separated by commas',
  ),
});

const report = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

type Report = z.infer<typeof report>;

async function run({ only }: z.output<typeof FLAGS>): Promise<number> {
  const port = await freePort();
  const server = await startOwnServer();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const address = addressIn(server.output());
  const rows: { kind: string; found: Report }[] = [];
  for (const [kind, path] of kindsIn(only)) {
    console.error(`${kind} …`);
    rows.push({ kind, found: await lighthouse(`${address}${path}`, port) });
  }
  await browser.close();
  await server.stop();
  print(tableOf(rows), EXIT.success);
  const hasPassed = rows.every(({ found }) =>
    Object.values(found.categories).every(({ score }) => score >= LEAST),
  );
  return hasPassed ? EXIT.success : EXIT.failed;
}

async function lighthouse(address: string, port: number): Promise<Report> {
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address];
  const { stdout } = await promisify(execFile)(
    'npm',
    [...args, `--port=${port}`, '--output=json', '--quiet'],
    {
      maxBuffer: 100_000_000,
    },
  );
  return report.parse(JSON.parse(stdout));
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const tableOf = (rows: readonly { kind: string; found: Report }[]): string[] =>
  markdownTable(
    [{ title: 'page' }, ...figures(...CATEGORIES), { title: 'failed audits' }],
    rows.map(({ kind, found }) => [
      kind,
      ...CATEGORIES.map((name) => String(found.categories[name]?.score ?? '')),
      shortfalls(found).join(', '),
    ]),
  );

/** The audits that count and failed. */
const shortfalls = ({ categories, audits }: Report): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());

// A server must not keep this process alive when something fails before the end.
process.exit(await runCommand({ help: HELP, flags: FLAGS, run }));
