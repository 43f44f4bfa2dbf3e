import { nearestAmong } from '../../query/nearest.ts';
import type { Site } from '../site.ts';
import { indexedPaths } from '../sitemap.ts';

/** Every page by its path, for finding the nearest to a mistyped one. */
export const pagePaths = (site: Site): string => JSON.stringify(indexedPaths(site));

/** The pages nearest to a path that leads nowhere: first those whose last part is like it, within the same folder when there is one. */
export function nearestPages(paths: readonly string[], wrong: string, most = 5): string[] {
  const [folder = '', ...rest] = wrong.split('/').filter(Boolean);
  const name = rest.length === 0 ? folder : rest.join('-');
  const within = paths.filter((path) => path.startsWith(`/${folder}/`));
  const candidates = rest.length > 0 && within.length > 0 ? within : paths;
  const byName = new Map(candidates.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]));
  return nearestAmong([...byName.keys()])(name.toLowerCase().slice(0, 64), most).flatMap(
    (key) => byName.get(key) ?? [],
  );
}
