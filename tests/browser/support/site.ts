import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../../../scripts/support/browser.ts';

/** A page that a test has opened, and what the browser has complained of since. */
export interface OpenPage {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, and requests that left the origin. */
  readonly complaints: readonly string[];
  /**
   * Resolves when the page has all that it asked for, has drawn it, and has an element like this if one is
   * named.
   */
  readonly settled: (drawn?: string) => Promise<void>;
}

/** The built server and a browser, for the tests of one file. */
export interface BrowserSite {
  readonly address: () => string;
  /** Opens a page in a window that remembers nothing, and closes it after the test. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<OpenPage>;
}

/** The browser of this process, which all its files share; it ends with the process. */
let launching: Promise<Browser> | undefined;

/** Gives a file the site and the browser. */
export function useSite(): BrowserSite {
  let browser: Browser | undefined;
  const address = (): string => inject('site');
  beforeAll(async () => {
    browser = await (launching ??= launchBrowser());
  });
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  return {
    address,
    async open(path, options = {}) {
      if (browser === undefined)
        throw new Error('The browser is launched by `beforeAll`: open pages inside a test.');
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      const page = await context.newPage();
      const complaints = listen(page, address());
      const settled = settling(page);
      await page.goto(`${address()}${path}`, { waitUntil: 'load' });
      return { page, complaints, settled };
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

/**
 * Waits for idle frames between which no request was under way: what arrives is drawn, and may ask for more.
 */
function settling(page: Page): OpenPage['settled'] {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const idleFrame = (): Promise<void> =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // Seldom, Chromium forgets the frame that it was asked for while a window changes: another request
          // wakes it.
          const asking = setInterval(ask, 500);
          ask();
          function ask(): void {
            requestAnimationFrame(() => requestIdleCallback(done));
          }
          function done(): void {
            clearInterval(asking);
            resolve();
          }
        }),
    );
  return async (drawn = 'body') => {
    await page.locator(drawn).first().waitFor({ state: 'attached' });
    for (let quiet = 0; quiet < 3; quiet = underWay.size === 0 ? quiet + 1 : 0) await idleFrame();
  };
}
