import { html, nothing } from 'lit-html';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { SENTENCE_LENGTH } from '../../query/sentence/cut-at-length.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { loadFieldWords } from '../client-catalog/load-field-words.ts';
import { onText } from '../layout/controls.ts';
import type { JointForm } from '../match/joint-form.ts';
import { loadSearch } from '../search/load-search.ts';
import { SENTENCE } from '../search/search-file-format.ts';
import type { Actions, Model, Sentences } from './model.ts';
import { filtersIn, jointIn, withJoint, type FinderState } from './state/state.ts';

/** The example in the empty box; an empty box searches for it. */
export const EXAMPLE = '40 N·m at 12 rad/s under 900 g, CAN';

/** The box of the finder: it takes requirements in words, a name or a part number. */
export function needBox(model: Model, { ask, change }: Actions) {
  const joint = jointIn(model.state);
  return html`
    <form class="row need" aria-label="Find actuators" @submit=${onText('need', ask)}>
      <label for="need">I need</label>
      <input
        id="need"
        name="need"
        maxlength=${SENTENCE_LENGTH}
        autocomplete="off"
        placeholder=${EXAMPLE}
        .value=${joint.need === '' ? (joint.texts.q ?? '') : joint.need}
      />
      <button type="submit" class="button primary">Find</button>
    </form>
    ${
      model.sentences === null || joint.need === ''
        ? nothing
        : model.sentences.view(joint, (next) => change((state) => withJoint(state, next)))
    }
  `;
}

/** Loads the reader of sentences for a catalog, once. */
export const loadSentences = memoizeByObject(async (catalog: Catalog): Promise<Sentences> => {
  const [{ openSentences }, { words }] = await Promise.all([import('./open-sentences.ts'), loadFieldWords()]);
  return openSentences(catalog, words);
});

/** The result of a text: the page of a named record, or the next state. */
export type AskedText =
  | { readonly path: string }
  | { readonly next: (state: FinderState) => FinderState; readonly sentences: Sentences };

// A record that the text names is always among the first hits.
const MOST_NAMED = 4;

/**
 * Reads the text of the box as every search box of the site does: the page of an actuator, a robot or a maker
 * that it names; else filters, if it is a sentence; else a search for its words.
 */
export async function readText(catalog: Catalog, text: string): Promise<AskedText> {
  const [finder, sentences] = await Promise.all([loadSearch(), loadSentences(catalog)]);
  const { meant } = finder(text, ['actuator', 'robot', 'brand', SENTENCE], MOST_NAMED);
  if (meant !== null && meant.type !== SENTENCE) return { path: meant.path };
  const asked = meant === null ? searchedFor : readSentence;
  return { sentences, next: (state) => ({ ...asked(state, text, sentences), replacing: '' }) };
}

/** The state after a sentence replaces the previous sentence or words. */
const readSentence = (state: FinderState, text: string, sentences: Sentences): FinderState =>
  withJoint(state, sentences.read(withoutWords(state), text));

/** The state after a search text replaces the previous sentence or words. */
function searchedFor(state: FinderState, text: string, sentences: Sentences): FinderState {
  const bare = sentences.read(withoutWords(state), '');
  return withJoint(state, { ...bare, texts: { ...bare.texts, q: text } });
}

function withoutWords(state: FinderState): JointForm {
  const { q: _words, ...texts } = filtersIn(state);
  return { ...jointIn(state), texts };
}
