import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { lintKeys } from './lint/lint-keys.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';
import { writeAtomically } from './support/write-atomically.ts';

/** The keys of the files that have passed. */
const PASSED = 'node_modules/.cache/lint.json';

const HELP = `Usage: npm run check:lint [-- --help]

Runs Oxlint on the files that have changed since they last passed, and on those that import them at any remove.
Without ${PASSED}, or after a change of the settings, of a package or of global types: on all.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

function run(): number {
  const files = execFileSync('oxlint', ['--debug=files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '');
  const keys = lintKeys(files, readText);
  const passed = readPassed();
  const changed = files.filter((file) => !keys.has(file) || keys.get(file) !== passed[file]);
  print([`${changed.length} of ${files.length} files have to be linted.`], EXIT.success);
  if (changed.length > 0) {
    const { status } = spawnSync('oxlint', changed.length === files.length ? [] : changed, {
      stdio: 'inherit',
    });
    if (status !== 0) return EXIT.failed;
  }
  mkdirSync(dirname(PASSED), { recursive: true });
  writeAtomically(PASSED, JSON.stringify(Object.fromEntries(keys)));
  return EXIT.success;
}

/** Null if there is no such file. */
function readText(file: string): string | null {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : null;
}

function readPassed(): Record<string, string> {
  if (!existsSync(PASSED)) return {};
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(PASSED, 'utf8')));
}
