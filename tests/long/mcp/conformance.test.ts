import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLeftOut, RENAMED, UNTESTABLE } from '../../../scripts/mcp/conformance-scenarios.ts';
import { useSharedApi } from '../../contract/support/api.ts';
import { startRenamingProxy } from './renaming-proxy.ts';
import { runSuite, type Outcome } from './suite.ts';

const api = useSharedApi();

type Outcomes = ReadonlyMap<string, Outcome>;

/**
 * The outcomes of the suite's scenarios. Those that need names of the example server come from the run with
 * our names.
 */
async function outcomesOf(revision: string): Promise<Outcomes> {
  const proxy = await startRenamingProxy(api().address);
  const direct = await runSuite(api().address, revision);
  const renamed = await runSuite(proxy.address, revision).finally(proxy.close);
  return new Map([...direct].map(([name, outcome]) => [name, merged(name, outcome, renamed)]));
}

/** Counts a check as passed by our names only if it needs a name of the example server. */
function merged(name: string, direct: Outcome, renamed: Outcomes): Outcome {
  const other = renamed.get(name);
  if (!RENAMED.includes(name) || other === undefined) return direct;
  return { failed: direct.failed.filter((id) => other.failed.includes(id)), succeeded: other.succeeded };
}

const hasPassed = ({ failed, succeeded }: Outcome): boolean =>
  failed.every((id) => UNTESTABLE.includes(id)) && succeeded > 0;

describe.each([
  ['2025-06-18', 10],
  ['2025-11-25', 10],
  ['2026-07-28', 15],
] as const)('the conformance suite of %s', (revision, least) => {
  let outcomes: Outcomes = new Map();

  beforeAll(async () => {
    outcomes = await outcomesOf(revision);
  }, 300_000);
  afterAll(() => {
    outcomes = new Map();
  });

  test('passes every scenario that is not excluded', () => {
    const kept = [...outcomes].filter(([scenario]) => !isLeftOut(scenario, revision));
    expect(kept.filter(([, outcome]) => !hasPassed(outcome))).toEqual([]);
    expect(kept.length).toBeGreaterThanOrEqual(least);
  });

  test('excludes only scenarios that the server cannot pass', () => {
    const passed = [...outcomes].filter(([, outcome]) => hasPassed(outcome)).map(([name]) => name);
    expect(passed.filter((name) => isLeftOut(name, revision))).toEqual([]);
  });
});
