import { execFileSync } from 'node:child_process';
import type { Program } from './program.ts';

/** The process ids of the workers. */
export function workersOf({ processId }: Program): number[] {
  const printed = execFileSync('pgrep', ['-P', String(processId)], { encoding: 'utf8' });
  return printed.trim().split('\n').map(Number);
}
