import { copyOnPress } from '../layout/browser.ts';

/** Puts a button into the corner of each block of code of the guide that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('.prose pre[class]')) addButton(block);
}

function addButton(block: HTMLPreElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  copyOnPress(button, () => block.textContent);
  const frame = document.createElement('div');
  frame.className = 'copied';
  block.replaceWith(frame);
  frame.append(block, button);
}
