import { store } from '../browser/storage.ts';
import { EVERYTHING } from '../search/search-file-format.ts';
import { suggestPages } from '../search/suggestions.ts';
import { chosenUnits } from '../units/shown-units.ts';
import { keepTableHeads } from './table-heads.ts';

/**
 * Starts the scripts of every page's frame: search, colours, menus, table heads, the printed address, and the
 * search key.
 */
export function startFrame(): void {
  const search = document.querySelector<HTMLFormElement>('#site-search');
  if (search !== null) {
    suggestPages(search, {
      types: EVERYTHING,
      enter: 'named',
      choose: ({ path }) => location.assign(path),
    });
  }
  const theme = document.querySelector<HTMLFieldSetElement>('#theme');
  if (theme !== null) startThemeSwitch(theme);
  const units = document.querySelector<HTMLElement>('#units');
  if (units !== null) startUnits(units);
  keepTableHeads();
  window.addEventListener('beforeprint', showAddressForPrint);
  document.addEventListener('click', ({ target }) =>
    closeMenus((menu) => !(target instanceof Node && menu.contains(target))),
  );
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeMenus(() => true);
    if (
      (event.key === '/' && !isTyping(event.target)) ||
      (event.key === 'k' && (event.ctrlKey || event.metaKey))
    ) {
      event.preventDefault();
      search?.querySelector('input')?.focus();
    }
  });
}

/** Prints the address of the page as it is now. */
function showAddressForPrint(): void {
  const from = document.querySelector('#printed-from');
  if (from !== null) from.textContent = location.href;
}

/** Closes the open menus of a kind; a menu with the focus moves it to its head. */
function closeMenus(isMeant: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) {
    if (!isMeant(menu)) continue;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

function startThemeSwitch(fieldset: HTMLFieldSetElement): void {
  const root = document.documentElement;
  fieldset.hidden = false;
  for (const choice of fieldset.querySelectorAll('input')) {
    choice.checked = choice.value === (root.dataset.theme ?? 'system');
    choice.addEventListener('change', () => {
      if (choice.value === 'system') delete root.dataset.theme;
      else root.dataset.theme = choice.value;
      store('theme', choice.value);
    });
  }
}

/**
 * Lets the reader choose units. They are kept in the address and in storage, and applied by reloading the
 * page.
 */
function startUnits(menu: HTMLElement): void {
  const selects = [...menu.querySelectorAll('select')];
  const chosen = chosenUnits();
  menu.hidden = false;
  for (const select of selects) {
    const option = [...select.options].find(({ value }) => chosen.includes(value));
    if (option !== undefined) option.selected = true;
    select.addEventListener('change', () => chooseUnits(selects.map(({ value }) => value).filter(Boolean)));
  }
  if (chosen.length > 0)
    void import('../units/rewrite-figures.ts').then(({ rewriteFigures }) => rewriteFigures(document));
}

function chooseUnits(units: readonly string[]): void {
  const address = new URL(location.href);
  const fragment = new URLSearchParams(address.hash.includes('=') ? address.hash.slice(1) : '');
  // The finder's query belongs to the API, so settings of the page are in its fragment.
  const isFinder = document.querySelector('#finder') !== null;
  address.searchParams.delete('units');
  fragment.delete('units');
  store('units', units.join(','));
  if (units.length > 0) (isFinder ? fragment : address.searchParams).set('units', units.join(','));
  if (isFinder) address.hash = fragment.toString();
  location.replace(address.href.replaceAll('%2C', ','));
  // A change of only the fragment does not load the page.
  if (isFinder) location.reload();
}
