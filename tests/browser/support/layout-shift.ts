import type { Page } from 'playwright-core';

/** A movement on a page without the reader's doing. */
export interface Shift {
  readonly value: number;
  /** The head of the markup of each element that moved. */
  readonly moved: readonly string[];
}

// Not in the types of the DOM yet: https://wicg.github.io/layout-instability/
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Keeps the scripts of the next page waiting, as a slow line does, until they are released. */
export async function holdBrowserCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** The shifts on a page so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
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
