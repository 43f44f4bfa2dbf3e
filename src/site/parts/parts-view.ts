import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { onValue } from '../layout/controls.ts';
import { addressErrorsView } from '../page-filters/address-errors-view.ts';
import type { ListActions, ListModel } from './list-model.ts';
import type { PartsList } from './parts-list.ts';
import { VIEW_NAMES, VIEWS } from './view-settings.ts';

/** The parts list with its controls, in the view that is chosen. */
export function listView(shown: ListModel, actions: ListActions) {
  const { bill, page, views } = shown;
  const isEmpty = bill.lines.length === 0;
  const view = views.get(page.view);
  return html`
    ${addressErrorsView(shown.errors, 'Errors in the link:')}
    ${shown.isOwn ? nothing : sharedNote(shown, actions)} ${isEmpty ? nothing : titleBox(shown.list, actions)}
    ${toolbar(shown, actions, isEmpty)}
    ${
      isEmpty
        ? nothing
        : view === undefined
          ? html`<p class="note" role="status">Loading …</p>`
          : view(shown, actions)
    }
  `;
}

const toolbar = (shown: ListModel, actions: ListActions, isEmpty: boolean) => html`
  <div class="row toolbar no-print">
    ${isEmpty ? nothing : viewSwitch(shown, actions)}
    <button type="button" @click=${actions.addRow}>Add a joint</button>
    ${isEmpty ? nothing : listButtons(actions)}
    ${shown.before === null ? nothing : html`<button type="button" @click=${actions.undo}>Undo</button>`}
    <span class="note" role="status">${shown.message}</span>
  </div>
`;

const viewSwitch = ({ page }: ListModel, { look }: ListActions) => html`
  <div class="views" role="group" aria-label="View">
    ${VIEW_NAMES.map(
      (view) =>
        html`<button
          type="button"
          aria-pressed=${page.view === view ? 'true' : 'false'}
          @click=${() => look({ view })}
        >
          ${VIEWS[view]}
        </button>`,
    )}
  </div>
`;

const listButtons = (actions: ListActions) => html`
  <button type="button" @click=${actions.share}>Copy link</button>
  <details class="menu">
    <summary class="button">Download</summary>
    <div class="menu-body">
      <button type="button" @click=${() => actions.download(false)}>CSV</button>
      <button type="button" @click=${() => actions.download(true)}>CSV for spreadsheets</button>
    </div>
  </details>
  <button type="button" @click=${actions.clear}>Clear</button>
`;

const sharedNote = ({ hasOwn }: ListModel, { keep, keepBoth, showOwn }: ListActions) => html`
  <div class="row card no-print" role="status">
    <p>You opened this parts list from a link. Your own list is unchanged.</p>
    <button type="button" @click=${keep}>${hasOwn ? 'Replace my list' : 'Save as my list'}</button>
    ${
      hasOwn
        ? html`<button type="button" @click=${keepBoth}>Add to my list</button>
            <button type="button" @click=${showOwn}>Show my list</button>`
        : nothing
    }
  </div>
`;

const titleBox = ({ title }: PartsList, { change }: ListActions) =>
  html`<input
    class="list-title"
    aria-label="Title of the list"
    placeholder="Title, such as “6-joint arm”"
    maxlength="200"
    .value=${live(title)}
    @change=${onValue((text) => change({ title: text }))}
  />`;
