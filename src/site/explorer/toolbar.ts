import { html, nothing } from 'lit-html';
import { addressErrorsView } from '../filter/address-errors-view.ts';
import { toggled } from '../filter/filters.ts';
import { capitalised } from '../format.ts';
import { addressShown } from '../layout/browser.ts';
import { menuView } from '../layout/controls.ts';
import { ownListLink } from '../list/to-list.ts';
import { curlLine } from '../paths.ts';
import { FIRST_ROWS, viewOf, type Actions, type Model } from './model.ts';
import { countText } from './results/families.ts';
import { API_LIST, asksNothing, VIEWS, withSort } from './state/state.ts';

/** How many match, how to look at them, and how to take them away. */
export function toolbarView(model: Model, actions: Actions) {
  const isAnswered = model.engine !== null || asksNothing(model.state);
  const isDrawn = model.rows >= FIRST_ROWS && isAnswered;
  return html`
    ${addressErrorsView(model.errors)}
    <div class="row toolbar">
      <p class="result-count" role="status" ?data-ready=${isDrawn}>
        ${isAnswered ? countOf(model) : 'Filtering …'}
      </p>
      ${foldButton(model, actions)}
      <div class="views" role="group" aria-label="View">
        ${VIEWS.map(
          (view) =>
            html`<button
              type="button"
              aria-pressed=${viewOf(model) === view ? 'true' : 'false'}
              @click=${() => actions.change((state) => ({ ...state, view }))}
            >
              ${capitalised(view)}
            </button>`,
        )}
      </div>
      ${viewOf(model) === 'table' ? columnsMenu(model, actions) : nothing}
      ${viewOf(model) === 'cards' ? sortSelect(model, actions) : nothing} ${exportMenu(model, actions)}
      ${ownListLink(model.own)} <span class="note" role="status">${model.message}</span>
    </div>
    ${model.engine?.askedView(model, actions)}
  `;
}

/** How many match; in how many families, where these are folded. */
const countOf = ({ exploration, families, scatter }: Model): string =>
  countText(exploration.matches.length, scatter === null ? families.length : exploration.matches.length);

/** Unfolds every family, or folds them again. */
const foldButton = ({ exploration, families, scatter, state }: Model, { change }: Actions) =>
  scatter !== null || (!state.isUnfolded && families.length === exploration.matches.length)
    ? nothing
    : html`<button
        type="button"
        aria-pressed=${state.isUnfolded ? 'true' : 'false'}
        @click=${() => change((old) => ({ ...old, isUnfolded: !old.isUnfolded }))}
      >
        All variants
      </button>`;

const columnsMenu = ({ catalog, state }: Model, { change }: Actions) => html`
  <details class="menu" name="explorer-menu">
    <summary class="button">Columns</summary>
    <div class="menu-body">
      ${catalog.fields.map(
        ({ name, title }) => html`
          <label class="choice">
            <input
              type="checkbox"
              .checked=${state.columns.includes(name)}
              @change=${() => change((old) => ({ ...old, columns: toggled(old.columns, name) }))}
            />
            ${title}
          </label>
        `,
      )}
    </div>
  </details>
`;

function sortSelect({ catalog, state }: Model, { change }: Actions) {
  const figures = catalog.fields.filter(({ kind }) => kind === 'number');
  const choose = (name: string): void =>
    change((old) =>
      name === ''
        ? { ...old, sort: null, direction: 'asc' }
        : withSort(catalog, { ...old, sort: null }, name),
    );
  return html`
    <label class="choice">
      Sort by
      ${menuView({
        options: [['', 'most complete'], ...figures.map(({ name, title }) => [name, title] as const)],
        chosen: state.sort ?? '',
        choose,
      })}
    </label>
  `;
}

function exportMenu({ catalog, state, engine }: Model, { copy, download }: Actions) {
  const { path, leftOut } = engine?.apiRequest(catalog, state) ?? { path: API_LIST, leftOut: [] };
  const address = `${window.location.origin}${path}`;
  return html`
    <details class="menu" name="explorer-menu">
      <summary class="button">Export</summary>
      <div class="menu-body">
        <button type="button" @click=${() => copy(address, 'API request')}>Copy as API request</button>
        <button type="button" @click=${() => copy(curlLine(address), 'curl line')}>Copy as curl</button>
        <button type="button" @click=${download}>Download CSV</button>
        <button type="button" @click=${() => copy(addressShown(), 'Link')}>Copy link to this view</button>
        <a class="request" href=${address}><code>${path}</code></a>
        ${
          leftOut.length === 0
            ? nothing
            : html`<p class="note">The API has no way to ask for ${leftOut.join(', ')}: left out here.</p>`
        }
      </div>
    </details>
  `;
}
