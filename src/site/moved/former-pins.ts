import { PATHS, readableQuery, withQuery } from '../paths.ts';

/**
 * The reader's parts as a former address of the finder held them, in `pins`; null for an address without any.
 * A plot of them alone had `plot=pins`.
 */
export function pinnedAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const parameters = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  const motors = parameters.get('pins') ?? '';
  if (motors === '') return null;
  const view = parameters.get('plot') === 'pins' ? 'plot' : 'compare';
  return withQuery(PATHS.list, readableQuery(new URLSearchParams({ motors, view })));
}
