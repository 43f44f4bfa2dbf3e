import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../../scripts/support/browser.ts';
import { startProgram, type Program } from '../../contract/support/program.ts';

const main = fileURLToPath(new URL('../../../src/serve.ts', import.meta.url));
const built = process.env.SITE_FOLDER ?? fileURLToPath(new URL('../../../dist', import.meta.url));

/** A page that a test has opened, and what the browser has complained of since. */
export interface Opened {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, and requests that left the origin. */
  readonly complaints: readonly string[];
}

/** The built server and a browser, for the tests of one file. */
export interface BrowserSite {
  readonly address: () => string;
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Opened>;
}

/** Starts the server and the browser before a file's tests, and stops them after. */
export function useSite(): BrowserSite {
  let program: Program | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    program = await startProgram([main, built], {
      environment: { PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    });
    browser = await launchBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await program?.terminate();
  });
  const address = (): string => program?.address ?? '';
  return {
    address,
    async open(path, options = {}) {
      if (browser === undefined) throw new Error('The browser has not started.');
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      const page = await context.newPage();
      const complaints = listen(page, address());
      await page.goto(`${address()}${path}`, { waitUntil: 'load' });
      return { page, complaints };
    },
  };
}

function listen(page: Page, address: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) complaints.push(`request to ${url}`);
  });
  return complaints;
}
