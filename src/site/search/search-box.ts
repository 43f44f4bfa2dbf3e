import { findPages, kindOf } from './find-pages.ts';
import { loadPageNames } from './load-page-names.ts';
import type { PageName } from './page-names.ts';

const LIST_ID = 'suggestions';

/** Suggests pages of all kinds while the reader types; arrow keys walk the list, Enter opens, Esc closes. */
export function startSearchBox(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (input === null) return;
  const list = document.createElement('ul');
  list.id = LIST_ID;
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Pages');
  form.append(list);
  for (const [name, value] of COMBOBOX) input.setAttribute(name, value);
  const suggest = async (): Promise<void> => {
    const { value } = input;
    const pages = value.trim() === '' ? [] : findPages(await names(), value);
    if (value === input.value) show(input, list, pages);
  };
  input.addEventListener('input', () => void suggest());
  input.addEventListener('focus', () => void names());
  input.addEventListener('keydown', (event) => onKey(event, input, list));
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close(input, list);
  });
}

const COMBOBOX = [
  ['role', 'combobox'],
  ['aria-autocomplete', 'list'],
  ['aria-controls', LIST_ID],
  ['aria-expanded', 'false'],
] as const;

let loaded: Promise<readonly PageName[]> | undefined;
const names = (): Promise<readonly PageName[]> => (loaded ??= loadPageNames());

function show(input: HTMLInputElement, list: HTMLElement, pages: readonly PageName[]): void {
  list.replaceChildren(...pages.map(optionOf));
  list.hidden = pages.length === 0;
  input.setAttribute('aria-expanded', String(pages.length > 0));
  input.removeAttribute('aria-activedescendant');
}

const close = (input: HTMLInputElement, list: HTMLElement): void => show(input, list, []);

function optionOf(page: PageName, index: number): HTMLLIElement {
  const [path, name, brand] = page;
  const option = document.createElement('li');
  option.id = `suggestion-${index}`;
  option.setAttribute('role', 'option');
  const link = document.createElement('a');
  link.href = path;
  link.tabIndex = -1;
  link.append(name, small(brand), small(kindOf(page)));
  option.append(link);
  return option;
}

function small(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

function onKey(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const options = [...list.children];
  const current = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  if (event.key === 'Escape' && options.length > 0) {
    event.preventDefault();
    close(input, list);
  }
  if (event.key === 'Enter' && current !== -1) {
    event.preventDefault();
    options[current]?.querySelector('a')?.click();
  }
  if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    select(
      input,
      options,
      (current + step + options.length + (current === -1 && step === -1 ? 1 : 0)) % options.length,
    );
  }
}

function select(input: HTMLInputElement, options: readonly Element[], chosen: number): void {
  options.forEach((option, index) => option.setAttribute('aria-selected', String(index === chosen)));
  input.setAttribute('aria-activedescendant', `suggestion-${chosen}`);
}
