import { html, nothing, type TemplateResult } from 'lit-html';
import { faultsView } from '../filter/faults-view.ts';
import { capitalised, counted } from '../format.ts';
import { addressShown } from '../layout/browser.ts';
import { ownListLink } from '../list/to-list.ts';
import { textsOfFilters } from '../match/from-filters.ts';
import { curlLine, matchPath } from '../paths.ts';
import { removableChip } from './buttons.ts';
import { countText, suggestionsOf } from './explore.ts';
import { apiRequest } from './export.ts';
import { FIRST_ROWS, viewOf, type Actions, type Model } from './model.ts';
import { VIEWS, withColumn, withoutFilter, withSort } from './state.ts';

/** How many match, how to look at them, and how to take them away. */
export function toolbarView(model: Model, actions: Actions): TemplateResult {
  const isDrawn = model.rows >= FIRST_ROWS;
  return html`
    ${faultsView(model.faults)}
    <div class="toolbar">
      <p class="result-count" role="status" ?data-ready=${isDrawn}>${countOf(model)}</p>
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
    ${chips(model, actions)} ${searchNotes(model)} ${filterHint(model, actions)} ${emptyHint(model, actions)}
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

/** What is asked, each part of it removable. */
function chips({ catalog, exploration }: Model, actions: Actions): TemplateResult | typeof nothing {
  if (exploration.criteria.length === 0) return nothing;
  return html`
    <ul class="asked-list" aria-label="Filters in use">
      ${exploration.criteria.map(({ name, label }) =>
        removableChip(label, `Remove ${label}`, () => actions.change((state) => withoutFilter(catalog, state, name))),
      )}
      <li>
        <button type="button" @click=${() => actions.change((state) => ({ ...state, filters: {} }))}>Clear all</button>
      </li>
    </ul>
  `;
}

/** Words that were corrected, and pages of other kinds that the search finds. */
const searchNotes = ({ corrected, others }: Model): TemplateResult => html`
  ${corrected.map(
    ([typed, understood]) => html`<p class="note">Nothing has “${typed}”; searched for “${understood}”.</p>`,
  )}
  ${
    others.length === 0
      ? nothing
      : html`<p class="note also">
          Also: ${others.map(({ path, name, kind }) => html`<a href=${path}>${name}</a> (${kind.toLowerCase()}) `)}
        </p>`
  }
`;

/** A search for what a filter knows, such as a bus, finds only the few texts that name it: one click makes it the filter. */
function filterHint({ state, asFilters }: Model, actions: Actions): TemplateResult | typeof nothing {
  const { q = '', ...further } = state.filters;
  if (asFilters === null) return nothing;
  return html`
    <p class="links">
      <button
        type="button"
        @click=${() => actions.change((old) => ({ ...old, filters: { ...further, ...asFilters } }))}
      >
        Filter by “${q}” instead of searching for the word
      </button>
    </p>
  `;
}

/** When nothing is left: what stands in the way, and what one click would bring. */
function emptyHint({ catalog, exploration, state }: Model, actions: Actions): TemplateResult | typeof nothing {
  if (exploration.matches.length > 0) return nothing;
  const suggestions = suggestionsOf(exploration);
  const asked = textsOfFilters(state.filters);
  return html`
    <div class="empty">
      <p>
        No actuator meets all of this${suggestions.length === 0 ? ', or all but one part of it.' : '. One step back:'}
      </p>
      <div class="links">
        ${suggestions.map(
          ({ name, label, more }) => html`
            <button type="button" @click=${() => actions.change((old) => withoutFilter(catalog, old, name))}>
              Without ${label}: ${counted(more, 'actuator')}
            </button>
          `,
        )}
        <button type="button" @click=${() => actions.change((old) => ({ ...old, filters: {} }))}>Clear all</button>
        ${
          Object.keys(asked).length === 0
            ? nothing
            : html`<a class="button" href=${matchPath(new URLSearchParams(asked))}>See what comes closest</a>`
        }
      </div>
    </div>
  `;
}

const columnsMenu = ({ catalog, state }: Model, { change }: Actions): TemplateResult => html`
  <details class="menu" name="explorer-menu">
    <summary class="button">Columns</summary>
    <div class="menu-body">
      ${catalog.fields.map(
        ({ name, title }) => html`
          <label class="choice">
            <input
              type="checkbox"
              .checked=${state.columns.includes(name)}
              @change=${() => change((old) => withColumn(old, name))}
            />
            ${title}
          </label>
        `,
      )}
    </div>
  </details>
`;

function sortSelect({ catalog, state }: Model, { change }: Actions): TemplateResult {
  const choose = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const { value } = currentTarget;
    change((old) =>
      value === '' ? { ...old, sort: null, direction: 'asc' } : withSort(catalog, { ...old, sort: null }, value),
    );
  };
  return html`
    <label class="choice">
      Sort by
      <select @change=${choose}>
        <option value="" ?selected=${state.sort === null}>most complete</option>
        ${catalog.fields
          .filter(({ kind }) => kind === 'number')
          .map(({ name, title }) => html`<option value=${name} ?selected=${state.sort === name}>${title}</option>`)}
      </select>
    </label>
  `;
}

function exportMenu({ catalog, state }: Model, { copy, download }: Actions): TemplateResult {
  const { address, leftOut } = apiRequest(catalog, state, window.location.origin);
  return html`
    <details class="menu" name="explorer-menu">
      <summary class="button">Export</summary>
      <div class="menu-body">
        <button type="button" @click=${() => copy(address, 'API request')}>Copy as API request</button>
        <button type="button" @click=${() => copy(curlLine(address), 'curl line')}>Copy as curl</button>
        <button type="button" @click=${download}>Download CSV</button>
        <button type="button" @click=${() => copy(addressShown(), 'Link')}>Copy link to this view</button>
        <a class="request" href=${address}><code>${apiRequest(catalog, state, '').address}</code></a>
        ${
          leftOut.length === 0
            ? nothing
            : html`<p class="note">The API has no way to ask for ${leftOut.join(', ')}: left out here.</p>`
        }
      </div>
    </details>
  `;
}
