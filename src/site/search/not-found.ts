import { gramsOf } from '../../query/table/words/text.ts';
import { pathsIn } from './found.ts';
import { loadSearchFile } from './load-search.ts';

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

/** The share of two names that must agree before one is offered for the other. */
const ALIKE = 0.5;

/** The paths nearest to one that leads nowhere, nearest first; none when nothing is alike. */
export function nearestPaths(paths: readonly string[], wrong: string, most = 5): string[] {
  const [folder = '', ...rest] = wrong.split('/').filter(Boolean);
  const name = rest.length === 0 ? folder : rest.join('-');
  const within = paths.filter((path) => path.startsWith(`/${folder}/`));
  return (rest.length > 0 && within.length > 0 ? within : paths)
    .map((path) => ({ path, likeness: likeness(name.toLowerCase(), path.slice(path.lastIndexOf('/') + 1)) }))
    .filter(({ likeness: found }) => found >= ALIKE)
    .toSorted((left, right) => right.likeness - left.likeness)
    .slice(0, most)
    .map(({ path }) => path);
}

/** Dice's coefficient over pairs of characters: 1 for equal names, 0 for names that share no pair. */
function likeness(one: string, other: string): number {
  const left = pairsOf(one);
  const right = pairsOf(other);
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size);
}

const pairsOf = (name: string): ReadonlySet<string> => new Set(gramsOf(` ${name} `, 2));
