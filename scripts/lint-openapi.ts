import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

/*
 * Lints the OpenAPI document with Spectral (spectral:oas) and Redocly (recommended); any error or warning fails.
 * The built document names this build's base URL; where that is localhost, which linters rightly refuse in a published
 * description, a stand-in takes its place.
 */

const STAND_IN = 'https://robot-actuators.test';
const LINTED = 'reports/openapi.json';

const built = await readFile('dist/client/openapi.json', 'utf8');
const baseUrl = /"servers":\[\{"url":"([^"]+)"/.exec(built)?.[1];
if (baseUrl === undefined) throw new Error('dist/client/openapi.json names no server: run `npm run build`.');
const isLocal = /^https?:\/\/(localhost|127\.)/.test(baseUrl);
await mkdir('reports', { recursive: true });
await writeFile(LINTED, JSON.stringify(JSON.parse(isLocal ? built.replaceAll(baseUrl, STAND_IN) : built), null, 2));

const LINTERS = [
  {
    name: 'Spectral',
    command: ['spectral', 'lint', '--fail-severity', 'hint', LINTED],
    clean: /No results with a severity of 'hint' or higher found/,
  },
  {
    name: 'Redocly',
    command: ['redocly', 'lint', LINTED],
    clean: /validated in(?![\s\S]*You have \d+ (warning|error))/,
  },
] as const;

for (const { name, command, clean } of LINTERS) {
  const [program, ...args] = command;
  const { stdout, stderr, status } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const isClean = status === 0 && clean.test(`${stdout}${stderr}`);
  console.log(`${name}: ${isClean ? '0 errors, 0 warnings' : `\n${stdout}${stderr}`}`);
  if (!isClean) process.exitCode = 1;
}
