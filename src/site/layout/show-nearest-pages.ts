import { nearestPages } from './nearest-pages.ts';
import { PAGE_NAMES } from '../paths.ts';

/** Names the pages nearest to the address that led nowhere. */
export async function showNearestPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('#nearest');
  const list = section?.querySelector('ul');
  if (section === null || list === null || list === undefined) return;
  const paths: unknown = await (await fetch(PAGE_NAMES)).json();
  if (!Array.isArray(paths)) return;
  const nearest = nearestPages(paths.map(String), location.pathname);
  list.replaceChildren(...nearest.map(itemOf));
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
