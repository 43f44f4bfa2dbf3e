import { chosenUnits } from './chosen.ts';

/** Lets the reader choose units: kept in the address, remembered, and shown by loading the page anew. */
export function startUnits(menu: HTMLElement): void {
  const selects = [...menu.querySelectorAll('select')];
  const chosen = chosenUnits();
  menu.hidden = false;
  for (const select of selects) {
    const option = [...select.options].find(({ value }) => chosen.includes(value));
    if (option !== undefined) option.selected = true;
    select.addEventListener('change', () => choose(selects.map(({ value }) => value).filter(Boolean)));
  }
  if (chosen.length > 0) void import('./rewrite.ts').then(({ rewriteFigures }) => rewriteFigures(document));
}

function choose(units: readonly string[]): void {
  const address = new URL(location.href);
  address.searchParams.delete('units');
  try {
    localStorage.setItem('units', units.join(','));
  } catch {
    // Storage is blocked: the address alone keeps the choice.
  }
  if (units.length > 0) address.searchParams.set('units', units.join(','));
  location.replace(address.href.replaceAll('%2C', ','));
}
