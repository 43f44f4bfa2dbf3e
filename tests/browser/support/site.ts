import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterEach, beforeAll, inject, onTestFailed } from 'vitest';
import { launchBrowser } from '../../../scripts/support/browser.ts';

/** An open page, with the complaints of the browser since it opened. */
export interface OpenPage {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, and requests that left the origin. */
  readonly complaints: readonly string[];
  /** Resolves when the page has loaded and drawn everything, and contains the given element, if any. */
  readonly settled: (drawn?: string) => Promise<void>;
}

/** The built server and a browser, for the tests of one file. */
export interface BrowserSite {
  readonly address: () => string;
  /** Opens a page in a window without stored data, and closes it after the test. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<OpenPage>;
  /** The same window before it opens a page. */
  readonly openEmpty: (options?: BrowserContextOptions) => Promise<OpenPage>;
  /**
   * Asks the finder a query of its address, such as `?q=ak80`, as Back and Forward do. All tests share its
   * page, because to load it takes longer than most tests of it: use `open` where the load itself, the storage
   * or the window matters. A test leaves no number behind that is refused.
   */
  readonly askFinder: (query?: string) => Promise<Page>;
}

/** The limit on any wait on a page: a slow machine needs half a minute for one second of work. */
const PATIENCE_MILLISECONDS = 90_000;

/** The browser of this process, shared by all its test files; it ends with the process. */
let launching: Promise<Browser> | undefined;

/**
 * The first window of each test, by its options. Its cache stays from test to test, because loading and
 * compiling the same scripts again is half of a page's time; stored data is deleted.
 */
const kept = new Map<string, BrowserContext>();

/** The finder's page that tests share; undefined until one asks it, and after a test of it has failed. */
let finder: OpenPage | undefined;

/** Opens the browser for the tests of a file. */
export function useSite(): BrowserSite {
  let browser: Browser | undefined;
  let isFirst = true;
  const address = (): string => inject('site');
  beforeAll(async () => {
    browser = await (launching ??= launchBrowser());
  });
  afterEach(async () => {
    isFirst = true;
    const contexts = browser?.contexts() ?? [];
    const lasting = new Set(kept.values());
    if (finder !== undefined) lasting.add(finder.page.context());
    await Promise.all(
      contexts.map((context) => (lasting.has(context) ? closePages(context) : context.close())),
    );
  });
  /** The kept window with these options for the first page of a test, a new one for any other page. */
  async function contextFor(own: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const isKept = isFirst;
    isFirst = false;
    const context = (isKept && kept.get(key)) || (await own.newContext(options));
    if (isKept) kept.set(key, context);
    return context;
  }
  async function openEmpty(options: BrowserContextOptions = {}): Promise<OpenPage> {
    return openPage(await contextFor(launched(), { ...DESK, ...options }));
  }
  function launched(): Browser {
    if (browser === undefined)
      throw new Error('The browser is launched by `beforeAll`: open pages inside a test.');
    return browser;
  }
  async function openPage(context: BrowserContext): Promise<OpenPage> {
    context.setDefaultTimeout(PATIENCE_MILLISECONDS);
    const page = await context.newPage();
    await forgetAll(page, address());
    return { page, complaints: listen(page, address()), settled: settling(page) };
  }
  async function askFinder(query = ''): Promise<Page> {
    onTestFailed(forgetFinder);
    finder ??= await openPage(await launched().newContext(DESK));
    const { page, settled } = finder;
    await page.setViewportSize(DESK.viewport);
    if (new URL(page.url()).pathname === '/actuators') await page.evaluate(goInPage, `/actuators${query}`);
    else await page.goto(`${address()}/actuators${query}`);
    await settled('[data-ready]');
    return page;
  }
  return {
    address,
    openEmpty,
    askFinder,
    async open(path, options) {
      const opened = await openEmpty(options);
      await opened.page.goto(`${address()}${path}`, { waitUntil: 'load' });
      return opened;
    },
  };
}

/** The default window. */
const DESK = { viewport: { width: 1280, height: 900 } } as const;

/** Closes the pages of a window, but not the shared finder. */
const closePages = (context: BrowserContext): Promise<unknown> =>
  Promise.all(
    context
      .pages()
      .filter((page) => page !== finder?.page)
      .map((page) => page.close()),
  );

async function forgetFinder(): Promise<void> {
  const failed = finder;
  finder = undefined;
  await failed?.page.context().close();
}

/** Moves a page to another of its addresses without a load, with everything closed. Runs in the page. */
function goInPage(address: string): void {
  const opened = document.querySelectorAll<HTMLElement>('#finder [aria-expanded=true]');
  for (const button of opened) button.click();
  // From the inside out: a part that is gone when it learns that it was closed opens those around it again.
  const unfolded = document.querySelectorAll<HTMLDetailsElement>('#finder details[open]');
  for (const part of [...unfolded].toReversed()) part.open = false;
  scrollTo(0, 0);
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Deletes the data that earlier pages stored; the HTTP cache stays. */
async function forgetAll(page: Page, origin: string): Promise<void> {
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
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
 * Waits for three idle frames without a pending request, because an answer may be drawn and cause another
 * one.
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
          // While its window is resized, Chromium sometimes drops a requested frame; asking again brings it.
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
