import { curlLine } from '../paths.ts';
import { addCodeButtons, requestTarget } from './code-buttons.ts';

/**
 * Shows the form of the chosen operation and the request that it builds; the page shows the first one. The
 * address of the page names the operation.
 */
export function startRequestBuilder(builder: HTMLElement): void {
  const select = builder.querySelector('select');
  if (select === null) return;
  addCodeButtons();
  const forms = [...builder.querySelectorAll('form')];
  const show = (): void => {
    // A form's own `id` is hidden by a field of that name.
    for (const form of forms) form.hidden = form.dataset.operation !== select.value;
    showRequest(
      builder,
      forms.find(({ hidden }) => !hidden),
    );
  };
  select.value = operationIn(location.hash, forms) ?? select.value;
  select.addEventListener('change', () => history.replaceState(null, '', `#${select.value}`));
  builder.addEventListener('input', show);
  builder.addEventListener('submit', (event) => {
    event.preventDefault();
    builder.querySelector<HTMLElement>('.run')?.click();
  });
  show();
}

const operationIn = (hash: string, forms: readonly HTMLFormElement[]): string | undefined =>
  forms.find(({ dataset }) => `#${dataset.operation ?? ''}` === hash)?.dataset.operation;

function showRequest(builder: HTMLElement, form: HTMLFormElement | undefined): void {
  const request = builder.querySelector<HTMLElement>('pre[data-path]');
  if (form === undefined || request === null) return;
  const fields = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  const target = requestTarget(form.dataset.path ?? '', fields);
  request.dataset.path = target;
  request.textContent = curlLine(`${builder.dataset.baseUrl ?? ''}${target}`);
  builder.querySelector('.request-result a')?.setAttribute('href', target);
  builder.querySelector('.request-result [role=status]')?.toggleAttribute('hidden', true);
}
