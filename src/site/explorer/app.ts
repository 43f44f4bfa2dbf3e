import { html, nothing, render } from 'lit-html';
import { catalogFor, type Catalog } from '../client-catalog/listed.ts';
import { paneOf } from '../filter/filters.ts';
import {
  copyAndTell,
  keepInAddressSoon,
  onFirstSign,
  pause,
  phoneWindow,
  saveFile,
} from '../layout/browser.ts';
import { ownLines, ownLinesWith } from '../list/own-lines.ts';
import { readableQuery, withQuery } from '../paths.ts';
import { wholeOf, type Exploration } from './answer/exploration.ts';
import { pinsView, watchMore } from './buttons.ts';
import { filtersView, sheetView } from './filters/filters-view.ts';
import { FIRST_ROWS, viewOf, type Actions, type Engine, type Model } from './model.ts';
import type { SentenceFilters } from './need.ts';
import { cardsView } from './results/cards-view.ts';
import { eachAlone, familiesOf } from './results/families.ts';
import { shownFields, tableView } from './results/table-view.ts';
import { startSearch } from './search.ts';
import {
  asksNothing,
  stateParameters,
  defaultState,
  withFilter,
  withFilters,
  type ExplorerState,
} from './state/state.ts';
import { toolbarView } from './toolbar.ts';

// They fill a window; the others are drawn once these are on the screen.
const ROWS_IN_SIGHT = 12;

/** Loads the catalog and puts the explorer in the place of the plain list. */
export async function startExplorer(root: HTMLElement): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const count = root.querySelector<HTMLElement>('.result-count') ?? root;
  const isAsked = parameters.size > 0;
  if (isAsked) {
    count.textContent = 'Loading …';
    // The rows of the plain list are no answer to a question; they keep their room, so that nothing moves.
    root.classList.add('is-asked');
  }
  const [catalog, own, engine] = await Promise.all([
    catalogFor(count),
    ownLines(),
    isAsked ? loadEngine() : null,
  ]);
  if (catalog === null) return;
  const asked = parameters.get('need') ?? '';
  const need = asked === '' ? null : await readSentence(catalog, asked);
  await pause();
  root.replaceChildren();
  onFirstSign(root, () => void loadEngine());
  const drawAll = run(root, catalog, { need, own, engine });
  await pause();
  drawAll();
  if (engine === null) return;
  const { explorerErrors } = await import('./state/address.ts');
  drawAll({ errors: explorerErrors(catalog, parameters, engine.readState(catalog, parameters)) });
}

const readSentence = async (catalog: Catalog, sentence: string): Promise<SentenceFilters> =>
  (await import('./need.ts')).filtersOfSentence(catalog, sentence);

const loadEngine = async (): Promise<Engine> => (await import('./answer/engine.ts')).ENGINE;

const isPhone = phoneWindow();

interface Start extends Pick<Model, 'own'> {
  /** Null where the address has no sentence. */
  readonly need: SentenceFilters | null;
  /** Null for an address that asks nothing. */
  readonly engine: Engine | null;
}

/** Draws what is in sight, and gives what draws the rest of it. */
function run(
  root: HTMLElement,
  catalog: Catalog,
  { need, own, engine }: Start,
): (next?: Partial<Model>) => void {
  const state = withFilters(stateOfAddress(catalog, engine), need?.filters);
  let model: Model = firstModel(engine, state, { catalog, own, message: need?.ignored ?? '' });
  const search = startSearch(catalog, {
    change: (text) => actions.change((state) => withFilter(state, 'q', text)),
    found: (next) => update(next),
  });
  const show = (next: Partial<Model>): void => {
    model = { ...model, ...next };
    draw(root, model, actions);
    loadMissing(model, update);
  };
  const update = (next: Partial<Model>): void => show(derived({ ...model, ...next }, search.correct));
  const moveTo = (state: ExplorerState, engine = model.engine): void => {
    search.ask(state.filters.q ?? '');
    show({
      ...derived({ ...model, engine, state }, search.correct),
      rows: FIRST_ROWS,
      message: '',
      errors: [],
    });
  };
  const actions: Actions = {
    show,
    change: (next) => {
      moveTo(next(model.state));
      keepInAddressSoon(() =>
        withQuery(location.pathname, readableQuery(stateParameters(catalog, model.state))),
      );
    },
    copy: (text, what) => void copyAndTell(text, what).then((message) => show({ message })),
    addToList: (id) => void ownLinesWith({ id }).then((own) => show({ own })),
    ask: async (sentence) => {
      const { filters, ignored } = await readSentence(catalog, sentence);
      actions.change((state) => withFilters(state, filters));
      show({ message: ignored });
    },
    download: () => void download(model),
  };
  const reread = (engine: Engine): void => moveTo(stateOfAddress(catalog, engine), engine);
  window.addEventListener('popstate', () => void loadEngine().then(reread));
  window.addEventListener('beforeprint', () => show({ rows: Infinity }));
  isPhone.addEventListener('change', () => update({ isNarrow: isPhone.matches }));
  search.ask(model.state.filters.q ?? '');
  update({});
  return (next = {}) => show({ rows: Math.max(FIRST_ROWS, model.rows), ...next });
}

/** Loads what a model lacks of what its state asks for: what draws the plot, and what answers a question. */
function loadMissing(model: Model, loaded: (next: Partial<Model>) => void): void {
  if (viewOf(model) === 'plot' && model.plot === null)
    void import('./results/plot-view.ts').then(({ scatterIn, plotView }) =>
      loaded({ plot: { scatterIn, plotView } }),
    );
  if (!asksNothing(model.state) && model.engine === null)
    void loadEngine().then((engine) => loaded({ engine }));
}

/** The state of the address; without an engine nothing is asked. */
const stateOfAddress = (catalog: Catalog, engine: Engine | null): ExplorerState =>
  engine?.readState(catalog, new URLSearchParams(location.search)) ?? defaultState(catalog);

async function download({ catalog, state, exploration }: Model): Promise<void> {
  const { toCsv } = await import('./results/csv.ts');
  const fields = shownFields(catalog, state.columns).map(({ name }) => name);
  saveFile('actuators.csv', 'text/csv', toCsv(exploration.matches, fields));
}

// Shown unfolded at first: what most choices begin with.
const FIRST_OPEN = ['category', 'peak_torque_nm', 'weight_g', 'price_usd'];

function firstModel(
  engine: Engine | null,
  state: ExplorerState,
  { catalog, own, message }: Pick<Model, 'catalog' | 'own' | 'message'>,
): Model {
  const exploration = engine?.explore(catalog, state) ?? wholeOf(catalog, state);
  const asked = exploration.criteria.map(({ name }) => name);
  const groups = paneOf(catalog).groups.filter(({ filters }) =>
    filters.some(({ field }) => asked.includes(field.name)),
  );
  return {
    catalog,
    state,
    exploration,
    engine,
    families: [],
    openFamilies: new Set(),
    isNarrow: isPhone.matches,
    isSheetOpen: false,
    open: new Set([...FIRST_OPEN, ...asked, ...groups.map(({ title }) => title)]),
    draft: null,
    own,
    rows: ROWS_IN_SIGHT,
    plot: null,
    scatter: null,
    chosen: null,
    isHeld: false,
    others: [],
    asFilters: null,
    errors: [],
    corrected: [],
    hints: [],
    suggestions: [],
    message,
  };
}

/** The model with all that follows from its state. */
function derived(model: Model, correct: (term: string) => string): Model {
  const exploration = explored(model, correct);
  const scatter =
    viewOf(model) === 'plot' ? (model.plot?.scatterIn({ ...model, exploration }) ?? null) : null;
  const chosen = scatter?.dots.find(({ actuator }) => actuator === model.chosen?.actuator) ?? null;
  const families = (model.state.isUnfolded ? eachAlone : familiesOf)(exploration.matches);
  return { ...model, exploration, families, scatter, chosen, isHeld: chosen !== null && model.isHeld };
}

/** The answer to the state; until the engine has loaded, the answer shown before. */
function explored(
  { catalog, state, engine, exploration }: Model,
  correct: (term: string) => string,
): Exploration {
  if (asksNothing(state)) return wholeOf(catalog, state);
  return engine?.explore(catalog, state, correct) ?? exploration;
}

function draw(root: HTMLElement, model: Model, actions: Actions): void {
  const view = viewOf(model);
  render(
    html`
      ${model.isNarrow ? nothing : html`<div class="filters-frame">${filtersView(model, actions)}</div>`}
      <div class="results stack" id="results" tabindex="-1">
        ${toolbarView(model, actions)}
        ${view === 'table' && model.exploration.matches.length > 0 ? tableView(model, actions) : nothing}
        ${model.scatter === null ? nothing : model.plot?.plotView(model, model.scatter, actions)}
        ${view === 'cards' ? cardsView(model, actions) : nothing}
        ${
          model.isNarrow || model.state.pins.length > 0
            ? html`<aside class="row tray" aria-label="Filters and pins">
                ${model.isNarrow ? sheetView(model, actions) : nothing} ${pinsView(model, actions)}
              </aside>`
            : nothing
        }
      </div>
    `,
    root,
  );
  watchMore(root);
}
