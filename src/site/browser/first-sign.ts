/**
 * Runs a function once, at the first sign that the reader will use a part of the page: a pointer over it, or
 * focus.
 */
export function onFirstSign(part: HTMLElement, act: () => void): void {
  for (const sign of ['pointerover', 'focusin']) part.addEventListener(sign, act, { once: true });
}
