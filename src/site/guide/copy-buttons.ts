import { copyText } from '../layout/browser.ts';

/** Puts a button into the corner of each block of code of the guide that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('.prose pre[class]')) addButton(block);
}

function addButton(block: HTMLPreElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', () => void copy(block, button));
  const frame = document.createElement('div');
  frame.className = 'copied';
  block.replaceWith(frame);
  frame.append(block, button);
}

async function copy(block: HTMLPreElement, button: HTMLButtonElement): Promise<void> {
  button.textContent = (await copyText(block.textContent)) ? 'Copied' : 'Not allowed';
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}
