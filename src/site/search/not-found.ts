import { pathsIn } from './found.ts';
import { loadSearchFile } from './load-finder.ts';
import { nearestPaths } from './nearest-paths.ts';

/** Names the pages nearest to the address that led nowhere; says nothing when none is near. */
export async function showNearestPages(section: HTMLElement): Promise<void> {
  const nearest = nearestPaths(pathsIn(await loadSearchFile()), location.pathname);
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
