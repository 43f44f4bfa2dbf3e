import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { kindsText } from '../../../catalog/records/motor-totals.ts';
import { kindsOf } from '../../client-catalog/figure-marks.ts';
import { figureText, numberText } from '../../format.ts';
import { onValue } from '../../layout/controls.ts';
import { dollars, massText, sumText, type Bill, type BillLine } from '../bill.ts';
import type { ListActions, ListModel, ListView } from '../list-model.ts';
import type { PartsList } from '../parts-list.ts';
import { priceOf } from '../prices-text.ts';
import { listTable } from '../rows-view.ts';
import { pricesNote, sumView } from '../sum-view.ts';
import { peakCurrentText, refusing, sharedBus, sharedSupply, type SharedSupply } from '../supply-and-bus.ts';

/** The bill of materials: sums, supply, bus and current above, a row for each joint below. */
export const billView: ListView = (shown, actions) => html`
  ${sums(shown, actions)} ${listTable(shown.bill.lines, actions)} ${notesBox(shown.list, actions)}
`;

const notesBox = ({ notes }: PartsList, { change }: ListActions) =>
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
      ${sumView('Actuators', html`<span data-ready>${numberText(motors)}</span>`)}
      ${sumView('Price', html`${sumText(price_usd, dollars, 'price')} ${pricesNote(lines.map(({ actuator, count }) => priceOf(actuator, count)))}`)}
      ${sumView('Mass', html`${sumText(weight_g, massText, 'mass')} ${kindsNote(lines, 'weight_g')}`)}
    </dl>
    <details class="phone-fold">
      <summary>Power, supply and bus</summary>
      <dl class="figures sums">
        ${sumView('Rated power', html`${sumText(power_w, wattsText, 'rated power')} ${kindsNote(lines, 'power_w')}`)}
        ${sumView('Peak power', html`${peak_w.sum === null ? 'enter operating points' : sumText(peak_w, wattsText, 'operating point')}`)}
        ${sumView('Common supply', sharedText(sharedSupply(bill)))}
        ${sumView('Common bus', sharedText(sharedBus(bill)))}
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
function currentAt(bill: Bill, list: PartsList, actions: ListActions) {
  const { volts } = list;
  const refused = volts === null ? [] : refusing(bill, volts);
  return html`at ${voltsBox(list, actions)} V:
    ${volts === null ? 'choose a supply' : peakCurrentText(bill, volts)}
    <span class="note">
      ${refused.length === 0 ? nothing : html`<span class="misfit">Not accepted by ${refused.join(', ')}.</span> `}Peak
      power of all joints together, divided by the voltage, without losses.
    </span>`;
}

/** The box for the supply of a list. */
export const voltsBox = ({ volts }: PartsList, { change }: ListActions) =>
  html`<input
    type="number"
    class="volts"
    min="1"
    max="1000"
    aria-label="Supply, V"
    .value=${live(volts === null ? '' : String(volts))}
    @change=${onValue((text) => change({ volts: Number(text) > 0 ? Number(text) : null }))}
  />`;

/** Note on the parts that the summed figures include or leave out. */
function kindsNote(lines: readonly BillLine[], name: 'weight_g' | 'power_w') {
  const text = kindsText(
    lines,
    (line) => (line.actuator === null || line[name] === null ? [] : kindsOf(line.actuator, name)),
    'actuator',
  );
  return text === null ? nothing : html`<span class="note">${text}</span>`;
}
