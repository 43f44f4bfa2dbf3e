import './without-eval.ts';
import { html, nothing, render } from 'lit-html';
import { ACTUATOR_LISTING } from '../../query/listings.ts';
import { prepareIndex } from '../../query/prepare-index.ts';
import { openIndex } from '../../query/record-index.ts';
import { isCatalogCopy } from './catalog-copy.ts';
import { explore, type Explored } from './explore.ts';
import { toCsv } from './export.ts';
import { boundsOf } from './facets.ts';
import { scatterOf } from './scatter.ts';
import { readState, stateParameters } from './state.ts';
import { CATALOG_COPY } from '../paths.ts';
import { copyText, saveFile } from '../layout/browser.ts';
import { cardsView } from './cards-view.ts';
import { filtersView } from './filters.ts';
import { RANGE_FILTERS, type Actions, type Model } from './model.ts';
import { plotView } from './plot-view.ts';
import { shownColumns, tableView } from './table-view.ts';
import { pinsView, toolbarView } from './toolbar.ts';

const FIRST_ROWS = 60;

/** Loads the catalog and puts the explorer in the place of the plain list. */
export async function startExplorer(root: HTMLElement): Promise<void> {
  const response = await fetch(CATALOG_COPY);
  const all: unknown = await response.json();
  if (!isCatalogCopy(all)) return;
  const labels = new Map(new URLSearchParams(root.dataset.labels ?? ''));
  // Between the steps the page may answer its reader: none of them holds it for long.
  await pause();
  // The explorer sorts by itself, when it is asked to: no order is made ready but that by id.
  const index = openIndex(prepareIndex(all, ACTUATOR_LISTING.indexing));
  await pause();
  root.replaceChildren();
  run(root, { explored: { all, index }, labels });
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Loaded {
  readonly explored: Explored;
  readonly labels: ReadonlyMap<string, string>;
}

function run(root: HTMLElement, { explored, labels }: Loaded): void {
  const { all } = explored;
  const derive = (state: Model['state']) => {
    const exploration = explore(explored, state);
    const scatter = state.view === 'plot' ? scatterOf(exploration.matches, all, state) : null;
    return { state, exploration, scatter, chosen: null, rows: FIRST_ROWS, message: '' };
  };
  const fixed = {
    all,
    labels,
    byId: new Map(all.map((actuator) => [actuator.id, actuator])),
    bounds: new Map(RANGE_FILTERS.map(({ figure }) => [figure, boundsOf(all, figure)])),
  };
  const store: { model: Model } = { model: { ...fixed, ...derive(readState(new URLSearchParams(location.search))) } };
  const show = (next: Partial<Model>): void => {
    store.model = { ...store.model, ...next };
    draw(root, store.model, actions);
  };
  const actions: Actions = {
    change: (next) => {
      show(derive(next(store.model.state)));
      keepAddress(store.model.state);
    },
    choose: (chosen) => chosen === store.model.chosen || show({ chosen }),
    more: () => show({ rows: store.model.rows + FIRST_ROWS }),
    copy: (text, what) => void copyText(text).then((isDone) => show({ message: isDone ? `${what} copied` : text })),
    download: () => {
      const { exploration, state } = store.model;
      saveFile('actuators.csv', 'text/csv', toCsv(exploration.matches, shownColumns(state)));
    },
  };
  window.addEventListener('popstate', () => show(derive(readState(new URLSearchParams(location.search)))));
  draw(root, store.model, actions);
}

function draw(root: HTMLElement, model: Model, actions: Actions): void {
  const { view } = model.state;
  render(
    html`
      <details class="filters-frame" ?open=${isWide.matches}>
        <summary>Filters</summary>
        ${filtersView(model, actions)}
      </details>
      <div class="results">
        ${toolbarView(model, actions)} ${view === 'table' ? tableView(model, actions) : nothing}
        ${model.scatter === null ? nothing : plotView(model, model.scatter, actions)}
        ${view === 'cards' ? cardsView(model, actions) : nothing} ${pinsView(model, actions)}
      </div>
    `,
    root,
  );
}

const isWide = window.matchMedia('(min-width: 60rem)');

const pending: { timer?: ReturnType<typeof setTimeout> } = {};

/** Writes the state into the address; browsers forbid doing so at every keystroke. */
function keepAddress(state: Model['state']): void {
  clearTimeout(pending.timer);
  pending.timer = setTimeout(() => {
    const query = stateParameters(state).toString().replaceAll('%2C', ',');
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  }, 120);
}
