import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../../../scripts/support/browser.ts';
import { startProgram } from '../../contract/support/program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site and the browser that all files share: an address of HTTP and one of a WebSocket. */
    readonly site: { readonly address: string; readonly browser: string };
  }
}

/** Starts the built server and a browser before the first file, and ends both after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startProgram(['src/serve.ts', process.env.SITE_FOLDER ?? 'dist'], {
    environment: { PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error', MAX_CONNECTIONS_PER_CLIENT: '256' },
  });
  const browser = await launchBrowserServer();
  project.provide('site', { address: server.address, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.terminate();
  };
}
