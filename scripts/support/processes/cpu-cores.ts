import { availableParallelism } from 'node:os';
import { startProcess, untilPrinted, type Launch, type RunningProcess } from './process.ts';
import { findProgram } from './programs.ts';

/** Cores of a measurement: one for the server, another for its load. */
const CORES = { server: 0, load: 1 } as const;

const hasCores = (): boolean => findProgram('taskset') !== null && availableParallelism() > 1;

/** The sharing of the cores, for the readers of the figures. */
export const coresLine = (): string =>
  hasCores()
    ? 'each server keeps to one core, the load to another (`taskset`)'
    : 'servers and load share all cores (no `taskset`, or one core only)';

/** The same launch kept to one core, where that is possible. The process keeps its id. */
export const onCore = (side: keyof typeof CORES, launch: Launch): Launch =>
  hasCores()
    ? {
        ...launch,
        name: launch.name ?? launch.command,
        command: 'taskset',
        args: ['--cpu-list', String(CORES[side]), launch.command, ...launch.args],
      }
    : launch;

/** Starts a server on its core, and waits until it says that it listens. */
export const startMeasured = (launch: Launch): Promise<RunningProcess> =>
  startProcess(onCore('server', launch), untilPrinted(/listening on/));
