import { readFileSync } from 'node:fs';

/** The time that a thread ran, and that it waited for a core while it could have run, nanoseconds. */
interface Turns {
  readonly ran: number;
  readonly waited: number;
}

/** The turns of the main thread of a process, as Linux counts them; null where it does not. */
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
 * Measures the time that the main thread of a process takes for its work since this call, in times of that
 * on a core of its own; 1 where the system does not say it. Other programs of the machine take turns from it.
 */
export function measureSlowdown(pid: number): () => number {
  const before = turnsOf(pid);
  return () => {
    const after = turnsOf(pid);
    if (before === null || after === null || after.ran === before.ran) return 1;
    return 1 + (after.waited - before.waited) / (after.ran - before.ran);
  };
}
