import { html, nothing } from 'lit-html';
import { SENTENCE_LENGTH } from '../../query/sentence/length.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { onText } from '../layout/controls.ts';
import { loadFinder } from '../search/load-finder.ts';
import type { Actions, Model, Sentences } from './model.ts';
import { filtersIn, jointIn, withJoint, type ExplorerState } from './state/state.ts';

/** The example in the empty box, which an empty box asks. */
export const EXAMPLE = '40 N·m at 12 rad/s under 900 g, CAN';

/** The one box: it takes a need, a name or a part number. */
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

/** Loads the reader of sentences for a catalog. */
export const loadSentences = async (catalog: Catalog): Promise<Sentences> =>
  (await import('./sentence.ts')).openSentences(catalog);

/** An answer to a text: the page of the record that it names, or the next state. */
export type AskedText =
  | { readonly path: string }
  | { readonly next: (state: ExplorerState) => ExplorerState; readonly sentences: Sentences };

// A record that the text names is always among the first hits.
const MOST_NAMED = 4;

/**
 * Reads the text of the box: the page of an actuator, a robot or a maker that it names; else filters, if any
 * part of it asks something; else a search for its words.
 */
export async function readText(catalog: Catalog, text: string): Promise<AskedText> {
  const [finder, sentences] = await Promise.all([loadFinder(), loadSentences(catalog)]);
  const { meant } = finder(text, ['actuator', 'robot', 'brand'], MOST_NAMED);
  if (meant !== null) return { path: meant.path };
  return { sentences, next: (state) => stateAsked(state, text, sentences) };
}

/** The state that a sentence asks, in place of the sentence or the words before it. */
function stateAsked(state: ExplorerState, text: string, sentences: Sentences): ExplorerState {
  const { q: _words, ...texts } = filtersIn(state);
  const before = { ...jointIn(state), texts };
  const read = sentences.read(before, text);
  const isUnderstood = sentences.asked(read).size > 0;
  if (isUnderstood) return { ...withJoint(state, read), replacing: '' };
  const bare = sentences.read(before, '');
  return { ...withJoint(state, { ...bare, texts: { ...bare.texts, q: text } }), replacing: '' };
}
