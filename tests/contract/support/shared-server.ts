import type { TestProject } from 'vitest/node';
import { PLENTY, startProgram, type Environment, type Program } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the built servers that files share. */
    readonly sharedServer: string;
    readonly strictServer: string;
  }
}

/** Five requests a minute per client. A test is a trusted proxy, so that it can send as any client. */
const STRICT: Environment = { RATE_LIMIT: '5/60', TRUSTED_PROXIES: '127.0.0.1' };

const start = (environment: Environment): Promise<Program> =>
  startProgram(['src/serve.ts'], { environment: { PORT: '0', LOG_LEVEL: 'warn', ...environment } });

/** All that a server printed beyond its address and warnings, which only report what clients did. */
const errorsIn = (output: string): string[] =>
  output.split('\n').filter((line) => line !== '' && !/^(listening on |\{"level":40,)/.test(line));

/** Starts the shared servers before the first test file; the returned function stops them without errors. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all([start(PLENTY), start(STRICT)]);
  const [shared, strict] = servers;
  project.provide('sharedServer', shared.address);
  project.provide('strictServer', strict.address);
  return async () => {
    const exitCodes = await Promise.all(servers.map((server) => server.terminate()));
    const errors = servers.flatMap((server) => errorsIn(server.output()));
    if (exitCodes.some((code) => code !== 0) || errors.length > 0)
      throw new Error(`Servers that files share ended with ${exitCodes.join()}: ${errors.join('\n')}`);
  };
}
