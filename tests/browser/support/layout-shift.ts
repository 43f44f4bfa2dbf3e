import type { Page } from 'playwright-core';

/** A layout shift that no input caused. */
export interface Shift {
  readonly value: number;
  /** The opening tag of each element that moved. */
  readonly moved: readonly string[];
}

// Not in the types of the DOM yet: https://wicg.github.io/layout-instability/
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Holds back the scripts of the next page, as a slow network does, until the returned function is called. */
export async function holdBrowserCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

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
        // Entries arrive after a frame has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(found), 50));
      }),
  );
