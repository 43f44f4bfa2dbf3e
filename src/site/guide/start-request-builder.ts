import { copyOnPress } from '../layout/browser.ts';
import { curlLine } from '../paths.ts';
import { answerText, ask, requestTarget } from './run-examples.ts';

/** Shows the form of the chosen operation and the request that it builds; the page shows the first one. The address of the page names the operation. */
export function startRequestBuilder(builder: HTMLElement): void {
  const select = builder.querySelector('select');
  const parts = partsOf(builder);
  if (select === null || parts === null) return;
  const forms = [...builder.querySelectorAll('form')];
  // A form's own `id` is hidden by a field of that name.
  const chosen = (): HTMLFormElement | undefined => forms.find(({ dataset }) => dataset.operation === select.value);
  const show = (): void => {
    for (const form of forms) form.hidden = form !== chosen();
    showRequest(builder.dataset.baseUrl ?? '', parts, chosen());
  };
  select.value = operationIn(location.hash, forms) ?? select.value;
  select.addEventListener('change', () => history.replaceState(null, '', `#${select.value}`));
  builder.addEventListener('input', show);
  builder.addEventListener('submit', (event) => {
    event.preventDefault();
    parts.run.click();
  });
  parts.run.addEventListener('click', () => void run(parts));
  copyOnPress(parts.copy, () => parts.curl.textContent);
  show();
}

interface Parts {
  readonly curl: HTMLElement;
  readonly open: HTMLAnchorElement;
  readonly run: HTMLButtonElement;
  readonly copy: HTMLButtonElement;
  readonly answer: HTMLElement;
}

function partsOf(builder: HTMLElement): Parts | null {
  const curl = builder.querySelector<HTMLElement>('#request-curl');
  const open = builder.querySelector<HTMLAnchorElement>('#request-open');
  const run = builder.querySelector<HTMLButtonElement>('#request-run');
  const copy = builder.querySelector<HTMLButtonElement>('#request-copy');
  const answer = builder.querySelector<HTMLElement>('#request-answer');
  return curl && open && run && copy && answer ? { curl, open, run, copy, answer } : null;
}

const operationIn = (hash: string, forms: readonly HTMLFormElement[]): string | undefined =>
  forms.find(({ dataset }) => `#${dataset.operation ?? ''}` === hash)?.dataset.operation;

function showRequest(baseUrl: string, { curl, open, answer }: Parts, form: HTMLFormElement | undefined): void {
  if (form === undefined) return;
  const fields = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  const target = requestTarget(form.dataset.path ?? '', fields);
  curl.textContent = curlLine(`${baseUrl}${target}`);
  open.setAttribute('href', target);
  answer.hidden = true;
}

async function run({ open, answer }: Parts): Promise<void> {
  answer.hidden = false;
  answer.textContent = 'Asking …';
  answer.textContent = answerText(await ask(open.getAttribute('href') ?? ''));
}
