import { expect, test } from 'vitest';
import { runProcess } from '../../scripts/support/processes/process.ts';

test(
  'every page of the built site passes the checks, not only those of an everyday run',
  { timeout: 1_800_000 },
  async () => {
    const args = ['scripts/check-site.ts', '--all'];
    const { exitCode, stdout, stderr } = await runProcess({ command: process.execPath, args });
    expect({ exitCode, said: exitCode === 0 ? '' : stdout + stderr }).toEqual({ exitCode: 0, said: '' });
  },
);
