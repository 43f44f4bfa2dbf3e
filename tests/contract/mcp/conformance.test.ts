import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { runProgram } from '../support/program.ts';
import { LEFT_OUT, UNTESTABLE } from '../../../scripts/mcp/scenarios.ts';

const api = useApi();

const CLI = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';

const check = z.looseObject({ id: z.string(), status: z.enum(['SUCCESS', 'FAILURE', 'WARNING', 'SKIPPED', 'INFO']) });

/** The checks that failed in each scenario, by its name. */
type Failures = ReadonlyMap<string, readonly string[]>;

/** Runs every server scenario of a revision. */
async function runSuite(revision: string): Promise<Failures> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const suite = ['--suite', 'all', '--spec-version', revision, '--output-dir', folder];
  await runProgram([CLI, 'server', '--url', `${api().address}/mcp`, ...suite]);
  const found = readdirSync(folder).map((name): [string, string[]] => [
    scenarioOf(name),
    failuresIn(join(folder, name)),
  ]);
  rmSync(folder, { recursive: true });
  return new Map(found);
}

/** `server-tools-list-2026-11-21T…` -> `tools-list`. */
const scenarioOf = (folder: string): string => folder.replace(/^server-(.+)-\d{4}-\d\d-\d\dT.*$/, '$1');

const failuresIn = (folder: string): string[] =>
  z
    .array(check)
    .parse(JSON.parse(readFileSync(join(folder, 'checks.json'), 'utf8')))
    .filter(({ status }) => status === 'FAILURE')
    .map(({ id }) => id);

describe.each(['2025-11-25', '2026-07-28'] as const)('the conformance suite of %s', (revision) => {
  const state: { failures: Failures } = { failures: new Map() };
  const leftOut = Object.keys(LEFT_OUT[revision]);

  beforeAll(async () => {
    state.failures = await runSuite(revision);
  });
  afterAll(() => {
    state.failures = new Map();
  });

  test('passes in every scenario that is not left out', () => {
    const kept = [...state.failures].filter(([scenario]) => !leftOut.includes(scenario));
    const failing = kept.map(([name, failed]) => [name, failed.filter((id) => !UNTESTABLE.includes(id))]);
    expect(failing.filter(([, failed]) => failed?.length !== 0)).toEqual([]);
    expect(kept.length).toBeGreaterThanOrEqual(8);
  });

  test('leaves out only scenarios that exist and that it cannot pass', () => {
    expect(leftOut.filter((name) => (state.failures.get(name) ?? []).length === 0)).toEqual([]);
  });
});
