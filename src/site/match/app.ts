import { html, nothing, render } from 'lit-html';
import { lifeOf } from '../copy/life.ts';
import { loadCatalog, type Catalog } from '../copy/listed.ts';
import { faultsView } from '../filter/faults-view.ts';
import { spelledTexts } from '../filter/spelled-values.ts';
import { addressShown, copyAndTell, keepInAddressSoon, pause, phoneWindow } from '../layout/browser.ts';
import { ownList } from '../list/motor-list.ts';
import { addToOwnList } from '../list/to-list.ts';
import { matchPath } from '../paths.ts';
import { apiLine } from './api-request.ts';
import { boxesView, openBox, stateWithPoints, type FoundPoints } from './boxes.ts';
import { formView } from './form-view.ts';
import { blankJoint, matchParameters, readMatchState, withJoint, type MatchState } from './joint.ts';
import { openJudge, type Judge, type Judgement } from './judgement.ts';
import type { MatchActions, MatchModel } from './model.ts';
import { needView } from './need-view.ts';
import { resultsView } from './results-view.ts';
import type { Sentences } from './sentence.ts';
import { setsView } from './sets-view.ts';

/** Holds the catalog against what the address and the form ask of joints: the form is drawn first, then what meets it. */
export async function startMatch(root: HTMLElement): Promise<void> {
  const catalog = await loadCatalog();
  if (catalog === null) return;
  const { judge, prepare } = openJudge(catalog);
  const asked = stateIn(catalog);
  const sentences = asked.joints.some(({ need }) => need !== '') ? await loadSentences(catalog) : null;
  const state = understood(asked, sentences);
  await pause();
  root.replaceChildren();
  const start = run(root, catalog, { judge, state, sentences });
  for (const joint of state.joints) {
    await pause();
    prepare(joint, state);
  }
  await pause();
  start();
}

const loadSentences = async (catalog: Catalog): Promise<Sentences> =>
  (await import('./sentence.ts')).openSentences(catalog);

interface Start extends Pick<MatchModel, 'state' | 'sentences'> {
  readonly judge: Judge['judge'];
}

const isPhone = phoneWindow();

const firstModel = (catalog: Catalog, first: Pick<MatchModel, 'state' | 'sentences'>): MatchModel => ({
  ...first,
  catalog,
  judgement: null,
  own: ownList().lines,
  shown: 0,
  drafts: new Map(),
  parts: new Map(),
  rows: new Map(),
  boxes: { sizing: null, profile: null },
  // On a phone the form stands above what it found: an address that asks has it folded.
  isFormOpen: isPhone.matches && first.state.joints.some(({ texts }) => Object.keys(texts).length > 0) ? false : null,
  faults: [],
  message: '',
});

/** Draws the form, and gives what draws the rest. */
function run(root: HTMLElement, catalog: Catalog, { judge, state, sentences }: Start): () => void {
  const judged = (state: MatchState) => ({ state, judgement: judge(state) });
  let model: MatchModel = firstModel(catalog, { state, sentences });
  const show = (next: Partial<MatchModel>): void => {
    model = { ...model, ...next };
    render(pageView(model, actions), root);
  };
  const actions: MatchActions = {
    show,
    change(state, next = {}) {
      show({ ...judged(state), message: '', faults: [], ...next });
      keepAddress(state);
    },
    read: (need) => void read(need),
    open: (name) => void openBox(name, host).then((opened) => show({ boxes: { ...model.boxes, ...opened } })),
    addToList: (id) => show({ own: addToOwnList(id) }),
    copy: (text, what) => void copyAndTell(text, what).then((told) => show({ message: told })),
  };
  const host = {
    redraw: () => show({}),
    use: (found: FoundPoints) => actions.change(stateWithPoints(model, found), { drafts: new Map() }),
  };
  const read = async (need: string): Promise<void> => {
    const sentences = model.sentences ?? (await loadSentences(catalog));
    const { state, shown } = model;
    const joint = sentences.read(state.joints[shown] ?? blankJoint(0), need);
    actions.change(withJoint(state, shown, joint), { sentences, drafts: new Map(), isFormOpen: null });
  };
  window.addEventListener('popstate', () =>
    show({ ...judged(understood(stateIn(catalog), model.sentences)), shown: 0, drafts: new Map() }),
  );
  // Sets of several joints stand above the form: nothing is drawn until they are known, so that nothing moves.
  if (state.joints.length === 1) show({});
  return () => {
    show(judged(model.state));
    actions.open(location.hash.slice(1));
    const parameters = new URLSearchParams(location.search);
    if (parameters.size > 0) void loadFaults().then((faults) => show({ faults: faults(catalog, parameters, state) }));
    keepAddress(model.state);
  };
}

const loadFaults = async () => (await import('./address.ts')).matchFaults;

/** The state of the address. */
function stateIn(catalog: Catalog): MatchState {
  const state = readMatchState(new URLSearchParams(location.search));
  return { ...state, joints: state.joints.map((joint) => ({ ...joint, texts: spelledTexts(catalog, joint.texts) })) };
}

/** The state with its sentences read: one that stands alone asks for its joint, one beside parameters has asked already. */
const understood = (state: MatchState, sentences: Sentences | null): MatchState => ({
  ...state,
  joints: state.joints.map((joint) =>
    sentences === null || Object.keys(joint.texts).length > 0
      ? joint
      : sentences.read({ ...joint, need: '' }, joint.need),
  ),
});

const pageView = (model: MatchModel, actions: MatchActions) => html`
  ${faultsView(model.faults)} ${needView(model, actions)} ${boxesView(model, actions)}
  ${model.judgement === null ? nothing : setsView(model, model.judgement)}
  <div class="filters-frame">${formView(model, actions)}</div>
  <div class="results" id="results" tabindex="-1">
    ${model.judgement === null ? nothing : judgedView(model, model.judgement, actions)}
  </div>
`;

const judgedView = (model: MatchModel, judgement: Judgement, actions: MatchActions) => html`
  ${model.message === '' ? nothing : html`<p class="note" role="status">${model.message}</p>`}
  ${resultsView(model, judgement.joints[model.shown] ?? null, actions)}
  <div class="links no-print">
    <button type="button" @click=${() => actions.copy(addressShown(), 'Link')}>Copy link</button>
    <button
      type="button"
      @click=${() => actions.copy(apiLine(model.state, location.origin, soldIn(model.catalog)), 'curl line')}
    >
      Copy as curl
    </button>
  </div>
`;

/** The availabilities of what can still be bought, as far as is known. */
const soldIn = ({ vocabulary }: Catalog): string[] =>
  vocabulary.words.availability.filter((word) => lifeOf(word)?.isEnded !== true);

const keepAddress = (state: MatchState): void => keepInAddressSoon(() => matchPath(matchParameters(state)));
