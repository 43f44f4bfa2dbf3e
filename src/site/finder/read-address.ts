import type { Catalog, ListedActuator } from '../client-catalog/load-catalog.ts';
import type { LazyCode, Model, Sentences } from './model.ts';
import { loadSentences } from './need-box.ts';
import { filtersIn, withJoint, type FinderState } from './state/state.ts';

/** The parts of a model that are read from an address. */
export type AddressRead = Pick<Model, 'state' | 'sentences' | 'errors'>;

/**
 * The state of an address. A sentence without filters is parsed, and an actuator to replace sets the
 * requirements.
 */
export async function readAddress(
  catalog: Catalog,
  lazyCode: Pick<LazyCode, 'readState'>,
  location: Pick<Location, 'search' | 'hash'>,
): Promise<AddressRead> {
  const { state, toReplace, errors } = lazyCode.readState(catalog, location);
  const sentences = state.joints.some(({ need }) => need !== '') ? await loadSentences(catalog) : null;
  const read = withSentences(state, sentences);
  return { state: await withReplacement(catalog, read, toReplace), sentences, errors };
}

/** The state with parsed sentences for joints without filters. */
const withSentences = (state: FinderState, sentences: Sentences | null): FinderState => ({
  ...state,
  joints: state.joints.map((joint) => {
    const isUnread = joint.need !== '' && Object.keys(joint.texts).length === 0;
    return isUnread && sentences !== null ? sentences.read({ ...joint, need: '' }, joint.need) : joint;
  }),
});

/** The state with the requirements of a replacement; filters in the address take precedence. */
async function withReplacement(
  catalog: Catalog,
  state: FinderState,
  old: ListedActuator | null,
): Promise<FinderState> {
  if (old === null) return state;
  const [{ replacementTexts }, { openInTurns }] = await Promise.all([
    import('./replacement.ts'),
    import('../page-filters/catalog-table.ts'),
  ]);
  await openInTurns(catalog);
  return withJoint(state, { texts: { ...replacementTexts(catalog, old), ...filtersIn(state) } });
}
