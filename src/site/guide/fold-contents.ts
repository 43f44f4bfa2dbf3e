const isNarrow = window.matchMedia('(max-width: 56rem)');

/** Folds the contents on a phone, where they would push the guide off the screen. */
export function foldContents(): void {
  for (const contents of document.querySelectorAll<HTMLDetailsElement>('.contents details')) {
    contents.open = !isNarrow.matches;
  }
}
