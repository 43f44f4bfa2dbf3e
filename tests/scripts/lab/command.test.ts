import { describe, expect, test, vi } from 'vitest';
import { ATTACK } from '../../../scripts/lab/attack/suite.ts';
import { SOAK } from '../../../scripts/lab/soak/suite.ts';
import { SPEED } from '../../../scripts/lab/speed/suite.ts';

/** Runs a suite with arguments that it refuses, or answers without measuring; gives its exit code and what it said. */
async function saidBy(suite: typeof SPEED, argv: readonly string[]) {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  const exitCode = await suite.run(argv);
  vi.restoreAllMocks();
  return { exitCode, said: said.join('\n') };
}

describe.each([
  [SPEED, ['--only', 'get-two'], '--only: wanted names from in-process, starts, get-one'],
  [SPEED, ['--seconds', '0'], '--seconds: wanted a whole number'],
  [SPEED, ['--sizes', '1e3'], '--sizes: wanted whole numbers'],
  [SOAK, ['--minutes', '0'], '--minutes: wanted a whole number from 1'],
  [SOAK, ['--reload-every', 'often'], '--reload-every: wanted a whole number from 0'],
  [ATTACK, ['--only', 'nonsense'], '--only: wanted names from hostile-batches'],
  [ATTACK, ['--heap', 'small'], '--heap: wanted a whole number from 0'],
] as const)('$name', (suite, argv, message) => {
  test(`refuses ${argv.join(' ')} with the flag and what it wants`, async () => {
    const { exitCode, said } = await saidBy(suite, argv);
    expect(exitCode).toBe(2);
    expect(said).toContain(message);
  });

  test('lists its flags', async () => {
    const { exitCode, said } = await saidBy(suite, ['--help']);
    expect(exitCode).toBe(0);
    expect(said).toContain(`Usage: npm run lab -- ${suite.name}`);
    expect(said).toContain(argv[0]);
  });
});
