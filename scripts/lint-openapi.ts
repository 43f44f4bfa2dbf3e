import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

/*
 * Lints the OpenAPI document with Redocly (recommended rules); any error or warning fails.
 * The built document names this build's base URL; where that is localhost, which it rightly refuses in a published
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

const { stdout, stderr, status } = spawnSync('redocly', ['lint', LINTED], {
  encoding: 'utf8',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
// Redocly ends well after warnings.
const isClean = status === 0 && /validated in(?![\s\S]*You have \d+ (warning|error))/.test(`${stdout}${stderr}`);
console.log(`Redocly: ${isClean ? '0 errors, 0 warnings' : `\n${stdout}${stderr}`}`);
if (!isClean) process.exitCode = 1;
