import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { kindsText } from '../../catalog/records/motor-totals.ts';
import { kindsOf } from '../client-catalog/figure-marks.ts';
import { figureText } from '../format.ts';
import { onValue } from '../layout/controls.ts';
import { comparePath } from '../paths.ts';
import { dollars, massText, sumText, type Bill, type BillLine, type SummedName } from './bill.ts';
import type { MotorList } from './motor-list.ts';
import { listTable, type RowActions } from './rows-view.ts';
import { sumView } from './sum-view.ts';
import { peakCurrentText, refusing, sharedBus, sharedSupply, type SharedSupply } from './supply.ts';

export interface ListModel {
  readonly list: MotorList;
  readonly bill: Bill;
  /** Whether it is the reader's own list; otherwise it came by its address. */
  readonly isOwn: boolean;
  readonly hasOwn: boolean;
  /** Index of the row whose motor is to be swapped. */
  readonly swapping: number | null;
  readonly message: string;
}

export interface ListActions extends RowActions {
  readonly change: (next: Partial<MotorList>) => void;
  readonly addRow: () => void;
  readonly share: () => void;
  readonly download: () => void;
  readonly clear: () => void;
  readonly showOwn: () => void;
}

/** The list with its sums and its controls. */
export function listView(shown: ListModel, actions: ListActions) {
  const { bill, message } = shown;
  const addRow = html`<button type="button" @click=${actions.addRow}>Add a joint</button>`;
  if (bill.lines.length === 0)
    return html`<div class="row toolbar no-print">
      ${addRow} <span class="note" role="status">${message}</span>
    </div>`;
  return html`
    ${shown.isOwn ? nothing : sharedNote(shown, actions)} ${titleBox(shown.list, actions)}
    ${sums(shown, actions)}
    <div class="row toolbar no-print">
      ${addRow}
      <button type="button" @click=${actions.share}>Copy link</button>
      <button type="button" @click=${actions.download}>Download CSV</button>
      <a class="button" href=${comparePath(knownIds(bill).slice(0, 20))}>Compare</a>
      <button type="button" @click=${actions.clear}>Clear</button>
      <span class="note" role="status">${message}</span>
    </div>
    ${listTable(bill.lines, actions)} ${notesBox(shown.list, actions)}
  `;
}

const knownIds = ({ lines }: Bill): string[] => [
  ...new Set(lines.flatMap(({ id, actuator }) => (actuator === null ? [] : [id]))),
];

const sharedNote = ({ hasOwn }: ListModel, { showOwn }: ListActions) => html`
  <p class="note no-print">
    Shared list. Editing it saves a copy as yours${hasOwn ? ', which replaces your list' : ''}.
    ${hasOwn ? html`<button type="button" @click=${showOwn}>Show my own list</button>` : nothing}
  </p>
`;

const titleBox = ({ title }: MotorList, { change }: ListActions) =>
  html`<input
    class="list-title"
    aria-label="Title of the list"
    placeholder="Title, such as “6-joint arm”"
    maxlength="200"
    .value=${live(title)}
    @change=${onValue((text) => change({ title: text }))}
  />`;

const notesBox = ({ notes }: MotorList, { change }: ListActions) =>
  html`<label class=${notes === '' ? 'list-notes field no-print' : 'list-notes field'}
    >Notes
    <textarea
      rows="3"
      maxlength="2000"
      .value=${live(notes)}
      @change=${onValue((text) => change({ notes: text }))}
    ></textarea>
  </label>`;

const wattsText = (watts: number): string => figureText(watts, 'W');

function sums({ bill, list }: ListModel, actions: ListActions) {
  const { lines, motors, price_usd, weight_g, power_w, peak_w } = bill;
  return html`
    <dl class="figures sums">
      ${sumView('Motors', html`<span data-ready>${motors}</span>`)}
      ${sumView('Price', html`${sumText(price_usd, dollars, 'price')} ${kindsNote(lines, 'price_usd')}`)}
      ${sumView('Mass', html`${sumText(weight_g, massText, 'mass')} ${kindsNote(lines, 'weight_g')}`)}
    </dl>
    <details class="phone-fold">
      <summary>Power, supply and bus</summary>
      <dl class="figures sums">
        ${sumView('Rated power', html`${sumText(power_w, wattsText, 'rated power')} ${kindsNote(lines, 'power_w')}`)}
        ${sumView('Peak power', html`${peak_w.sum === null ? 'enter torque@speed' : sumText(peak_w, wattsText, 'operating point')}`)}
        ${sumView('One supply', sharedText(sharedSupply(bill)))}
        ${sumView('One bus', sharedText(sharedBus(bill)))}
        ${sumView('Peak current', currentAt(bill, list, actions), list.volts !== null)}
      </dl>
    </details>
  `;
}

const sharedText = ({ isShared, text }: SharedSupply) =>
  html`<span class=${isShared === false ? 'misfit' : ''}
    >${isShared === true ? html`✓ ` : nothing}${text}</span
  >`;

/** The current when every joint takes its peak power at once, at a supply that the reader chooses. */
function currentAt(bill: Bill, { volts }: MotorList, { change }: ListActions) {
  const refused = volts === null ? [] : refusing(bill, volts);
  const choose = (text: string): void => change({ volts: Number(text) > 0 ? Number(text) : null });
  return html`at
    <input
      type="number"
      class="volts"
      min="1"
      max="1000"
      aria-label="Supply, V"
      .value=${live(volts === null ? '' : String(volts))}
      @change=${onValue(choose)}
    />
    V: ${volts === null ? 'choose a supply' : peakCurrentText(bill, volts)}
    <span class="note">
      ${refused.length === 0 ? nothing : html`<span class="misfit">not for ${refused.join(', ')}.</span> `}Peak
      power of all joints at once over voltage, losses not counted
    </span>`;
}

/** Note on the parts that the summed figures include or leave out. */
function kindsNote(lines: readonly BillLine[], name: SummedName) {
  const text = kindsText(lines, (line) =>
    line.actuator === null || line[name] === null ? [] : kindsOf(line.actuator, name),
  );
  return text === null ? nothing : html`<span class="note">${text}</span>`;
}
