import { copyOnPress } from '../browser/clipboard.ts';
import { asJson } from './markdown.ts';

/**
 * Gives each block of code a button that copies it, and each request one that runs it; the answer is shown in
 * place.
 */
export function addCodeButtons(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('.prose pre[data-path]')) addRunButton(block);
  for (const block of document.querySelectorAll<HTMLPreElement>('.prose pre[class]')) addCopyButton(block);
}

function addRunButton(block: HTMLPreElement): void {
  const output = document.createElement('pre');
  output.tabIndex = 0;
  output.hidden = true;
  output.setAttribute('role', 'status');
  const button = buttonOf('Run');
  button.className = 'run';
  button.addEventListener('click', () => void run(block, output));
  block.after(button, output);
}

function addCopyButton(block: HTMLPreElement): void {
  const button = buttonOf('Copy');
  copyOnPress(button, () => block.textContent);
  const frame = document.createElement('div');
  frame.className = 'copied';
  block.replaceWith(frame);
  frame.append(block, button);
}

function buttonOf(words: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  return button;
}

async function run({ dataset }: HTMLPreElement, output: HTMLPreElement): Promise<void> {
  output.hidden = false;
  output.textContent = 'Asking …';
  output.textContent = answerText(await ask(dataset.path ?? '', dataset.body));
}

/** An answer of the server. */
export interface TimedAnswer {
  /** Code and text, or why there is no answer. */
  readonly status: string;
  readonly milliseconds: number;
  readonly text: string;
}

/** Asks the server for a path, with POST where there is a body. */
async function ask(path: string, body?: string): Promise<TimedAnswer> {
  const started = performance.now();
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  try {
    const response = await fetch(path, body === undefined ? {} : { ...post, body });
    const text = await response.text();
    return {
      status: `${response.status} ${response.statusText}`,
      milliseconds: performance.now() - started,
      text,
    };
  } catch {
    return { status: 'No answer', milliseconds: performance.now() - started, text: '' };
  }
}

const LONGEST = 20_000;

/** An answer for reading: status, time, and the JSON with line breaks, cut when it is very long. */
export function answerText({ status, milliseconds, text }: TimedAnswer): string {
  const body = indented(text);
  const shown =
    body.length > LONGEST ? `${body.slice(0, LONGEST)}\n… (${body.length - LONGEST} more characters)` : body;
  return `${status} in ${Math.round(milliseconds)} ms\n\n${shown}`;
}

function indented(text: string): string {
  try {
    return asJson(JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * Path and query of a request: the id in its place, then what is not empty, in the order of the form; several
 * values of one name between commas.
 */
export function requestTarget(
  path: string,
  fields: Iterable<readonly [name: string, value: string]>,
): string {
  const byName = Map.groupBy(fields, ([name]) => name);
  const { id = '', ...asked } = Object.fromEntries(
    [...byName].map(([name, values]) => [name, values.map(([, value]) => value.trim()).join(',')]),
  );
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
  const target = path.replace('{id}', () => encodeURIComponent(id));
  return query === '' ? target : `${target}?${readable(query)}`;
}

/** A comma and a colon may stand in a query as they are, and are easier to read so. */
const readable = (query: string): string => query.replaceAll('%2C', ',').replaceAll('%3A', ':');
