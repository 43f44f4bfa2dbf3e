import type { TestProject } from 'vitest/node';
import { PLENTY, startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built server that files share. */
    readonly sharedServer: string;
  }
}

/** Starts the server that files share before the first of them, and ends it, which must go in peace, after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startProgram(['src/serve.ts'], {
    environment: { PORT: '0', LOG_LEVEL: 'warn', ...PLENTY },
  });
  project.provide('sharedServer', server.address);
  return async () => {
    const exitCode = await server.terminate();
    if (exitCode !== 0) throw new Error(`The server that files share ended with ${String(exitCode)}.`);
  };
}
