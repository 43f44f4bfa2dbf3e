import { gramsOf } from '../../query/table/words/text.ts';
import { loadSearchFile } from './load-search.ts';
import { pathsIn } from './search-file-format.ts';

/** Suggests the pages most similar to an unknown address; shows nothing if none is similar. */
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

/** The similarity from which one name is suggested for another. */
const ALIKE = 0.5;

/** The paths most similar to an unknown one, best first; empty if none is similar. */
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
