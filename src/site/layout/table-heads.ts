/*
 * Keeps table heads visible while the page scrolls. CSS does that for a table that fits its frame. If the
 * frame scrolls sideways, CSS sticks the heads to the frame instead of the page, so they are moved here.
 */

/** Keeps the heads of all tables visible. */
export function keepTableHeads(): void {
  let isWaiting = false;
  const wait = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      for (const frame of document.querySelectorAll<HTMLElement>('.table-frame')) keepHead(frame);
    });
  };
  window.addEventListener('scroll', wait, { passive: true });
  window.addEventListener('resize', wait);
}

function keepHead(frame: HTMLElement): void {
  const head = frame.querySelector('thead');
  if (head === null || frame.scrollHeight > frame.clientHeight) return;
  const fits = frame.scrollWidth <= frame.clientWidth;
  frame.classList.toggle('fits', fits);
  const { top, height } = frame.getBoundingClientRect();
  const moved = fits ? 0 : Math.min(Math.max(0, -top), Math.max(0, height - 2 * head.offsetHeight));
  head.style.setProperty('translate', moved === 0 ? 'none' : `0 ${Math.round(moved)}px`);
}
