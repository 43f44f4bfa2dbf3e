import { ABOUT, OWN_COMPARED, PATHS, readableQuery, REPLACE, withQuery } from '../paths.ts';

/** Former pages with their new addresses. */
export const MOVED_PAGES: readonly (readonly [from: string, to: string])[] = [
  ['/list', PATHS.list],
  ['/compare', OWN_COMPARED],
  ['/match', PATHS.finder],
  ['/replace', PATHS.finder],
  ['/categories', ABOUT.categories],
  ['/use-cases', ABOUT.useCases],
  ['/statistics', ABOUT.statistics],
  ['/quality', ABOUT.quality],
  ['/changes', ABOUT.releases],
];

/** Tags of use cases that the catalog once had; their pages lead to the list of use cases. */
export const FORMER_USE_CASES: readonly string[] = ['haptics'];

/**
 * The address of a page that has moved, with the query of the former address; the reader's fragment is kept
 * before that of the new page. `/replace` had the id of an actuator in its query, which the finder has in its
 * fragment.
 */
export function movedAddress(to: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(to) ?? [];
  const parameters = new URLSearchParams([...new URLSearchParams(query), ...new URLSearchParams(search)]);
  const id = parameters.get('id');
  parameters.delete('id');
  const fragment = id === null ? hash || anchor : `#${new URLSearchParams({ [REPLACE]: id })}`;
  return `${withQuery(path, readableQuery(parameters))}${fragment}`;
}
