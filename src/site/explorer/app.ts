import { html, nothing, render } from 'lit-html';
import { loadCatalog, type Catalog } from '../copy/listed.ts';
import { paneOf } from '../filter/filters.ts';
import { copyAndTell, keepInAddressSoon, pause, phoneWindow, saveFile } from '../layout/browser.ts';
import { ownList } from '../list/motor-list.ts';
import { addToOwnList } from '../list/to-list.ts';
import { pinsView } from './buttons.ts';
import { cardsView } from './cards-view.ts';
import { eachAlone, explore, familiesOf } from './explore.ts';
import { filtersView, sheetView } from './filters-view.ts';
import { FIRST_ROWS, viewOf, type Actions, type Model } from './model.ts';
import type { NeedFilters } from './need.ts';
import { startSearch } from './search.ts';
import { readState, stateParameters, withFilters, type ExplorerState } from './state.ts';
import { shownFields, tableView } from './table-view.ts';
import { toolbarView } from './toolbar.ts';

// They fill a window; the others are drawn once these are on the screen.
const ROWS_IN_SIGHT = 12;

/** Loads the catalog and puts the explorer in the place of the plain list. */
export async function startExplorer(root: HTMLElement): Promise<void> {
  const catalog = await loadCatalog();
  if (catalog === null) return;
  const parameters = new URLSearchParams(location.search);
  const asked = parameters.get('need') ?? '';
  const need = asked === '' ? NO_NEED : await readNeed(catalog, asked);
  await pause();
  root.replaceChildren();
  const drawAll = run(root, catalog, need);
  await pause();
  drawAll();
  if (parameters.size === 0) return;
  const { explorerFaults } = await import('./address.ts');
  drawAll({ faults: explorerFaults(catalog, parameters, readState(catalog, parameters)) });
}

const NO_NEED: NeedFilters = { filters: {}, ignored: '' };

const readNeed = async (catalog: Catalog, sentence: string): Promise<NeedFilters> =>
  (await import('./need.ts')).filtersOfNeed(catalog, sentence);

const isPhone = phoneWindow();

/** Draws what is in sight, and gives what draws the rest of it. */
function run(root: HTMLElement, catalog: Catalog, need: NeedFilters): (next?: Partial<Model>) => void {
  const readAddress = (): ExplorerState => readState(catalog, new URLSearchParams(location.search));
  let model: Model = firstModel(catalog, withFilters(readAddress(), need.filters), need.ignored);
  const search = startSearch(catalog, {
    change: (text) => actions.change((state) => withoutBlank({ ...state, filters: { ...state.filters, q: text } })),
    found: (next) => show(derived({ ...model, ...next }, search.correct)),
  });
  const show = (next: Partial<Model>): void => {
    model = { ...model, ...next };
    draw(root, model, actions);
    if (viewOf(model) === 'plot' && model.plot === null)
      void import('./plot-view.ts').then(({ scatterIn, plotView }) =>
        show(derived({ ...model, plot: { scatterIn, plotView } }, search.correct)),
      );
  };
  const moveTo = (state: ExplorerState): void => {
    search.ask(state.filters.q ?? '');
    show({ ...derived({ ...model, state }, search.correct), rows: FIRST_ROWS, message: '', faults: [] });
  };
  const actions: Actions = {
    show,
    change: (next) => {
      moveTo(next(model.state));
      keepInAddressSoon(() => addressOf(catalog, model.state));
    },
    copy: (text, what) => void copyAndTell(text, what).then((message) => show({ message })),
    addToList: (id) => show({ own: addToOwnList(id) }),
    ask: (sentence) =>
      void readNeed(catalog, sentence).then(({ filters, ignored }) => {
        actions.change((state) => withFilters(state, filters));
        show({ message: ignored });
      }),
    download: () => void download(model),
  };
  window.addEventListener('popstate', () => moveTo(readAddress()));
  isPhone.addEventListener('change', () => show(derived({ ...model, isNarrow: isPhone.matches }, search.correct)));
  search.ask(model.state.filters.q ?? '');
  show(derived(model, search.correct));
  return (next = {}) => show({ rows: Math.max(FIRST_ROWS, model.rows), ...next });
}

async function download({ catalog, state, exploration }: Model): Promise<void> {
  const { toCsv } = await import('./export.ts');
  const fields = shownFields(catalog, state.columns).map(({ name }) => name);
  saveFile('actuators.csv', 'text/csv', toCsv(exploration.matches, fields));
}

const withoutBlank = (state: ExplorerState): ExplorerState => ({
  ...state,
  filters: Object.fromEntries(Object.entries(state.filters).filter(([, text]) => text.trim() !== '')),
});

// Shown unfolded at first: what most choices begin with.
const FIRST_OPEN = ['category', 'peak_torque_nm', 'weight_g', 'price_usd'];

function firstModel(catalog: Catalog, state: ExplorerState, message: string): Model {
  const exploration = explore(catalog, state);
  const asked = exploration.criteria.map(({ name }) => name);
  const groups = paneOf(catalog).groups.filter(({ filters }) =>
    filters.some(({ field }) => asked.includes(field.name)),
  );
  return {
    catalog,
    state,
    exploration,
    families: [],
    openFamilies: new Set(),
    isNarrow: isPhone.matches,
    isSheetOpen: false,
    open: new Set([...FIRST_OPEN, ...asked, ...groups.map(({ title }) => title)]),
    draft: null,
    own: ownList().lines,
    rows: ROWS_IN_SIGHT,
    plot: null,
    scatter: null,
    chosen: null,
    isHeld: false,
    others: [],
    asFilters: null,
    faults: [],
    corrected: [],
    message,
  };
}

/** The model with all that follows from its state. */
function derived(model: Model, correct: (term: string) => string): Model {
  const { catalog, state } = model;
  const exploration = explore(catalog, state, correct);
  const scatter = viewOf(model) === 'plot' ? (model.plot?.scatterIn({ ...model, exploration }) ?? null) : null;
  const chosen = scatter?.dots.find(({ actuator }) => actuator === model.chosen?.actuator) ?? null;
  const families = (state.isUnfolded ? eachAlone : familiesOf)(exploration.matches);
  return { ...model, exploration, families, scatter, chosen, isHeld: chosen !== null && model.isHeld };
}

function draw(root: HTMLElement, model: Model, actions: Actions): void {
  const view = viewOf(model);
  render(
    html`
      ${model.isNarrow ? nothing : html`<div class="filters-frame">${filtersView(model, actions)}</div>`}
      <div class="results" id="results" tabindex="-1">
        ${toolbarView(model, actions)}
        ${view === 'table' && model.exploration.matches.length > 0 ? tableView(model, actions) : nothing}
        ${model.scatter === null ? nothing : model.plot?.plotView(model, model.scatter, actions)}
        ${view === 'cards' ? cardsView(model, actions) : nothing}
        ${
          model.isNarrow || model.state.pins.length > 0
            ? html`<aside class="tray" aria-label="Filters and pins">
                ${model.isNarrow ? sheetView(model, actions) : nothing} ${pinsView(model, actions)}
              </aside>`
            : nothing
        }
      </div>
    `,
    root,
  );
}

/** The address that holds a state. */
function addressOf(catalog: Catalog, state: ExplorerState): string {
  const query = stateParameters(catalog, state).toString().replaceAll('%2C', ',');
  return query === '' ? location.pathname : `?${query}`;
}
