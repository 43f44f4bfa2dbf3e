import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Launch } from '../../../scripts/support/processes/process.ts';

/** The roots of Linux control groups (cgroups), version 2 and 1, and their file for the memory limit. */
const HIERARCHIES = [
  { root: '/sys/fs/cgroup', own: /^0::(.*)$/m, limit: 'memory.max' },
  { root: '/sys/fs/cgroup/memory', own: /:memory:(.*)$/m, limit: 'memory.limit_in_bytes' },
];

/** A control group whose processes share a memory limit. */
export interface MemoryGroup {
  /** The same launch inside the group; the system kills the process above the limit. */
  readonly holding: (launch: Launch) => Launch;
  /** Removes the group after its processes have ended. */
  readonly remove: () => void;
}

/** Makes a group; null without permission. */
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

/** The folder of a new group inside ours; null if none can be made. */
function makeGroup(megabytes: number): string | null {
  const ours = existsSync('/proc/self/cgroup') ? readFileSync('/proc/self/cgroup', 'utf8') : '';
  groups += 1;
  for (const { root, own, limit } of HIERARCHIES) {
    const group = join(root, own.exec(ours)?.[1] ?? '', `catalog-attack-${process.pid}-${groups}`);
    if (!works(() => mkdirSync(group))) continue;
    // The kernel makes the file: if it is missing, the folder is not a control group.
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
