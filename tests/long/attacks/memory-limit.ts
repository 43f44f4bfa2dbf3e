import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atExit } from '../../../scripts/support/at-exit.ts';
import type { Launch } from '../../../scripts/support/process.ts';

/** Where Linux keeps groups of processes, and the file with the memory that one may have: version 2, and 1. */
const HIERARCHIES = [
  { root: '/sys/fs/cgroup', own: /^0::(.*)$/m, limit: 'memory.max' },
  { root: '/sys/fs/cgroup/memory', own: /:memory:(.*)$/m, limit: 'memory.limit_in_bytes' },
];

/** A launch whose process the system kills when it takes more memory; null where we may not make such a group. */
export function withMemoryLimit(launch: Launch, megabytes: number): Launch | null {
  const group = makeGroup(megabytes);
  if (group === null) return null;
  const args = ['-c', 'echo $$ > "$0"; exec "$@"', join(group, 'cgroup.procs'), launch.command, ...launch.args];
  return { ...launch, name: launch.name ?? launch.command, command: 'sh', args };
}

let groups = 0;

/** A group within ours, which goes when this process ends; null when it cannot be made. */
function makeGroup(megabytes: number): string | null {
  const ours = existsSync('/proc/self/cgroup') ? readFileSync('/proc/self/cgroup', 'utf8') : '';
  groups += 1;
  for (const { root, own, limit } of HIERARCHIES) {
    const group = join(root, own.exec(ours)?.[1] ?? '', `catalog-attack-${process.pid}-${groups}`);
    if (!works(() => mkdirSync(group))) continue;
    atExit(() => void works(() => rmdirSync(group)));
    // The file is the system's: where it would have to be made, the folder is no group.
    if (works(() => writeFileSync(join(group, limit), String(megabytes * 1_000_000), { flag: 'r+' }))) return group;
  }
  return null;
}

function works(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
