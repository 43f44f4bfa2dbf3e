import { answerText, type Shown } from './answer-text.ts';

/** Puts a Run button below each request of the guide; its answer is shown in place. */
export function addRunButtons(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('pre[data-path]')) addButton(block);
}

function addButton(block: HTMLPreElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run';
  button.textContent = 'Run';
  const output = document.createElement('pre');
  output.tabIndex = 0;
  output.hidden = true;
  output.setAttribute('role', 'status');
  button.addEventListener('click', () => void run(block, output));
  block.after(button, output);
}

async function run({ dataset }: HTMLPreElement, output: HTMLPreElement): Promise<void> {
  output.hidden = false;
  output.textContent = 'Asking …';
  output.textContent = answerText(await ask(dataset.path ?? '', dataset.body));
}

/** Asks the server for a path, with POST where there is a body. */
export async function ask(path: string, body?: string): Promise<Shown> {
  const started = performance.now();
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  try {
    const response = await fetch(path, body === undefined ? {} : { ...post, body });
    const text = await response.text();
    return { status: `${response.status} ${response.statusText}`, milliseconds: performance.now() - started, text };
  } catch {
    return { status: 'No answer', milliseconds: performance.now() - started, text: '' };
  }
}
