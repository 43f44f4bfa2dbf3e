import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runProgram } from '../../contract/support/program.ts';

const CLI = 'tests/long/node_modules/@modelcontextprotocol/conformance/dist/index.js';

const check = z.looseObject({
  id: z.string(),
  status: z.enum(['SUCCESS', 'FAILURE', 'WARNING', 'SKIPPED', 'INFO']),
});

/** The outcome of a scenario: the failed or warned checks, and the number of passed ones. */
export interface Outcome {
  readonly failed: readonly string[];
  readonly succeeded: number;
}

/** Runs every server scenario of a revision against the server; resolves to the outcomes by scenario. */
export async function runSuite(address: string, revision: string): Promise<ReadonlyMap<string, Outcome>> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const suite = ['--suite', 'all', '--spec-version', revision, '--output-dir', folder];
  const { stderr } = await runProgram([CLI, 'server', '--url', `${address}/mcp`, ...suite]);
  const found = readdirSync(folder);
  if (found.length === 0)
    throw new Error(`The conformance suite of ${revision} has run no scenario: ${stderr}`);
  const outcomes = found.map((name): [string, Outcome] => [scenarioOf(name), outcomeIn(join(folder, name))]);
  rmSync(folder, { recursive: true });
  return new Map(outcomes);
}

/** `server-tools-list-2026-11-21T…` -> `tools-list`. */
const scenarioOf = (folder: string): string => folder.replace(/^server-(.+)-\d{4}-\d\d-\d\dT.*$/, '$1');

function outcomeIn(folder: string): Outcome {
  const checks = z.array(check).parse(JSON.parse(readFileSync(join(folder, 'checks.json'), 'utf8')));
  return {
    failed: checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING').map(({ id }) => id),
    succeeded: checks.filter(({ status, id }) => status === 'SUCCESS' && !OF_EVERY_SCENARIO.has(id)).length,
  };
}

// The suite checks the form of messages in every scenario, so that check alone proves nothing about a scenario.
const OF_EVERY_SCENARIO: ReadonlySet<string> = new Set(['wire-schema-valid']);
