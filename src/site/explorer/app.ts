import { html, nothing, render } from 'lit-html';
import { loadCatalog, type Catalog } from '../copy/listed.ts';
import { copyAndTell, keepInAddress, saveFile } from '../layout/browser.ts';
import { scatterOf, SIZES } from '../plot/scatter.ts';
import { cardsView } from './cards-view.ts';
import { explore } from './explore.ts';
import { toCsv } from './export.ts';
import { figureExtent } from './facets.ts';
import { filtersView } from './filters-view.ts';
import { boundsOn, filtersOf } from './filters.ts';
import { viewOf, type Actions, type Model } from './model.ts';
import { leftText } from './need-view.ts';
import { pinsView } from './pin.ts';
import { plotView } from './plot-view.ts';
import { startSearch } from './search.ts';
import { sheetView } from './sheet-view.ts';
import { needOf, readState, stateParameters, type ExplorerState } from './state.ts';
import { shownFields, tableView } from './table-view.ts';
import { toolbarView } from './toolbar.ts';

const FIRST_ROWS = 40;

/** Loads the catalog and puts the explorer in the place of the plain list. */
export async function startExplorer(root: HTMLElement): Promise<void> {
  const catalog = await loadCatalog();
  if (catalog === null) return;
  root.replaceChildren();
  run(root, catalog);
}

const isPhone = window.matchMedia('(max-width: 60rem)');

function run(root: HTMLElement, catalog: Catalog): void {
  const readAddress = (): ExplorerState => readState(catalog, new URLSearchParams(location.search));
  let model: Model = firstModel(catalog, readAddress());
  const search = startSearch(catalog, {
    change: (text) => actions.change((state) => withoutBlank({ ...state, filters: { ...state.filters, q: text } })),
    found: (next) => show(derived({ ...model, ...next }, search.correct)),
  });
  const show = (next: Partial<Model>): void => {
    model = { ...model, ...next };
    draw(root, model, actions);
  };
  const moveTo = (state: ExplorerState): void => {
    search.ask(state.filters.q ?? '');
    show({ ...derived({ ...model, state }, search.correct), rows: FIRST_ROWS, message: '' });
  };
  const actions: Actions = {
    show,
    change: (next) => {
      moveTo(next(model.state));
      keepAddress(catalog, model.state);
    },
    copy: (text, what) => void copyAndTell(text, what).then((message) => show({ message })),
    download: () => {
      const fields = shownFields(catalog, model.state.columns).map(({ name }) => name);
      saveFile('actuators.csv', 'text/csv', toCsv(model.exploration.matches, fields));
    },
  };
  window.addEventListener('popstate', () => moveTo(readAddress()));
  isPhone.addEventListener('change', () => show(derived({ ...model, isNarrow: isPhone.matches }, search.correct)));
  const { message } = model;
  moveTo(model.state);
  show({ message });
}

const withoutBlank = (state: ExplorerState): ExplorerState => ({
  ...state,
  filters: Object.fromEntries(Object.entries(state.filters).filter(([, text]) => text.trim() !== '')),
});

// Shown unfolded at first: what most choices begin with.
const FIRST_OPEN = ['category', 'peak_torque_nm', 'weight_g', 'price_usd'];

function firstModel(catalog: Catalog, state: ExplorerState): Model {
  const exploration = explore(catalog, state);
  const ranges = filtersOf(catalog).filter(({ kind }) => kind === 'range');
  return {
    catalog,
    state,
    exploration,
    extents: new Map(ranges.map(({ field }) => [field.name, figureExtent(catalog.actuators, field)])),
    isNarrow: isPhone.matches,
    isSheetOpen: false,
    open: new Set([...FIRST_OPEN, ...exploration.criteria.map(({ name }) => name)]),
    draft: null,
    rows: FIRST_ROWS,
    scatter: null,
    chosen: null,
    isHeld: false,
    others: [],
    corrected: [],
    message: leftText(needOf(catalog, new URLSearchParams(location.search).get('need') ?? '')),
  };
}

/** The model with all that follows from its state. */
function derived(model: Model, correct: (term: string) => string): Model {
  const { catalog, state, isNarrow } = model;
  const exploration = explore(catalog, state, correct);
  const [x, y] = [catalog.fieldByName.get(state.x), catalog.fieldByName.get(state.y)];
  const size = isNarrow ? SIZES.narrow : SIZES.wide;
  const scatter =
    viewOf(model) === 'plot' && x !== undefined && y !== undefined
      ? scatterOf(
          catalog,
          {
            matches: exploration.matches,
            x,
            y,
            wanted: { x: boundsOn(catalog, x, state.filters), y: boundsOn(catalog, y, state.filters) },
          },
          size,
        )
      : null;
  const chosen = scatter?.dots.find(({ actuator }) => actuator === model.chosen?.actuator) ?? null;
  return { ...model, exploration, scatter, chosen, isHeld: chosen !== null && model.isHeld };
}

function draw(root: HTMLElement, model: Model, actions: Actions): void {
  const view = viewOf(model);
  render(
    html`
      ${model.isNarrow ? nothing : html`<div class="filters-frame">${filtersView(model, actions)}</div>`}
      <div class="results">
        ${toolbarView(model, actions)}
        ${view === 'table' && model.exploration.matches.length > 0 ? tableView(model, actions) : nothing}
        ${model.scatter === null ? nothing : plotView(model, model.scatter, actions)}
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

let pending: ReturnType<typeof setTimeout> | undefined;

/** Writes the state into the address; browsers forbid doing so at every keystroke. */
function keepAddress(catalog: Catalog, state: ExplorerState): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    const query = stateParameters(catalog, state).toString().replaceAll('%2C', ',');
    keepInAddress(query === '' ? location.pathname : `?${query}`);
  }, 120);
}
