import { readFileSync } from 'node:fs';

/** The time that a thread ran, and the time that it waited for a core, ns. */
interface Turns {
  readonly ran: number;
  readonly waited: number;
}

/** The turns of a process's main thread from Linux; null on other systems. */
function turnsOf(pid: number): Turns | null {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
      .split(' ')
      .map(Number);
    return { ran, waited };
  } catch {
    return null;
  }
}

/**
 * Measures from now on how much longer the main thread of a process works than on a core of its own; 1 if
 * unknown.
 */
export function measureSlowdown(pid: number): () => number {
  const before = turnsOf(pid);
  return () => {
    const after = turnsOf(pid);
    if (before === null || after === null || after.ran === before.ran) return 1;
    return 1 + (after.waited - before.waited) / (after.ran - before.ran);
  };
}
