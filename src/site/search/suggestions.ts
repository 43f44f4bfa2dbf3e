import { loadSearch } from './load-search.ts';
import type { SearchHit } from './search-file-format.ts';

/** The types of pages that a box suggests, and the action when one is chosen. */
export interface SuggestionBox {
  readonly types: readonly string[];
  /** The hit that Enter opens when none is selected: only one that the text names, or simply the first. */
  readonly enter: 'named' | 'first';
  readonly choose: (found: SearchHit) => void;
}

/**
 * Suggests pages while the reader types into a form's box; arrow keys move in the list, Enter chooses, Esc
 * closes.
 */
export function suggestPages(form: HTMLFormElement, suggesting: SuggestionBox): void {
  const input = form.querySelector('input');
  if (input === null) return;
  const box = { input, list: addList(form, input), ...suggesting };
  input.addEventListener('input', () => void suggest(box));
  input.addEventListener('focus', () => void loadSearch());
  input.addEventListener('keydown', (event) => onKey(event, box));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void enter(box, form);
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(box, []);
  });
}

interface Box extends SuggestionBox {
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
  box.input.setCustomValidity('');
  const { found, suggestions } = (await loadSearch())(value, box.types, MOST);
  if (value !== box.input.value) return;
  show(box, [
    ...found.map((one) => foundOption(one, box)),
    ...suggestions.map(({ name }) => nameOption(name, box)),
  ]);
}

/** Chooses what the text means; where it names nothing, the form's own page answers it. */
async function enter(box: Box, form: HTMLFormElement): Promise<void> {
  const { found, meant } = (await loadSearch())(box.input.value, box.types, MOST);
  const chosen = meant ?? (box.enter === 'first' ? found[0] : undefined);
  show(box, []);
  if (chosen !== undefined) box.choose(chosen);
  else if (form.hasAttribute('action')) form.submit();
  else reportNoMatch(box.input);
}

/** Says at the box that no record has this name, until the text changes. */
function reportNoMatch(input: HTMLInputElement): void {
  if (input.value.trim() === '') return;
  input.setCustomValidity(`Nothing here is called “${input.value.trim()}”.`);
  input.reportValidity();
}

function show(box: Box, options: readonly HTMLLIElement[]): void {
  const { input, list } = box;
  options.forEach((option, index) => (option.id = `${list.id}-${index}`));
  list.replaceChildren(...options);
  list.hidden = options.length === 0;
  input.ariaExpanded = String(options.length > 0);
  input.removeAttribute('aria-activedescendant');
}

const foundOption = (found: SearchHit, box: Box): HTMLLIElement =>
  optionOf([found.name, small(found.brand), small(found.kind)], found.path, () => {
    show(box, []);
    box.choose(found);
  });

/** A name near to a text that finds nothing; chosen, it is searched for. */
const nameOption = (name: string, box: Box): HTMLLIElement =>
  optionOf([name, small('Did you mean?')], '', () => {
    box.input.value = name;
    void suggest(box);
  });

function optionOf(
  contents: readonly (string | HTMLElement)[],
  path: string,
  choose: () => void,
): HTMLLIElement {
  const option = document.createElement('li');
  option.role = 'option';
  const link = document.createElement('a');
  link.href = path;
  link.tabIndex = -1;
  link.append(...contents);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    choose();
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
