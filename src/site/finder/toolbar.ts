import { html, nothing } from 'lit-html';
import { addressShown } from '../browser/page-address.ts';
import { capitalised } from '../format.ts';
import { menuView } from '../layout/controls.ts';
import { countsText } from '../match/verdict-words.ts';
import { addressErrorsView } from '../page-filters/address-errors-view.ts';
import { toggled } from '../page-filters/filter-controls.ts';
import { compareBest } from './buttons.ts';
import { onToggle } from './filters/filters-view.ts';
import { FIRST_ROWS, viewOf, type Actions, type Model } from './model.ts';
import { countText } from './results/variant-rows.ts';
import { asksNothing, VIEWS, withFurtherJoint, withSort } from './state/state.ts';

/** The number of matches, their views, and the menu for links and downloads. */
export function toolbarView(model: Model, actions: Actions) {
  const isAnswered = model.lazyCode !== null || asksNothing(model.state);
  const isDrawn = model.rows >= FIRST_ROWS && isAnswered;
  // On a phone the menu is next to the count, and the tray below the results has the comparison.
  const { isNarrow } = model;
  const more = moreMenu(model, actions);
  return html`
    ${addressErrorsView(model.errors)}
    <div class="row toolbar">
      <p class="result-count" role="status" ?data-ready=${isDrawn}>
        ${isAnswered ? countOf(model) : 'Filtering …'}
      </p>
      ${isNarrow ? more : nothing}
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
      ${sortSelect(model, actions)} ${isNarrow ? nothing : html`${more} ${compareBest(model)}`}
      <span class="note" role="status">${model.message}</span>
    </div>
    ${model.lazyCode?.activeFiltersView(model, actions)}
  `;
}

/** The counts of a match, or the number of actuators and models in a list. */
function countOf({ catalog, answer, families, scatter }: Model): string {
  const { judgement, matches } = answer;
  if (judgement !== null) return countsText(judgement.ranking.counts, catalog.actuators.length);
  return countText(matches.length, scatter === null ? families.length : matches.length);
}

function sortSelect(model: Model, { change }: Actions) {
  const { catalog, state, answer } = model;
  if (viewOf(model) === 'plot' || (viewOf(model) === 'table' && answer.judgement === null)) return nothing;
  const figures = catalog.fields.filter(({ kind }) => kind === 'number');
  const choose = (name: string): void =>
    change((old) =>
      name === ''
        ? { ...old, sort: null, direction: 'asc' }
        : withSort(catalog, { ...old, sort: null }, name),
    );
  const first = answer.judgement === null ? 'most complete' : 'best match';
  return html`
    <label class="choice">
      Sort by
      ${menuView({
        options: [['', first], ...figures.map(({ name, title }) => [name, title] as const)],
        chosen: state.sort ?? '',
        choose,
      })}
    </label>
  `;
}

/** Columns, variants, links and downloads. */
function moreMenu(model: Model, actions: Actions) {
  const isOpen = model.open.has(MENU);
  return html`
    <details class="menu" ?open=${isOpen} @toggle=${onToggle(MENU, model, actions)}>
      <summary class="button">${MENU}</summary>
      ${isOpen ? html`<div class="menu-body">${menuBody(model, actions)}</div>` : nothing}
    </details>
  `;
}

// Its name, and its key among the open parts of the page.
const MENU = 'More';

/** Drawn when the menu opens, because its columns are more than the rest of the first view. */
function menuBody(model: Model, actions: Actions) {
  const { catalog, state, answer } = model;
  const { change, copy, download } = actions;
  const request = model.lazyCode?.apiRequest(catalog, state);
  const line = (): string =>
    request === undefined ? '' : (model.lazyCode?.shellLine(request, location.origin) ?? '');
  return html`
    <button type="button" @click=${() => copy(addressShown(), 'Link')}>Copy link</button>
    ${
      request === undefined
        ? nothing
        : html`<button type="button" @click=${() => copy(line(), 'curl line')}>Copy as curl</button> ${
              request.body === null
                ? html`<a class="request" href=${request.path}><code>${request.path}</code></a>`
                : nothing
            }`
    }
    <button type="button" @click=${() => download(false)}>Download CSV</button>
    <button type="button" @click=${() => download(true)}>CSV for spreadsheets</button>
    <button type="button" @click=${() => change(withFurtherJoint)}>Add another joint</button>
    ${viewOf(model) === 'cards' ? meaningsOfCards(model, actions) : nothing}
    ${answer.judgement === null ? unfoldBox(model, actions) : nothing}
    <strong>Columns</strong>
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
  `;
}

/** The button that shows and hides what the figures of cards mean; a table has it at its head. */
const meaningsOfCards = ({ showsMeanings }: Model, { show }: Actions) =>
  html`<button type="button" @click=${() => show({ showsMeanings: !showsMeanings })}>
    ${showsMeanings ? 'Hide meanings' : 'Show meanings'}
  </button>`;

/** Toggles between a line for each variant and a line for each model. */
const unfoldBox = ({ state }: Model, { change }: Actions) => html`
  <label class="choice">
    <input
      type="checkbox"
      .checked=${state.isUnfolded}
      @change=${() => change((old) => ({ ...old, isUnfolded: !old.isUnfolded }))}
    />
    All variants
  </label>
`;
