import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process and its children, megabytes (10^6 bytes); NaN where the system does not tell. */
export function residentMegabytes(pid: number): number {
  const kibibytes = sumInProc(pid, 'status', residentKibibytes) ?? fromPs(pid);
  return kibibytes === null ? NaN : (kibibytes * 1024) / 1_000_000;
}

// The kernel counts in hundredths of a second on every system that we know.
const TICKS = 100;

/** Processor time that a process and its children have used, seconds; NaN where the system does not tell. */
export const processorSeconds = (pid: number): number => (sumInProc(pid, 'stat', processorTicks) ?? NaN) / TICKS;

/** The name of the program, in brackets, may hold blanks; user and system time are the 12th and 13th fields after it. */
function processorTicks(stat: string): number {
  const fields = stat.replace(/^.*\) /, '').split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** A figure in the files of a process and its children, summed; null where there are none. */
function sumInProc(pid: number, file: string, figureIn: (text: string) => number): number | null {
  try {
    const own = figureIn(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + (sumInProc(Number(child), file, figureIn) ?? 0), own);
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
