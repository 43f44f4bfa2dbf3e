import { html, nothing, type TemplateResult } from 'lit-html';
import { COLUMNS } from './columns.ts';
import { apiRequest, curlLine } from './export.ts';
import { VIEWS, withColumn, withPin, withSort } from './state.ts';
import { capitalised, counted } from '../format.ts';
import { comparePath } from '../paths.ts';
import type { Actions, Model } from './model.ts';

/** How many match, how to look at them, and how to take them away. */
export const toolbarView = (model: Model, actions: Actions): TemplateResult => html`
  <div class="toolbar">
    <p class="result-count" role="status" data-ready>${counted(model.exploration.matches.length, 'actuator')}</p>
    <div class="views" role="group" aria-label="View">
      ${VIEWS.map(
        (view) =>
          html`<button
            type="button"
            aria-pressed=${model.state.view === view ? 'true' : 'false'}
            @click=${() => actions.change((state) => ({ ...state, view }))}
          >
            ${capitalised(view)}
          </button>`,
      )}
    </div>
    ${model.state.view === 'table' ? columnsMenu(model, actions) : nothing}
    ${model.state.view === 'cards' ? sortSelect(model, actions) : nothing} ${takeAway(model, actions)}
    <span class="note" role="status">${model.message}</span>
  </div>
`;

const columnsMenu = ({ state }: Model, { change }: Actions): TemplateResult => html`
  <details class="menu">
    <summary class="button">Columns</summary>
    <div class="menu-body">
      ${COLUMNS.map(
        ({ name, title }) => html`
          <label>
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

function sortSelect({ state }: Model, { change }: Actions): TemplateResult {
  const choose = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const sort = COLUMNS.find(({ name }) => name === currentTarget.value)?.name ?? null;
    change((old) =>
      sort === null ? { ...old, sort: null, direction: 'asc' } : withSort({ ...old, sort: null }, sort),
    );
  };
  return html`
    <label>
      Sort by
      <select @change=${choose}>
        <option value="" ?selected=${state.sort === null}>id</option>
        ${COLUMNS.filter(({ isNumber }) => isNumber).map(
          ({ name, title }) => html`<option value=${name} ?selected=${state.sort === name}>${title}</option>`,
        )}
      </select>
    </label>
  `;
}

function takeAway({ state }: Model, { copy, download }: Actions): TemplateResult {
  const { origin } = window.location;
  return html`
    <details class="menu">
      <summary class="button">Take away</summary>
      <div class="menu-body">
        <button type="button" @click=${() => copy(apiRequest(state, origin), 'API request')}>
          Copy as API request
        </button>
        <button type="button" @click=${() => copy(curlLine(state, origin), 'curl line')}>Copy as curl</button>
        <button type="button" @click=${download}>Download CSV</button>
        <code class="request">${apiRequest(state, '')}</code>
      </div>
    </details>
  `;
}

/** The pinned actuators, and the way to their comparison. */
export function pinsView({ state, byId }: Model, { change }: Actions): TemplateResult | typeof nothing {
  if (state.pins.length === 0) return nothing;
  return html`
    <aside class="pins" aria-label="Pinned actuators">
      <ul class="inline-list">
        ${state.pins.map((id) => {
          const name = byId.get(id)?.name ?? id;
          return html`<li>
            ${name}
            <button type="button" aria-label="Unpin ${name}" @click=${() => change((old) => withPin(old, id))}>
              ×
            </button>
          </li>`;
        })}
      </ul>
      <a class="button primary" href=${comparePath(state.pins)}>Compare ${state.pins.length}</a>
      <button type="button" @click=${() => change((old) => ({ ...old, pins: [] }))}>Unpin all</button>
    </aside>
  `;
}
