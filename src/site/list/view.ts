import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { kindsText } from '../../catalog/motor-totals.ts';
import { apartTag, lifeTag } from '../copy/apart-tag.ts';
import { kindsOf } from '../copy/figure-marks.ts';
import { NOT_PUBLISHED } from '../format.ts';
import { actuatorPath, comparePath, replacePath } from '../paths.ts';
import { dollars, massText, sumText, times, type Bill, type BillLine, type SummedName } from './bill.ts';
import { MOST_COUNT } from './lines.ts';

/** What the list is drawn from. */
export interface Shown {
  readonly bill: Bill;
  /** Whether it is the reader's own list; otherwise it came by its address. */
  readonly isOwn: boolean;
  readonly hasOwn: boolean;
  /** The id of the line whose motor is to be swapped. */
  readonly swapping: string | null;
  readonly message: string;
}

/** What can be done with it. */
export interface ListActions {
  readonly count: (id: string, count: number) => void;
  readonly swap: (id: string) => void;
  readonly share: () => void;
  readonly download: () => void;
  readonly clear: () => void;
  readonly showOwn: () => void;
}

/** The list with its sums and its controls. */
export function listView(shown: Shown, actions: ListActions): TemplateResult {
  const { bill, message } = shown;
  if (bill.lines.length === 0) return html`<p class="note" role="status">${message}</p>`;
  return html`
    ${shown.isOwn ? nothing : sharedNote(shown, actions)} ${sums(bill)}
    <div class="toolbar no-print">
      <button type="button" @click=${actions.share}>Copy link</button>
      <button type="button" @click=${actions.download}>Download CSV</button>
      <a class="button" href=${comparePath(knownIds(bill).slice(0, 20))}>Compare</a>
      <button type="button" @click=${actions.clear}>Clear</button>
      <span class="note" role="status">${message}</span>
    </div>
    ${table(shown, actions)}
  `;
}

const knownIds = ({ lines }: Bill): string[] => lines.flatMap(({ id, actuator }) => (actuator === null ? [] : [id]));

const sharedNote = ({ hasOwn }: Shown, { showOwn }: ListActions): TemplateResult => html`
  <p class="note">
    Shared list. Edit it to save your own copy${hasOwn ? ', in place of your list' : ''}.
    ${hasOwn ? html`<button type="button" @click=${showOwn}>Show my own list</button>` : nothing}
  </p>
`;

const sums = ({ lines, motors, price_usd, weight_g }: Bill): TemplateResult => html`
  <dl class="sums">
    <div>
      <dt>Motors</dt>
      <dd data-ready>${motors}</dd>
    </div>
    <div>
      <dt>Price</dt>
      <dd>${sumText(price_usd, dollars, ['price', 'prices'])} ${kindsNote(lines, 'price_usd')}</dd>
    </div>
    <div>
      <dt>Mass</dt>
      <dd>${sumText(weight_g, massText, ['mass', 'masses'])} ${kindsNote(lines, 'weight_g')}</dd>
    </div>
  </dl>
`;

/** What the summed figures of some motors include or leave out. */
function kindsNote(lines: readonly BillLine[], name: SummedName): TemplateResult | typeof nothing {
  const text = kindsText(lines, (line) =>
    line.actuator === null || line[name] === null ? [] : kindsOf(line.actuator, name),
  );
  return text === null ? nothing : html`<span class="note">${text}</span>`;
}

const table = ({ bill }: Shown, actions: ListActions): TemplateResult => html`
  <div class="table-frame" tabindex="0" role="region" aria-label="Motors">
    <table class="table bill as-cards">
      <thead>
        <tr>
          <th scope="col">Motor</th>
          <th scope="col">Maker</th>
          <th scope="col" class="number">Count</th>
          <th scope="col" class="number">Price of one</th>
          <th scope="col" class="number">Together</th>
          <th scope="col" class="number">Mass of one</th>
          <th scope="col" class="number">Together</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${bill.lines.map((line) => row(line, actions))}
      </tbody>
    </table>
  </div>
`;

const row = (line: BillLine, actions: ListActions): TemplateResult => html`
  <tr>
    ${nameCell(line)}
    <td class="brand">${line.actuator?.brand ?? ''}</td>
    <td class="number">${countBox(line, actions)}</td>
    ${amounts(line, 'price_usd', dollars)} ${amounts(line, 'weight_g', massText)}
    <td class="line-actions no-print">
      <button type="button" aria-label="Swap ${nameOf(line)}" @click=${() => actions.swap(line.id)}>Swap</button>
      ${line.actuator === null ? nothing : html`<a class="button" href=${replacePath(line.id)}>Alternatives</a>`}
      <button type="button" aria-label="Remove ${nameOf(line)}" @click=${() => actions.count(line.id, 0)}>
        Remove
      </button>
    </td>
  </tr>
`;

const nameOf = ({ id, actuator }: BillLine): string => actuator?.name ?? id;

const nameCell = ({ id, actuator }: BillLine): TemplateResult =>
  actuator === null
    ? html`<th scope="row">${id} <span class="note">not in the catalog</span></th>`
    : html`<th scope="row" class="category-${actuator.category}">
        <span class="swatch"></span><a href=${actuatorPath(id)}>${actuator.name}</a>${lifeTag(actuator)}
      </th>`;

function countBox(line: BillLine, { count }: ListActions): TemplateResult {
  const change = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement && currentTarget.checkValidity() && currentTarget.value !== '')
      count(line.id, currentTarget.valueAsNumber);
  };
  return html`<input
    type="number"
    min="1"
    max=${MOST_COUNT}
    aria-label="How many ${nameOf(line)}"
    .value=${live(String(line.count))}
    @change=${change}
  />`;
}

const AMOUNTS: Readonly<Record<SummedName, string>> = { price_usd: 'price', weight_g: 'mass' };

/** A figure of one motor, with what it includes, and of all of its line. */
function amounts(line: BillLine, name: SummedName, write: (figure: number) => string): TemplateResult[] {
  const { [name]: figure, count, actuator } = line;
  const tags = actuator === null ? [] : kindsOf(actuator, name);
  return [
    { amount: figure, tags, label: `${AMOUNTS[name]} of one` },
    { amount: times(figure, count), tags: [], label: 'together' },
  ].map(({ amount, tags: told, label }) =>
    amount === null
      ? html`<td class="number unknown" aria-label=${NOT_PUBLISHED}></td>`
      : html`<td class="number" data-label=${label}>${apartTag(told)}${write(amount)}</td>`,
  );
}
