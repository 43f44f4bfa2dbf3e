import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGE_KINDS } from '../../scripts/site-check/page-kinds.ts';
import { useSite } from './support/site.ts';

const site = useSite();

describe.each(PAGE_KINDS)('the page of kind %s', (_kind, path, drawn) => {
  test('stays in its place on a phone when browser code comes after the first paint', async () => {
    const { page, settled } = await site.open('/healthz', { viewport: { width: 412, height: 823 }, hasTouch: true });
    const release = await holdBrowserCode(page);
    await page.goto(`${site.address()}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForLoadState();
    await settled(drawn);
    const shifts = await shiftsOf(page);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.1);
  });
});

/** Keeps the scripts of the next page waiting, as a slow line does, until they are released. */
async function holdBrowserCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

interface Shift {
  readonly value: number;
  /** What moved: the head of each element's markup. */
  readonly moved: readonly string[];
}

// Not in the types of the DOM yet: https://wicg.github.io/layout-instability/
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What has moved on a page so far without the reader's doing. */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
        const headOf = (node: Node | null): string =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '');
        const found: Shift[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries().filter(isShift))
            found.push({ value, moved: sources.map(({ node }) => headOf(node)) });
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries are handed over after a frame has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(found), 50));
      }),
  );
