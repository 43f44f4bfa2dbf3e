import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process and its children, megabytes (10^6 bytes); NaN where the system does not tell. */
export function residentMegabytes(pid: number): number {
  const kibibytes = fromProc(pid) ?? fromPs(pid);
  return kibibytes === null ? NaN : (kibibytes * 1024) / 1_000_000;
}

// The kernel counts in hundredths of a second on every system that we know.
const TICKS = 100;

/** Processor time that a process and its children have used, seconds; NaN where the system does not tell. */
export function processorSeconds(pid: number): number {
  try {
    // The name of the program, in brackets, may hold blanks; times of user and system are the 12th and 13th fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const own = (Number(fields[11]) + Number(fields[12])) / TICKS;
    return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own);
  } catch {
    return NaN;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function fromProc(pid: number): number | null {
  try {
    const own = residentKibibytes(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return childrenOf(pid).reduce((sum, child) => sum + (fromProc(child) ?? 0), own);
  } catch {
    return null;
  }
}

/** `VmRSS` of a `/proc/<pid>/status`, kibibytes; 0 of a process without memory of its own. */
export const residentKibibytes = (status: string): number => Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0);

function fromPs(pid: number): number | null {
  const { error, stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return error === undefined ? sumOfFamily(stdout, pid) : null;
}

/** Sum of the third column of `ps -axo pid=,ppid=,rss=` over a process and its children; null when it is not listed. */
export function sumOfFamily(listing: string, pid: number): number | null {
  const rows = listing.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = rows.filter(([own, parent]) => own === pid || parent === pid);
  return family.length === 0 ? null : family.reduce((sum, [, , resident = 0]) => sum + resident, 0);
}
