import type { Catalog, ListedActuator } from '../client-catalog/listed.ts';
import type { Engine, Model, Sentences } from './model.ts';
import { loadSentences } from './need-box.ts';
import { filtersIn, withJoint, type FinderState } from './state/state.ts';

/** The parts of a model that are read off an address. */
export type AddressRead = Pick<Model, 'state' | 'sentences' | 'errors'>;

/** The state of the address: a sentence without filters is read, and an actuator to replace asks for its like. */
export async function readAddress(
  catalog: Catalog,
  engine: Pick<Engine, 'readState'>,
  location: Pick<Location, 'search' | 'hash'>,
): Promise<AddressRead> {
  const { state, toReplace, errors } = engine.readState(catalog, location);
  const sentences = state.joints.some(({ need }) => need !== '') ? await loadSentences(catalog) : null;
  const read = withSentences(state, sentences);
  return { state: await withReplacement(catalog, read, toReplace), sentences, errors };
}

/** The state with the sentences read of joints that have no filters yet. */
const withSentences = (state: FinderState, sentences: Sentences | null): FinderState => ({
  ...state,
  joints: state.joints.map((joint) => {
    const isUnread = joint.need !== '' && Object.keys(joint.texts).length === 0;
    return isUnread && sentences !== null ? sentences.read({ ...joint, need: '' }, joint.need) : joint;
  }),
});

/** The state that also asks what a replacement must meet; what the address asks itself comes first. */
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
