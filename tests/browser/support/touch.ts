import type { Page } from 'playwright-core';

/**
 * The touch targets of a page with a side below `least` pixels, as `tag "text" width×height`. Links within
 * sentences or after a quoted figure may be small.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((side) => {
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        ({ nodeName, textContent }) =>
          ['#text', 'Q', 'CODE'].includes(nodeName) && /[\p{L}\d]/u.test(textContent ?? ''),
      );
    // A checkbox is pressed by way of its label.
    const pressed = (element: Element): Element => element.closest('label') ?? element;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip-link'),
      )
      .filter((element) => !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = pressed(element).getBoundingClientRect();
        const name =
          (element.textContent || element.getAttribute('aria-label') || element.getAttribute('name')) ?? '';
        return Math.min(width, height) < side - 0.5
          ? [`${element.tagName.toLowerCase()} "${name.trim()}" ${Math.round(width)}×${Math.round(height)}`]
          : [];
      });
  }, least);
