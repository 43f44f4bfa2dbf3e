import { html, nothing, render } from 'lit-html';
import type { Catalog } from '../copy/listed.ts';
import { faultsView } from '../filter/faults-view.ts';
import { copyAndTell, keepInAddressSoon, onFirstSign, pause, phoneWindow } from '../layout/browser.ts';
import { catalogFor } from '../layout/tool.ts';
import { ownLines, ownLinesWith } from '../list/own-lines.ts';
import { matchPath } from '../paths.ts';
import { boxesView, openBox, stateWithPoints, type FoundPoints } from './boxes.ts';
import { emptyView } from './empty-view.ts';
import { formView } from './form-view.ts';
import { blankJoint, matchParameters, readMatchState, withJoint, type MatchState } from './joint.ts';
import type { MatchActions, MatchModel } from './model.ts';
import { needView } from './need-view.ts';
import type { Sentences } from './sentence.ts';

/** Holds the catalog against what the address and the form ask of joints: the form is drawn first, then what meets it. */
export async function startMatch(root: HTMLElement): Promise<void> {
  const asked = readMatchState(new URLSearchParams(location.search));
  const [catalog, own, answering] = await Promise.all([
    catalogFor(root),
    ownLines(),
    isAsking(asked) ? loadAnswering() : null,
  ]);
  if (catalog === null) return;
  const first = await understoodState(catalog, { answering: answering?.(catalog) ?? null, sentences: null });
  await pause();
  root.replaceChildren();
  const start = run(root, catalog, { ...first, own });
  for (const step of first.answering?.steps(first.state) ?? []) {
    await pause();
    step();
  }
  await pause();
  start();
}

const isAsking = ({ joints }: MatchState): boolean =>
  joints.some(({ need, texts }) => need !== '' || Object.keys(texts).length > 0);

const loadAnswering = async () => (await import('./answering.ts')).openAnswering;

const loadSentences = async (catalog: Catalog): Promise<Sentences> =>
  (await import('./sentence.ts')).openSentences(catalog);

type Start = Pick<MatchModel, 'state' | 'sentences' | 'answering'>;

type First = Start & Pick<MatchModel, 'own'>;

const isPhone = phoneWindow();

const firstModel = (catalog: Catalog, first: First): MatchModel => ({
  ...first,
  catalog,
  judgement: null,
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
function run(root: HTMLElement, catalog: Catalog, first: First): () => void {
  let model: MatchModel = firstModel(catalog, first);
  const show = (next: Partial<MatchModel>): void => {
    model = { ...model, ...next };
    render(pageView(model, actions), root);
  };
  const actions: MatchActions = {
    show,
    change(state, next = {}) {
      show({ ...judged(model, state), message: '', faults: [], ...next });
      keepAddress(state);
      if (model.answering !== null) return;
      void loadAnswering().then((open) => {
        // Opened once, whatever was typed while it was loaded.
        if (model.answering === null) show(judged({ answering: open(catalog) }, model.state));
      });
    },
    read: (need) => void sentenceRead(model, need).then(([state, next]) => actions.change(state, next)),
    open: (name) => void openBox(name, host).then((opened) => show({ boxes: { ...model.boxes, ...opened } })),
    addToList: (id) => void ownLinesWith(id).then((own) => show({ own })),
    copy: (text, what) => void copyAndTell(text, what).then((told) => show({ message: told })),
  };
  const host = {
    redraw: () => show({}),
    use: (found: FoundPoints) => actions.change(stateWithPoints(model, found), { drafts: new Map() }),
  };
  window.addEventListener('popstate', () => void readAgain(model).then(show));
  onFirstSign(root, () => void loadAnswering());
  // Sets of several joints stand above the form: nothing is drawn until they are known, so that nothing moves.
  if (first.state.joints.length === 1) show({});
  return () => {
    show(judged(model, model.state));
    actions.open(location.hash.slice(1));
    void faultsOf(catalog, first.state).then((faults) => show({ faults }));
    keepAddress(model.state);
  };
}

/** A state with its judgement; null until what judges is loaded. */
const judged = ({ answering }: Pick<MatchModel, 'answering'>, state: MatchState) => ({
  answering,
  state,
  judgement: answering?.judge(state) ?? null,
});

/** The state that a sentence for the joint that is shown leads to, and what of the page changes with it. */
async function sentenceRead(
  { catalog, sentences, state, shown }: MatchModel,
  need: string,
): Promise<[state: MatchState, next: Partial<MatchModel>]> {
  const reading = sentences ?? (await loadSentences(catalog));
  const joint = reading.read(state.joints[shown] ?? blankJoint(0), need);
  return [withJoint(state, shown, joint), { sentences: reading, drafts: new Map(), isFormOpen: null }];
}

/** What the page shows of an address that has changed. */
async function readAgain({ catalog, answering, sentences }: MatchModel): Promise<Partial<MatchModel>> {
  const next = await understoodState(catalog, { answering: answering ?? (await loadAnswering())(catalog), sentences });
  return { ...next, ...judged(next, next.state), shown: 0, drafts: new Map() };
}

/** What of the address is left out. */
async function faultsOf(catalog: Catalog, state: MatchState): Promise<readonly string[]> {
  const parameters = new URLSearchParams(location.search);
  return parameters.size === 0 ? [] : (await import('./address.ts')).matchFaults(catalog, parameters, state);
}

/** The state of the address, its sentences read: one that stands alone asks for its joint, one beside parameters has asked already. */
async function understoodState(catalog: Catalog, { answering, sentences }: Omit<Start, 'state'>): Promise<Start> {
  const asked = readMatchState(new URLSearchParams(location.search));
  const isNeeded = asked.joints.some(({ need }) => need !== '');
  const reading = sentences ?? (isNeeded ? await loadSentences(catalog) : null);
  const joints = asked.joints.map(({ texts, ...joint }) => {
    const spelled = { ...joint, texts: answering?.spelled(texts) ?? texts };
    return reading === null || Object.keys(texts).length > 0
      ? spelled
      : reading.read({ ...spelled, need: '' }, joint.need);
  });
  return { answering, sentences: reading, state: { ...asked, joints } };
}

const pageView = (model: MatchModel, actions: MatchActions) => html`
  ${faultsView(model.faults)} ${needView(model, actions)} ${boxesView(model, actions)}
  ${model.judgement === null ? nothing : model.answering?.setsView(model, model.judgement)}
  <div class="filters-frame">${formView(model, actions)}</div>
  <div class="results stack" id="results" tabindex="-1">${answerOf(model, actions)}</div>
`;

/** The answer; before anything is asked how to ask, and nothing while the first answer is made. */
function answerOf(model: MatchModel, actions: MatchActions) {
  const { answering, judgement } = model;
  if (answering === null)
    return isAsking(model.state) ? html`<p class="note" role="status">Matching …</p>` : emptyView();
  return judgement === null ? nothing : answering.answerView(model, judgement, actions);
}

const keepAddress = (state: MatchState): void => keepInAddressSoon(() => matchPath(matchParameters(state)));
