import { html, nothing, type TemplateResult } from 'lit-html';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { glyphIn } from '../../client-catalog/figure-marks.ts';
import { kindTag } from '../../client-catalog/kind-and-availability-tags.ts';
import { numberIn, type Catalog, type ListedActuator } from '../../client-catalog/load-catalog.ts';
import { alignedTexts, valueText } from '../../format.ts';
import { actuatorPath } from '../../paths.ts';
import { doubtfulGlyph } from '../../record/evidence/glyph-view.ts';
import { unitShown } from '../../units/shown-units.ts';
import { addLink, moreButton, variantsButton } from '../buttons.ts';
import type { Actions, Model } from '../model.ts';
import { withSort } from '../state/state.ts';
import { meaningsButton, meaningsView } from './column-meanings.ts';
import { rowsOf, type Row } from './variant-rows.ts';

/** The matches as a table that can be sorted by any of its columns. */
export function tableView(model: Model, actions: Actions) {
  const { catalog, state } = model;
  const rows = rowsOf(model);
  const shown = rows.map(({ actuator }) => actuator);
  const columns = shownFields(catalog, state.columns).map((field) => ({
    field,
    texts: columnTexts(field, shown, catalog),
  }));
  return html`
    ${meaningsView(model, shownFields(catalog, state.columns))}
    <div
      class="table-frame${columns.length > MOST_FITTING ? ' is-wide' : ''}"
      tabindex="0"
      role="region"
      aria-label="Actuators"
    >
      <table class="table frozen finder-table">
        <caption class="visually-hidden">
          Actuators. An empty cell is unknown.
        </caption>
        <thead>
          <tr>
            <td class="add">${meaningsButton(model, actions)}</td>
            ${head('name', 'Actuator', { model, actions })} ${head('brand', 'Maker', { model, actions })}
            ${columns.map(({ field }) => head(field.name, field.title, { model, actions, field }))}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row, index) => rowView(row, index, { columns, model, actions }))}
        </tbody>
      </table>
      ${moreButton(model, actions)}
    </div>
  `;
}

interface RowParts {
  readonly columns: readonly { readonly field: ClientField; readonly texts: readonly (string | null)[] }[];
  readonly model: Model;
  readonly actions: Actions;
}

function rowView(row: Row, index: number, { columns, model, actions }: RowParts) {
  const { actuator } = row;
  const unknown = columns.filter(({ texts }) => (texts[index] ?? null) === null);
  return html` <tr class=${row.isVariant ? 'variant' : ''}>
    <td class="add">${addLink(actuator, model, actions)}</td>
    <th scope="row" class="category-${actuator.category}">
      <span class="swatch"></span
      ><a href=${actuatorPath(actuator.id)}>${actuator.name}</a>${variantsButton(row, model, actions)}
      ${
        unknown.length === 0
          ? nothing
          : html`<small class="note" title="Unknown: ${unknown.map(({ field }) => field.title).join(', ')}"
              >${unknown.length} unknown</small
            >`
      }
    </th>
    <td class="brand">${actuator.brand}</td>
    ${columns.map(({ field, texts }) => cell(field, texts[index] ?? null, [kindTag(actuator, field), doubtfulGlyph(glyphIn(actuator, field))]))}
  </tr>`;
}

// More columns than this do not fit the default width.
const MOST_FITTING = 7;

/** The chosen columns in the order of the fields. */
export const shownFields = ({ fields }: Catalog, columns: readonly string[]): readonly ClientField[] =>
  fields.filter(({ name }) => columns.includes(name));

function columnTexts(
  { name, kind, unit }: ClientField,
  shown: readonly ListedActuator[],
  { labels }: Catalog,
) {
  const numbers = shown.map((actuator) => numberIn(actuator, name));
  if (kind === 'number') return alignedTexts(numbers, unit);
  const figures = shown.map((actuator) => actuator.figures[name] ?? null);
  if (name === 'category') return figures.map((figure) => labels.get(String(figure)) ?? null);
  return figures.map((figure) => valueText(figure));
}

interface HeadParts {
  readonly model: Model;
  readonly actions: Actions;
  readonly field?: ClientField;
}

/** A column head that sorts by its field, where the API can. */
export function head(name: string, title: string, { model, actions, field }: HeadParts) {
  const { sort, direction } = model.state;
  const sorted = direction === 'asc' ? 'ascending' : 'descending';
  const unit = unitShown(field?.unit ?? null).symbol;
  const words = html`${title}${unit === '' ? nothing : html` <span class="unit">${unit}</span>`}`;
  return html`
    <th
      scope="col"
      class=${field?.kind === 'number' ? 'number' : ''}
      aria-sort=${sort === name ? sorted : nothing}
    >
      ${
        model.catalog.api.sorts.includes(name)
          ? html`<button
              type="button"
              class="plain sort"
              @click=${() => actions.change((state) => withSort(model.catalog, state, name))}
            >
              ${words}
            </button>`
          : words
      }
    </th>
  `;
}

type Mark = TemplateResult | typeof nothing;

/** A figure between what kind of figure it is and who states it. */
const cell = ({ kind }: ClientField, text: string | null, [apart, glyph]: readonly [Mark, Mark]) =>
  text === null
    ? html`<td class="${kind === 'number' ? 'number ' : ''}unknown"></td>`
    : html`<td class=${kind === 'number' ? 'number' : ''}>${apart}${text}${glyph}</td>`;
