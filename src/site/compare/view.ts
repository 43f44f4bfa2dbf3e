import { html, nothing, svg } from 'lit-html';
import { lifeTag } from '../client-catalog/kind-tag.ts';
import type { ListedActuator } from '../client-catalog/listed.ts';
import { addressErrorsView } from '../filter/address-errors-view.ts';
import { UNKNOWN_TEXT } from '../format.ts';
import type { ToolModel } from '../layout/tool.ts';
import { actuatorPath, addToListPath, plotPath } from '../paths.ts';
import { glyphLegend, glyphView } from '../record/evidence/glyph-view.ts';
import { compareParts, type CompareCell, type ComparePart } from './rows.ts';

export interface CompareModel extends ToolModel {
  readonly actuators: readonly ListedActuator[];
  readonly notFound: readonly string[];
  readonly onlyDifferent: boolean;
}

export interface CompareActions {
  readonly remove: (id: string) => void;
  readonly toggle: () => void;
  readonly share: () => void;
}

/** The whole comparison with its controls. */
export function compareView(compared: CompareModel, actions: CompareActions) {
  const { catalog, actuators, notFound, onlyDifferent, message } = compared;
  const parts = compareParts(catalog, actuators, onlyDifferent);
  return html`
    ${addressErrorsView(compared.errors)}
    ${notFound.length === 0 ? nothing : html`<p class="error" role="alert">The catalog has no ${notFound.join(', ')}. Search by name above.</p>`}
    ${
      actuators.length === 0
        ? nothing
        : html`
            <div class="row toolbar no-print">
              <label class="chip">
                <input type="checkbox" .checked=${onlyDifferent} @change=${actions.toggle} />
                Only differences
              </label>
              <button type="button" @click=${actions.share}>Copy link</button>
              <a class="button" href=${addToListPath(actuators.map(({ id }) => id).join(','))}
                >Add to my list</a
              >
              <a class="button" href=${plotPath(actuators.map(({ id }) => id))}>Plot these</a>
              <span class="note" role="status">${message}</span>
            </div>
            ${table(actuators, parts, actions)} ${glyphLegend}
          `
    }
  `;
}

const table = (
  actuators: readonly ListedActuator[],
  parts: readonly ComparePart[],
  actions: CompareActions,
) => html`
  <div class="table-frame" tabindex="0" role="region" aria-label="Comparison">
    <table class="table frozen compare">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          ${actuators.map((actuator) => head(actuator, actions))}
        </tr>
      </thead>
      ${parts.map(
        ({ title, rows }) => html`
          <tbody>
            <tr class="part">
              <th colspan=${actuators.length + 1} scope="rowgroup">${title}</th>
            </tr>
            ${rows.map(
              ({ title: figure, unit, isNumber, cells, isAlike }) => html`
                <tr>
                  <th scope="row">
                    ${figure} <span class="unit">${unit}</span>
                    ${isAlike ? nothing : html`<span class="note">Different conditions: no best</span>`}
                  </th>
                  ${cells.map((each) => cell(each, isNumber))}
                </tr>
              `,
            )}
          </tbody>
        `,
      )}
    </table>
  </div>
`;

const head = (actuator: ListedActuator, { remove }: CompareActions) => html`
  <th scope="col" class="category-${actuator.category}">
    <a href=${actuatorPath(actuator.id)} title="${actuator.brand} ${actuator.name}">${actuator.name}</a
    >${lifeTag(actuator)}
    <span class="maker"><span class="swatch"></span>${actuator.brand}</span>
    <button
      type="button"
      class="remove no-print"
      aria-label="Remove ${actuator.name}"
      @click=${() => remove(actuator.id)}
    >
      Remove
    </button>
  </th>
`;

function cell({ text, share, isBest, tags, glyph }: CompareCell, isNumber: boolean) {
  if (text === null) return html`<td class="${isNumber ? 'number ' : ''}unknown">${UNKNOWN_TEXT}</td>`;
  return html`
    <td class="${isBest ? 'best ' : ''}${isNumber ? 'number' : ''}">
      ${tags.map((tag) => html`<span class="condition">${tag}</span>`)}
      <span class="figure"
        >${text}${isBest ? html`<span class="visually-hidden">, best</span>` : nothing}${glyphView(glyph)}</span
      >
      ${
        share === null
          ? nothing
          : html`<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              ${svg`<path d="M0 0h${(100 * share).toFixed(1)}v4H0z"></path>`}
            </svg>`
      }
    </td>
  `;
}
