import { html, nothing, type TemplateResult } from 'lit-html';
import type { Actuator } from '../../catalog/actuator.ts';
import { COLUMNS, type Column } from './columns.ts';
import { withSort, type ExplorerState } from './state.ts';
import type { FigureName } from '../figures.ts';
import { actuatorPath } from '../paths.ts';
import type { Actions, Model } from './model.ts';
import { moreButton, pinBox } from './parts.ts';

/** The matches as a table that can be sorted by any of its columns. */
export function tableView(model: Model, actions: Actions): TemplateResult {
  const columns = shownColumns(model.state);
  return html`
    <div class="table-frame" tabindex="0" role="region" aria-label="Actuators">
      <table class="table explorer-table">
        <caption class="visually-hidden">
          Actuators. A dash stands for “not published”.
        </caption>
        <thead>
          <tr>
            <th scope="col" class="pin"><span class="visually-hidden">Pinned</span></th>
            ${head({ name: 'name', title: 'Actuator', unit: '', isNumber: false }, model.state, actions)}
            ${columns.map((column) => head(column, model.state, actions))}
          </tr>
        </thead>
        <tbody>
          ${model.exploration.matches.slice(0, model.rows).map((actuator) => row(actuator, { columns, model, actions }))}
        </tbody>
      </table>
    </div>
    ${moreButton(model, actions)}
  `;
}

/** The chosen columns in the order of the table of columns. */
export const shownColumns = ({ columns }: ExplorerState): readonly Column[] =>
  COLUMNS.filter(({ name }) => columns.includes(name));

type Head = Pick<Column, 'title' | 'unit' | 'isNumber'> & { readonly name: FigureName };

function head(
  { name, title, unit, isNumber }: Head,
  { sort, direction }: ExplorerState,
  actions: Actions,
): TemplateResult {
  const sorted = direction === 'asc' ? 'ascending' : 'descending';
  return html`
    <th scope="col" class=${isNumber ? 'number' : ''} aria-sort=${sort === name ? sorted : nothing}>
      <button type="button" class="sort" @click=${() => actions.change((state) => withSort(state, name))}>
        ${title}<span class="arrow" aria-hidden="true">${sort === name ? (direction === 'asc' ? '▲' : '▼') : ''}</span>
      </button>
      <span class="unit">${unit}</span>
    </th>
  `;
}

interface Row {
  readonly columns: readonly Column[];
  readonly model: Model;
  readonly actions: Actions;
}

const row = (actuator: Actuator, { columns, model, actions }: Row): TemplateResult => html`
  <tr>
    <td class="pin">${pinBox(actuator, model, actions)}</td>
    <th scope="row">
      <a href=${actuatorPath(actuator.id)}>${actuator.name}</a>
      <span class="brand category-${actuator.category}"><span class="swatch"></span>${actuator.brand}</span>
    </th>
    ${columns.map((column) => cell(column, actuator, model))}
  </tr>
`;

function cell({ name, isNumber, textOf }: Column, actuator: Actuator, { labels }: Model): TemplateResult {
  const text = name === 'category' ? (labels.get(actuator.category) ?? null) : textOf(actuator);
  const kind = isNumber ? 'number' : '';
  return html`<td class="${kind}${text === null ? ' unknown' : ''}">${text ?? ''}</td>`;
}
