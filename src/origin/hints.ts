import { PLACES } from '../api/links.ts';
import { ROUTES } from '../api/routes.ts';
import { nearestAmong, nearestIds } from '../query/nearest.ts';
import type { Documents } from './documents/documents.ts';

/** Says how to repair a path; undefined when nothing is near. */
export interface Hints {
  /** For a path that is no endpoint. */
  forPath(path: string): string | undefined;
  /** For an id below a prefix such as `/api/v1/robots/` that no document bears. */
  forId(prefix: string, id: string): string | undefined;
}

const PLAIN_PATHS: readonly string[] = ROUTES.map(({ path }) => path).filter((path) => !path.includes('{id}'));

/** What stands before the id in the paths of single records. */
const PREFIXES: readonly string[] = ROUTES.flatMap(({ path }) =>
  path.endsWith('{id}') ? path.slice(0, -'{id}'.length) : [],
);

/** Hints that name the nearest of these documents and of the API's endpoints. */
export function hintsAmong(documents: Documents): Hints {
  const nearestPaths = nearestAmong(PLAIN_PATHS);
  const finders = new Map(PREFIXES.map((prefix) => [prefix, nearestIds(idsBelow(prefix, documents.paths))]));
  return {
    forPath: (path) => hintOfSpelling(path, documents) ?? hintOfNearest(nearestPaths(path, 1)),
    forId: (prefix, id) => hintOfIds(prefix, finders.get(prefix)?.(id) ?? []),
  };
}

/** The one mistake of many paths is their spelling: capitals, a slash too many, an ending. */
function hintOfSpelling(path: string, documents: Documents): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.json$/, '');
  const isKnown = PLAIN_PATHS.includes(plain) || documents.find(plain) !== null;
  return isKnown ? `Ask for ${plain}; GET ${PLACES.index} lists every endpoint.` : undefined;
}

const hintOfNearest = ([path]: readonly string[]): string | undefined =>
  path === undefined ? undefined : `The nearest path is ${path}; GET ${PLACES.index} lists every endpoint.`;

function hintOfIds(prefix: string, ids: readonly string[]): string | undefined {
  if (ids.length === 0) return undefined;
  const listed = ids.length === 1 ? `The nearest id is ${ids[0]}` : `The nearest ids are ${ids.join(', ')}`;
  return `${listed}; GET ${prefix.slice(0, -1)}?q=… searches them all.`;
}

const idsBelow = (prefix: string, paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
