import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Launch } from '../../../scripts/support/processes/process.ts';

/**
 * The roots of Linux's groups of processes, and the file with the memory that one may have: version 2, and 1.
 */
const HIERARCHIES = [
  { root: '/sys/fs/cgroup', own: /^0::(.*)$/m, limit: 'memory.max' },
  { root: '/sys/fs/cgroup/memory', own: /:memory:(.*)$/m, limit: 'memory.limit_in_bytes' },
];

/** A group of processes that together may have so much memory. */
export interface MemoryGroup {
  /** The same launch in the group: the system kills its process when it takes more memory. */
  readonly holding: (launch: Launch) => Launch;
  /** Removes the group, when its processes have ended. */
  readonly remove: () => void;
}

/** Makes a group; null where we may not. */
export function memoryGroup(megabytes: number): MemoryGroup | null {
  const folder = makeGroup(megabytes);
  if (folder === null) return null;
  return {
    holding: (launch) => {
      const args = [
        '-c',
        'echo $$ > "$0"; exec "$@"',
        join(folder, 'cgroup.procs'),
        launch.command,
        ...launch.args,
      ];
      return { ...launch, name: launch.name ?? launch.command, command: 'sh', args };
    },
    remove: () => rmdirSync(folder),
  };
}

let groups = 0;

/** The folder of a new group within ours; null when there can be none. */
function makeGroup(megabytes: number): string | null {
  const ours = existsSync('/proc/self/cgroup') ? readFileSync('/proc/self/cgroup', 'utf8') : '';
  groups += 1;
  for (const { root, own, limit } of HIERARCHIES) {
    const group = join(root, own.exec(ours)?.[1] ?? '', `catalog-attack-${process.pid}-${groups}`);
    if (!works(() => mkdirSync(group))) continue;
    // The file is the system's: where it would have to be made, the folder is not a group.
    if (works(() => writeFileSync(join(group, limit), String(megabytes * 1_000_000), { flag: 'r+' })))
      return group;
    rmdirSync(group);
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
