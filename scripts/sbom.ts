import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { missingFrom, productionBom, readBom } from './supply-chain/bom.ts';
import { productionPackages, readLock } from './supply-chain/lock.ts';
import { complain, EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';

const FILE = 'reports/sbom.cdx.json';

const HELP = `Usage: npm run sbom [-- --help]

Writes the bill of materials of the production packages (CycloneDX 1.5) to ${FILE}, using \`npm sbom\` and package-lock.json.
Fails if it is invalid or lacks a package of the lock file.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run: write });

function write(): number {
  const packages = productionPackages(readLock());
  const { name } = z.object({ name: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const bom = productionBom(readBom(JSON.parse(madeByNpm())), name, packages);
  const missing = missingFrom(bom, packages);
  if (missing.length > 0)
    return complain(
      [`${FILE}: found no ${missing.join(', ')}, wanted every package of package-lock.json.`],
      EXIT.failed,
    );
  mkdirSync('reports', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);
  return print([`${FILE}: ${bom.components.length} packages.`], EXIT.success);
}

function madeByNpm(): string {
  const flags = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { stdout, stderr, status } = spawnSync('npm', flags, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status === 0) return stdout;
  throw new Error(`npm sbom ended with ${String(status)}, wanted 0 (npm 9.8 or newer): ${stderr}`);
}
