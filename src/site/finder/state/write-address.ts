import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { blankJoint, prefixOf } from '../../match/joint-form.ts';
import { PATHS, readableQuery, withQuery } from '../../paths.ts';
import { defaultState, type FinderState } from './state.ts';

/* The finder's address: its query has the API's parameters, its fragment the settings of the page. */

/** The address of a state; defaults are left out. */
export function addressOf(catalog: Catalog, state: FinderState): string {
  const path = withQuery(PATHS.finder, readableQuery(queryOf(state)));
  const fragment = readableQuery(fragmentOf(catalog, state));
  return fragment === '' ? path : `${path}#${fragment}`;
}

/** The question of the first joint, and the order. */
export function queryOf({ joints, sort, direction }: FinderState): URLSearchParams {
  const parameters = new URLSearchParams(joints[0]?.texts);
  if (sort !== null) parameters.set('sort', sort);
  if (sort !== null && direction === 'asc') parameters.set('order', direction);
  return parameters;
}

/** The view, the sentence as typed, and further joints. */
function fragmentOf(catalog: Catalog, state: FinderState): URLSearchParams {
  const { joints, view, x, y, columns, isUnfolded, replacing } = state;
  const defaults = defaultState(catalog);
  const parameters = new URLSearchParams();
  joints.forEach(({ name, count, texts, need }, index) => {
    const prefix = prefixOf(index);
    // A joint after the first is known by its name.
    if (index > 0 || name !== blankJoint(index).name) parameters.set(`${prefix}name`, name);
    if (count !== 1) parameters.set(`${prefix}count`, String(count));
    if (need !== '') parameters.set(`${prefix}need`, need);
    if (index > 0) for (const [key, text] of Object.entries(texts)) parameters.set(`${prefix}${key}`, text);
  });
  if (state.shown !== 0) parameters.set('joint', String(state.shown + 1));
  if (view !== null) parameters.set('view', view);
  if (x !== defaults.x) parameters.set('x', x);
  if (y !== defaults.y) parameters.set('y', y);
  if (columns.join() !== defaults.columns.join()) parameters.set('columns', columns.join(','));
  if (isUnfolded) parameters.set('variants', 'all');
  if (replacing !== '') parameters.set('replacing', replacing);
  return parameters;
}
