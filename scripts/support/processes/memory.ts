import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Resident memory of a process and its children, megabytes (10^6 bytes); NaN where the system does not say.
 */
export function residentMegabytes(pid: number): number {
  const kibibytes = fromProc(pid) ?? fromPs(pid);
  return kibibytes === null ? NaN : (kibibytes * 1024) / 1_000_000;
}

/** Kibibytes of a process and its children; null where the system has no `/proc`. */
function fromProc(pid: number): number | null {
  try {
    const own = residentKibibytes(readFileSync(`/proc/${pid}/status`, 'utf8'));
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + (fromProc(Number(child)) ?? 0), own);
  } catch {
    return null;
  }
}

/** `VmRSS` of a `/proc/<pid>/status`, kibibytes; 0 of a process without memory of its own. */
export const residentKibibytes = (status: string): number =>
  Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0);

function fromPs(pid: number): number | null {
  const { error, stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return error === undefined ? sumOfFamily(stdout, pid) : null;
}

/**
 * Sum of the third column of `ps -axo pid=,ppid=,rss=` over a process and its children; null when it is not
 * listed.
 */
export function sumOfFamily(listing: string, pid: number): number | null {
  const rows = listing.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = rows.filter(([own, parent]) => own === pid || parent === pid);
  return family.length === 0 ? null : family.reduce((sum, [, , resident = 0]) => sum + resident, 0);
}
