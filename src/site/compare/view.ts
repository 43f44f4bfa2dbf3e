import { html, nothing, svg } from 'lit-html';
import { availabilityTag } from '../client-catalog/kind-and-availability-tags.ts';
import type { ListedActuator } from '../client-catalog/load-catalog.ts';
import { UNKNOWN_TEXT } from '../format.ts';
import { actuatorPath } from '../paths.ts';
import { glyphView } from '../record/evidence/glyph-view.ts';
import type { CompareCell, ComparePart } from './rows.ts';

/** Actuators side by side, a row for each figure. */
export const compareTable = (
  actuators: readonly ListedActuator[],
  parts: readonly ComparePart[],
  remove: (id: string) => void,
) => html`
  <div class="table-frame" tabindex="0" role="region" aria-label="Comparison">
    <table class="table frozen compare">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          ${actuators.map((actuator) => head(actuator, remove))}
        </tr>
      </thead>
      ${parts.map(
        ({ title, rows }) => html`
          <tbody>
            <tr class="part">
              <th colspan=${actuators.length + 1} scope="rowgroup"><span>${title}</span></th>
            </tr>
            ${rows.map(
              ({ title: figure, unit, isNumber, cells, isAlike }) => html`
                <tr>
                  <th scope="row">
                    ${figure} <span class="unit">${unit}</span>
                    ${isAlike ? nothing : html`<span class="note">not comparable</span>`}
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

const head = (actuator: ListedActuator, remove: (id: string) => void) => html`
  <th scope="col" class="category-${actuator.category}">
    <a href=${actuatorPath(actuator.id)} title="${actuator.brand} ${actuator.name}">${actuator.name}</a
    >${availabilityTag(actuator)}
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
