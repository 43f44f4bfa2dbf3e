import { html, nothing, render } from 'lit-html';
import { loadCatalog, type Catalog } from '../copy/listed.ts';
import { busesOf } from '../explorer/state.ts';
import { readNeed } from '../filter/need-line.ts';
import { plainNumber } from '../filter/quantity.ts';
import { spelledTexts } from '../filter/spelled-values.ts';
import { startSizing } from '../home/sizing.ts';
import { copyAndTell, keepInAddress, pause } from '../layout/browser.ts';
import { ownList } from '../list/motor-list.ts';
import { addToOwnList } from '../list/to-list.ts';
import { matchPath } from '../paths.ts';
import { apiLine } from './api-request.ts';
import { formView } from './form-view.ts';
import { textsOfFilters } from './from-filters.ts';
import { blankJoint, matchParameters, readMatchState, withJoint, type MatchState } from './joint.ts';
import { openJudge, type Judge, type Judgement } from './judgement.ts';
import type { MatchActions, MatchModel } from './model.ts';
import { resultsView } from './results-view.ts';
import { setsView } from './sets-view.ts';

/** Holds the catalog against what the address and the form ask of joints: the form is drawn first, then what meets it. */
export async function startMatch(root: HTMLElement): Promise<void> {
  const catalog = await loadCatalog();
  if (catalog === null) return;
  const { judge, prepare } = openJudge(catalog);
  const { state, message } = readAddress(catalog);
  await pause();
  root.replaceChildren();
  const start = run(root, catalog, { judge, first: { state, message } });
  for (const joint of state.joints) {
    await pause();
    prepare(joint, state.sort);
  }
  await pause();
  start();
}

interface Start {
  readonly judge: Judge['judge'];
  readonly first: Pick<MatchModel, 'state' | 'message'>;
}

/** Draws the form, and gives what draws the rest. */
function run(root: HTMLElement, catalog: Catalog, { judge, first }: Start): () => void {
  const judged = (state: MatchState) => ({ state, judgement: judge(state) });
  let model: MatchModel = {
    ...first,
    catalog,
    judgement: null,
    own: ownList().lines,
    shown: 0,
    drafts: new Map(),
    parts: new Map(),
    unfolded: new Set(),
  };
  const show = (next: Partial<MatchModel>): void => {
    model = { ...model, ...next };
    render(pageView(model, actions), root);
  };
  const actions: MatchActions = {
    show,
    change(state, next = {}) {
      show({ ...judged(state), message: '', ...next });
      keepAddress(state);
    },
    addToList: (id) => show({ own: addToOwnList(id) }),
    copy: (text, what) => void copyAndTell(text, what).then((told) => show({ message: told })),
  };
  startSizing(({ peak_torque_nm, speed_rpm }) => {
    const { state, shown } = model;
    const joint = state.joints[shown] ?? blankJoint(0);
    const sized = { peak_torque_nm: plainNumber(peak_torque_nm), speed_rpm: plainNumber(speed_rpm) };
    actions.change(withJoint(state, shown, { texts: { ...joint.texts, ...sized } }), { drafts: new Map() });
  });
  window.addEventListener('popstate', () =>
    show({ ...judged(readAddress(catalog).state), shown: 0, drafts: new Map() }),
  );
  show({});
  return () => {
    show(judged(model.state));
    keepAddress(model.state);
  };
}

/** The state of the address; a sentence in it is understood first. */
function readAddress(catalog: Catalog): { readonly state: MatchState; readonly message: string } {
  const parameters = new URLSearchParams(location.search);
  const state = readMatchState(parameters);
  const joints = state.joints.map((joint) => ({ ...joint, texts: spelledTexts(catalog, joint.texts) }));
  const [first = blankJoint(0)] = joints;
  const { filters, left } = readNeed(parameters.get('need') ?? '', busesOf(catalog.actuators));
  const texts = { ...textsOfFilters(filters), ...first.texts };
  return {
    state: withJoint({ ...state, joints }, 0, { texts }),
    message: left === '' ? '' : `Not understood: ${left}`,
  };
}

const pageView = (model: MatchModel, actions: MatchActions) => html`
  <div class="filters-frame">${formView(model, actions)}</div>
  <div class="results">${model.judgement === null ? nothing : judgedView(model, model.judgement, actions)}</div>
`;

const judgedView = (model: MatchModel, judgement: Judgement, actions: MatchActions) => html`
  ${model.message === '' ? nothing : html`<p class="note" role="status">${model.message}</p>`}
  ${resultsView(model, judgement.joints[model.shown] ?? null, actions)} ${setsView(model, judgement)}
  <div class="links no-print">
    <button type="button" @click=${() => actions.copy(location.href, 'Link')}>Copy link</button>
    <button type="button" @click=${() => actions.copy(apiLine(model.state, location.origin), 'curl line')}>
      Copy as curl
    </button>
  </div>
`;

let pending: ReturnType<typeof setTimeout> | undefined;

/** Writes the state into the address; browsers forbid doing so at every keystroke. */
function keepAddress(state: MatchState): void {
  clearTimeout(pending);
  pending = setTimeout(() => keepInAddress(matchPath(matchParameters(state))), 120);
}
