import { errorOf, licenceRows, type LicenceRow } from './supply-chain/licences.ts';
import { productionPackages, readLock } from './supply-chain/lock.ts';
import { complain, EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';
import { figures, markdownTable } from './support/markdown.ts';

const HELP = `Usage: npm run licences [-- --help]

Prints the licences of all packages of a production install, on any platform, and fails if one of them is not in the list of
scripts/supply-chain/licences.ts. Reads only package-lock.json: no network, no node_modules.`;

// The maximum number of packages that a row names.
const NAMED = 4;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run: check });

function check(): number {
  const rows = licenceRows(productionPackages(readLock()));
  const errors = rows.flatMap((row) => errorOf(row) ?? []);
  const columns = [{ title: 'licence' }, ...figures('packages'), { title: 'such as' }];
  print(markdownTable(columns, rows.map(cells)), EXIT.success);
  const packages = rows.reduce((sum, row) => sum + row.packages.length, 0);
  return errors.length === 0
    ? print([`${packages} packages, ${rows.length} licences, all allowed.`], EXIT.success)
    : complain(errors, EXIT.failed);
}

function cells({ licence, packages }: LicenceRow): string[] {
  const names = packages.map(({ name }) => name);
  const more = names.length > NAMED ? ', …' : '';
  return [licence, String(names.length), names.slice(0, NAMED).join(', ') + more];
}
