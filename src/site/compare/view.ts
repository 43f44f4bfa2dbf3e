import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Actuator } from '../../catalog/actuator.ts';
import { compareParts, onlyDifferences, type CompareCell, type ComparePart } from './rows.ts';
import { NOT_PUBLISHED } from '../format.ts';
import { formText } from '../layout/browser.ts';
import { actuatorPath } from '../paths.ts';

/** What the comparison is drawn from. */
export interface Compared {
  readonly actuators: readonly Actuator[];
  readonly notFound: readonly string[];
  readonly onlyDifferent: boolean;
  readonly all: readonly Actuator[];
  readonly message: string;
}

/** What can be done with it. */
export interface CompareActions {
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly toggle: () => void;
  readonly share: () => void;
}

/** The whole comparison with its controls. */
export function compareView(compared: Compared, actions: CompareActions): TemplateResult {
  const { actuators, notFound, onlyDifferent } = compared;
  const parts = compareParts(actuators);
  return html`
    ${controls(compared, actions)}
    ${notFound.length === 0 ? nothing : html`<p class="fault">The catalog has no ${notFound.join(', ')}.</p>`}
    ${
      actuators.length === 0
        ? html`<p>
            Nothing is chosen yet: add an actuator above, or pin some in the <a href="/actuators">explorer</a>.
          </p>`
        : table(actuators, onlyDifferent ? onlyDifferences(parts) : parts, actions)
    }
  `;
}

const controls = (
  { actuators, onlyDifferent, all, message }: Compared,
  actions: CompareActions,
): TemplateResult => html`
  <form class="toolbar no-print" @submit=${(event: SubmitEvent) => submit(event, actions)}>
    <label>
      Add
      <input
        name="id"
        list="all-actuators"
        placeholder="name or id"
        autocomplete="off"
        ?disabled=${actuators.length >= 20}
      />
    </label>
    <datalist id="all-actuators">
      ${all.map(({ id, name, brand }) => html`<option value=${id}>${brand} ${name}</option>`)}
    </datalist>
    <button type="submit">Add</button>
    <label><input type="checkbox" .checked=${onlyDifferent} @change=${actions.toggle} /> Only differences</label>
    <button type="button" @click=${actions.share}>Copy link</button>
    <span class="note" role="status">${message}</span>
  </form>
`;

function submit(event: SubmitEvent, { add }: CompareActions): void {
  event.preventDefault();
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLFormElement)) return;
  add(formText(new FormData(currentTarget), 'id'));
  currentTarget.reset();
}

const table = (
  actuators: readonly Actuator[],
  parts: readonly ComparePart[],
  actions: CompareActions,
): TemplateResult => html`
  <div class="table-frame" tabindex="0" role="region" aria-label="Comparison">
    <table class="table compare">
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
              ({ title: figure, unit, cells }) => html`
                <tr>
                  <th scope="row">${figure} <span class="unit">${unit}</span></th>
                  ${cells.map(cell)}
                </tr>
              `,
            )}
          </tbody>
        `,
      )}
    </table>
  </div>
`;

const head = ({ id, name, brand, category }: Actuator, { remove }: CompareActions): TemplateResult => html`
  <th scope="col" class="category-${category}">
    <a href=${actuatorPath(id)}>${name}</a>
    <span class="brand"><span class="swatch"></span>${brand}</span>
    <button type="button" class="remove no-print" aria-label="Remove ${name}" @click=${() => remove(id)}>Remove</button>
  </th>
`;

const cell = ({ text, share, isBest }: CompareCell): TemplateResult => html`
  <td class="${isBest ? 'best' : ''}${text === null ? ' unknown' : ''}">
    ${text ?? NOT_PUBLISHED}${isBest ? html`<span class="visually-hidden">, best</span>` : nothing}
    ${
      share === null
        ? nothing
        : html`<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            ${svg`<path d="M0 0h${(100 * share).toFixed(1)}v4H0z"></path>`}
          </svg>`
    }
  </td>
`;
