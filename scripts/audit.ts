import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { complain, EXIT, print, runCommand } from './command-line.ts';
import type { Flags } from './flags.ts';
import { auditOffline } from './supply-chain/audit-offline.ts';
import { readAudit } from './supply-chain/audit.ts';
import { productionPackages, readLock } from './supply-chain/lock.ts';
import { weaknessLine } from './supply-chain/osv.ts';

/** The registry could not be asked: neither well nor a fault. */
const UNASKED = 3;

const HELP = `Usage: npm run audit [-- --database <export>]

Looks for known weaknesses of the packages of production. Asks the registry (\`npm audit --omit=dev\`), or, with --database,
compares package-lock.json with an export of the OSV database, without any network. Exit code 0: audited, none found; 1: found,
or the export cannot be read; ${UNASKED}: the registry could not be asked, nothing is known.

  --database  records of OSV for npm: a zip as osv.dev exports it, a folder of JSON files, or a .jsonl file; SECURITY.md
              says how to get one
  --help      print this`;

const FLAGS: Flags<{ readonly database?: string | undefined }> = {
  written: { database: { type: 'string' } },
  schema: z.object({ database: z.string().min(1, 'wanted a file or a folder').optional() }),
};

process.exitCode = await runCommand(
  { help: HELP, flags: FLAGS, run: ({ database }) => (database === undefined ? askRegistry() : compare(database)) },
  process.argv.slice(2),
);

async function compare(database: string): Promise<number> {
  const packages = productionPackages(readLock());
  const { weaknesses, date } = await auditOffline(database, packages);
  const found = `${weaknesses.length} known weaknesses among ${packages.length} packages (database of ${date})`;
  return weaknesses.length === 0
    ? print([`Audited: ${found}.`], EXIT.well)
    : complain([...weaknesses.map(weaknessLine), `Audited: ${found}.`], EXIT.faults);
}

function askRegistry(): number {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const reading = readAudit(stdout);
  if (!reading.isAsked)
    return complain(
      [`NOT AUDITED: could not ask the registry (${withoutAddress(reading.reason)}). Nothing is known.`],
      UNASKED,
    );
  if (reading.total === 0) return print(['Audited: 0 known weaknesses in the packages of production.'], EXIT.well);
  return complain(
    [
      ...reading.packages,
      `Audited: ${reading.total} known weaknesses; \`npm audit --omit=dev\` says how to remove them.`,
    ],
    EXIT.faults,
  );
}

/** Messages of npm name the registry's address, which may hold a name and a password. */
function withoutAddress(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, 'its address');
}
