import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtPath } from './support/built-catalog.ts';
import { complain, EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';

const STAND_IN = 'https://robot-actuators.test';
const BUILT = 'dist/client/openapi.json';
const LINTED = 'reports/openapi.json';

const HELP = `Usage: npm run lint:openapi [-- --help]

Lints ${BUILT} with Redocly (recommended rules); fails on any error or warning. A localhost server, which Redocly
refuses, is replaced by another address.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

function run(): number {
  const built = readFileSync(builtPath(BUILT), 'utf8');
  const [, local] = /"servers":\[\{"url":"(https?:\/\/(?:localhost|127\.)[^"]*)"/.exec(built) ?? [];
  const published = local === undefined ? built : built.replaceAll(local, STAND_IN);
  mkdirSync('reports', { recursive: true });
  writeFileSync(LINTED, JSON.stringify(JSON.parse(published), null, 2));
  const { stdout, stderr, status } = spawnSync('redocly', ['lint', LINTED], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  // Redocly exits with 0 even after warnings.
  const isClean =
    status === 0 && /validated in(?![\s\S]*You have \d+ (warning|error))/.test(`${stdout}${stderr}`);
  return isClean
    ? print(['Redocly: 0 errors, 0 warnings'], EXIT.success)
    : complain([`Redocly: ${stdout}${stderr}`], EXIT.failed);
}
