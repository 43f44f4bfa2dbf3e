import { copyText } from '../layout/browser.ts';

/** Shows the buttons that copy a text, and has them say that it is done. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const isCopied = await copyText(button.dataset.copy ?? '');
  button.textContent = isCopied ? 'Copied' : 'Select and copy';
}
