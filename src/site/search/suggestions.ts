import { findPages, kindOf } from './find-pages.ts';
import { loadPageNames } from './load-page-names.ts';
import type { PageName } from './page-names.ts';

/** Which pages a box suggests, and what happens when one is chosen. */
export interface Suggesting {
  readonly isMeant: (page: PageName) => boolean;
  readonly choose: (page: PageName) => void;
}

/** Suggests pages while the reader types into a form's box; arrow keys walk the list, Enter chooses, Esc closes. */
export function suggestPages(form: HTMLFormElement, suggesting: Suggesting): void {
  const input = form.querySelector('input');
  if (input === null) return;
  const box = { input, list: addList(form, input), ...suggesting };
  input.addEventListener('input', () => void suggest(box));
  input.addEventListener('focus', () => void loadPageNames());
  input.addEventListener('keydown', (event) => onKey(event, box));
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(box, []);
  });
}

interface Box extends Suggesting {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
}

function addList(form: HTMLFormElement, input: HTMLInputElement): HTMLElement {
  const list = document.createElement('ul');
  list.id = `${form.id}-suggestions`;
  list.hidden = true;
  list.role = 'listbox';
  list.ariaLabel = 'Suggestions';
  form.append(list);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);
  return list;
}

const MOST = 8;

async function suggest(box: Box): Promise<void> {
  const { value } = box.input;
  const found = value.trim() === '' ? [] : findPages(await loadPageNames(), value, 100);
  if (value === box.input.value) show(box, found.filter(box.isMeant).slice(0, MOST));
}

function show(box: Box, pages: readonly PageName[]): void {
  const { input, list } = box;
  list.replaceChildren(...pages.map((page, index) => optionOf(page, index, box)));
  list.hidden = pages.length === 0;
  input.ariaExpanded = String(pages.length > 0);
  input.removeAttribute('aria-activedescendant');
}

function optionOf(page: PageName, index: number, box: Box): HTMLLIElement {
  const [path, name, brand] = page;
  const option = document.createElement('li');
  option.id = `${box.list.id}-${index}`;
  option.role = 'option';
  const link = document.createElement('a');
  link.href = path;
  link.tabIndex = -1;
  link.append(name, small(brand), small(kindOf(page)));
  link.addEventListener('click', (event) => {
    event.preventDefault();
    show(box, []);
    box.choose(page);
  });
  option.append(link);
  return option;
}

function small(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

function onKey(event: KeyboardEvent, box: Box): void {
  const options = [...box.list.children];
  const current = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  if (options.length === 0) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    show(box, []);
  }
  if (event.key === 'Enter' && current !== -1) {
    event.preventDefault();
    options[current]?.querySelector('a')?.click();
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const next = event.key === 'ArrowDown' ? current + 1 : Math.max(current, 0) - 1;
    const chosen = (next + options.length) % options.length;
    options.forEach((option, index) => (option.ariaSelected = String(index === chosen)));
    box.input.setAttribute('aria-activedescendant', `${box.list.id}-${chosen}`);
  }
}
