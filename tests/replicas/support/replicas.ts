import { freePort } from '../../../scripts/support/processes/free-port.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { startProgram, type Environment, type Program } from '../../contract/support/program.ts';
import { writeSmallBuild } from '../../support/small-build.ts';
import { startBalancer } from './nginx.ts';

/** Three servers of one build behind an nginx that forwards in turn. */
export interface Replicas {
  /** The address of nginx. */
  readonly address: string;
  /** The programs that run now. */
  readonly programs: () => readonly Program[];
  /** Restarts the replicas one after the other. */
  readonly restartEach: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts three replicas of a small build and their nginx on free ports; the catalog does not matter here. */
export async function startReplicas(environment: Environment): Promise<Replicas> {
  const build = temporaryFolder('replicas');
  writeSmallBuild(build);
  const ports = await freePorts(3);
  const start = (port: number): Promise<Program> =>
    startProgram(['src/serve.ts', build], {
      environment: { PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info', ...environment },
    });
  const programs = await Promise.all(ports.map(start));
  const nginx = await startBalancer(ports);
  const restartEach = async (): Promise<void> => {
    for (const [index, port] of ports.entries()) {
      await programs[index]?.terminate();
      programs[index] = await start(port);
    }
  };
  const stop = async (): Promise<void> => {
    await nginx.stop();
    await Promise.all(programs.map((program) => program.terminate()));
  };
  return { address: nginx.address, programs: () => programs, restartEach, stop };
}

export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
