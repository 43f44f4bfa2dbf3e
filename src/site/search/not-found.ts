import { nearestPaths } from './find-pages.ts';
import { loadPageNames } from './load-page-names.ts';

/** Names the pages nearest to the address that led nowhere; says nothing when none is near. */
export async function showNearestPages(section: HTMLElement): Promise<void> {
  const nearest = nearestPaths(await loadPageNames(), location.pathname);
  section.querySelector('ul')?.replaceChildren(...nearest.map(itemOf));
  section.hidden = nearest.length === 0;
}

function itemOf(path: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = path;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
