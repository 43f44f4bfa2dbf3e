import { explorerPath, PATHS, replacePath } from '../paths.ts';

/**
 * Where the finder answers the question of an address of two pages that it took the place of: `/match` had the
 * parameters of the API, `/replace` the id of an actuator.
 */
export function finderAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id');
  if (id !== null) return replacePath(id);
  parameters.delete('include');
  return `${parameters.size === 0 ? PATHS.explorer : explorerPath(parameters)}${hash}`;
}
