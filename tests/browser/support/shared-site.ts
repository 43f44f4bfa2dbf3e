import type { TestProject } from 'vitest/node';
import { unpackBrowser } from '../../../scripts/support/browser.ts';
import { startProgram } from '../../contract/support/program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the built site, shared by all test files. */
    readonly site: string;
  }
}

/** Unpacks the browser and starts the built server; the returned function stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await unpackBrowser();
  const server = await startProgram(['src/serve.ts', process.env.SITE_FOLDER ?? 'dist'], {
    environment: { PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error', MAX_CONNECTIONS_PER_CLIENT: '256' },
  });
  project.provide('site', server.address);
  return async () => void (await server.terminate());
}
