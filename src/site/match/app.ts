import { html, nothing, render } from 'lit-html';
import { catalogFor, type Catalog } from '../client-catalog/listed.ts';
import { addressErrorsView } from '../filter/address-errors-view.ts';
import { copyAndTell, keepInAddressSoon, onFirstSign, pause, phoneWindow } from '../layout/browser.ts';
import { ownLines, ownLinesWith } from '../list/own-lines.ts';
import { matchPath } from '../paths.ts';
import { boxesView, openBox, withFound } from './boxes.ts';
import { formView } from './form-view.ts';
import { matchParameters, readMatchState, withJoint, type MatchState } from './joint.ts';
import { jointIn, type MatchActions, type MatchEngine, type MatchModel } from './model.ts';
import { needView } from './need-view.ts';
import { needsIn } from './points-view.ts';
import { emptyView } from './results/empty-view.ts';

/**
 * Holds the catalog against what the address and the form ask of joints: the form is drawn first, then what
 * meets it.
 */
export async function startMatch(root: HTMLElement): Promise<void> {
  const [catalog, own, open] = await Promise.all([
    catalogFor(root),
    ownLines(),
    isAsking(addressedState()) ? loadAnswering() : null,
  ]);
  if (catalog === null) return;
  const answering = open?.(catalog) ?? null;
  const first = await understood(catalog, answering);
  await pause();
  root.replaceChildren();
  const start = run(root, firstModel(catalog, { ...first, own }));
  for (const step of answering?.steps(first.state) ?? []) {
    await pause();
    step();
  }
  await pause();
  start(answering);
}

const isAsking = ({ joints }: MatchState): boolean =>
  joints.some(({ need, texts }) => need !== '' || Object.keys(texts).length > 0);

const addressedState = (): MatchState => readMatchState(new URLSearchParams(location.search));

const loadAnswering = async () => (await import('./answering.ts')).openAnswering;

const loadSentences = async (catalog: Catalog) => (await import('./sentence.ts')).openSentences(catalog);

const isPhone = phoneWindow();

const firstModel = (
  catalog: Catalog,
  first: Pick<MatchModel, 'state' | 'sentences' | 'own'>,
): MatchModel => ({
  ...first,
  catalog,
  answering: null,
  shown: 0,
  drafts: new Map(),
  parts: new Map(),
  rows: new Map(),
  boxes: new Map(),
  // On a phone the form stands above what it found: an address that asks has it folded.
  isFormOpen:
    isPhone.matches && first.state.joints.some(({ texts }) => Object.keys(texts).length > 0) ? false : null,
  errors: [],
  message: '',
});

/** Draws the form, and gives what draws the rest. */
function run(root: HTMLElement, first: MatchModel): (answering: MatchEngine | null) => void {
  const { catalog } = first;
  let model = first;
  const show = (next: Partial<MatchModel>): void => {
    model = { ...model, ...next };
    render(pageView(model, actions), root);
  };
  const actions: MatchActions = {
    show,
    change(state, next = {}) {
      show({ state, message: '', errors: [], ...next });
      keepAddress(state);
      if (model.answering === null) void loadAnswering().then((open) => show({ answering: open(catalog) }));
    },
    changeJoint: (joint, next) => actions.change(withJoint(model.state, model.shown, joint), next),
    read: (need) =>
      void loadSentences(catalog).then((sentences) =>
        actions.changeJoint(sentences.read(jointIn(model), need), {
          sentences,
          drafts: new Map(),
          isFormOpen: null,
        }),
      ),
    open: (name) =>
      void openBox(name, actions).then((box) => box && show({ boxes: new Map(model.boxes).set(name, box) })),
    use: (found) => actions.changeJoint(withFound(jointIn(model), found), { drafts: new Map() }),
    addToList(id) {
      const { name, count, texts } = jointIn(model);
      void ownLinesWith({ name, count, id, points: needsIn(texts) }).then((own) => show({ own }));
    },
    copy: (text, what) => void copyAndTell(text, what).then((told) => show({ message: told })),
  };
  window.addEventListener('popstate', () => void readAgain(catalog).then(show));
  onFirstSign(root, () => void loadAnswering());
  // Sets of several joints stand above the form: nothing is drawn until they are known, so that nothing
  // moves.
  if (first.state.joints.length === 1) show({});
  return (answering) => {
    show({ answering: answering ?? model.answering });
    actions.open(location.hash.slice(1));
    void errorsOf(catalog, first.state).then((errors) => show({ errors }));
    keepAddress(model.state);
  };
}

/** Reads the address again after it has changed. */
async function readAgain(catalog: Catalog): Promise<Partial<MatchModel>> {
  const answering = (await loadAnswering())(catalog);
  return { ...(await understood(catalog, answering)), answering, shown: 0, drafts: new Map() };
}

/** Messages about ignored parts of the address. */
async function errorsOf(catalog: Catalog, state: MatchState): Promise<readonly string[]> {
  const parameters = new URLSearchParams(location.search);
  return parameters.size === 0 ? [] : (await import('./address.ts')).matchErrors(catalog, parameters, state);
}

/** The state of the address, its sentences read: one beside parameters has asked already. */
async function understood(catalog: Catalog, answering: MatchEngine | null) {
  const asked = addressedState();
  const sentences = asked.joints.some(({ need }) => need !== '') ? await loadSentences(catalog) : null;
  const joints = asked.joints.map((joint) => {
    const { need, texts } = joint;
    if (sentences !== null && Object.keys(texts).length === 0)
      return sentences.read({ ...joint, need: '' }, need);
    return { ...joint, texts: answering?.spelled(texts) ?? texts };
  });
  return { sentences, state: { ...asked, joints } };
}

const pageView = (model: MatchModel, actions: MatchActions) => html`
  ${addressErrorsView(model.errors)} ${needView(model, actions)} ${boxesView(model, actions)}
  ${model.answering?.setsView(model) ?? nothing}
  <div class="filters-frame">${formView(model, actions)}</div>
  <div class="results stack" id="results" tabindex="-1">${answerOf(model, actions)}</div>
`;

/** The answer; before anything is asked how to ask. */
function answerOf(model: MatchModel, actions: MatchActions) {
  if (model.answering !== null) return model.answering.answerView(model, actions);
  return isAsking(model.state) ? html`<p class="note" role="status">Matching …</p>` : emptyView();
}

const keepAddress = (state: MatchState): void => keepInAddressSoon(() => matchPath(matchParameters(state)));
