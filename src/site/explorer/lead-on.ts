import { explorerPath, PATHS, REPLACE } from '../paths.ts';

/**
 * Where the finder answers the question of an address of two pages that it took the place of: `/match` had the
 * parameters of the API, `/replace` the id of an actuator. All else is kept, so that the finder can report what it
 * does not understand.
 */
export function finderAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id');
  parameters.delete('id');
  const path = parameters.size === 0 ? PATHS.explorer : explorerPath(parameters);
  return `${path}${id === null ? hash : `#${new URLSearchParams({ [REPLACE]: id })}`}`;
}
