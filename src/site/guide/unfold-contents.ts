const isWide = window.matchMedia('(min-width: 56.01rem)');

/** Unfolds the contents where they stand beside the text. On a phone they would push it off the screen. */
export function unfoldContents(): void {
  for (const contents of document.querySelectorAll<HTMLDetailsElement>('.contents details')) {
    contents.open = isWide.matches;
  }
}
