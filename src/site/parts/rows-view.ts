import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { KIND_NOT_STATED } from '../../catalog/evidence/condition-tags.ts';
import { kindsOf, statersOf } from '../client-catalog/figure-marks.ts';
import { apartTag, availabilityTag } from '../client-catalog/kind-and-availability-tags.ts';
import { figureText, UNKNOWN_TEXT } from '../format.ts';
import { onValue } from '../layout/controls.ts';
import { actuatorPath, replacePath } from '../paths.ts';
import { dollars, massText, times, type BillLine } from './bill.ts';
import { countBox } from './count-box.ts';
import { jointPointsText, readJointPoints, type Line, type UnlistedMotor } from './lines.ts';
import { nameOf } from './supply-and-bus.ts';

export interface RowActions {
  /** Changes the row at an index; null takes it away. */
  readonly changeRow: (index: number, next: Partial<Line> | null) => void;
  readonly swap: (index: number) => void;
  /** The match of actuators to what a row needs. */
  readonly findPath: (line: Line) => string;
}

/** The rows of a list: joint, operating points, motor, price and mass. */
export const listTable = (lines: readonly BillLine[], actions: RowActions) => html`
  <div class="table-frame" tabindex="0" role="region" aria-label="Actuators">
    <table class="table bill as-cards">
      <thead>
        <tr>
          <th scope="col">Actuator</th>
          <th scope="col">Joint</th>
          <th scope="col">Points, N·m@rpm</th>
          <th scope="col" class="number">Qty</th>
          <th scope="col" class="number">Unit price</th>
          <th scope="col" class="number">Total</th>
          <th scope="col" class="number">Unit mass</th>
          <th scope="col" class="number">Total</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${lines.map((line, index) => row(line, index, actions))}
      </tbody>
    </table>
  </div>
`;

const row = (line: BillLine, index: number, actions: RowActions) => html`
  <tr>
    ${motorCell(line)}
    <td data-label="joint">${nameBox(line, (name) => actions.changeRow(index, { name }))}</td>
    <td data-label="operating points">
      ${pointsBox(line, (points) => actions.changeRow(index, { points }))}
    </td>
    <td class="number" data-label="qty">
      ${countBox(line.count, (count) => actions.changeRow(index, { count }), `How many ${nameOf(line)}`)}
    </td>
    ${amounts(line, 'price_usd', dollars)} ${amounts(line, 'weight_g', massText)}
    <td class="line-actions no-print">
      <button
        type="button"
        aria-label="${hasMotor(line) ? 'Replace' : 'Choose'} ${nameOf(line)}"
        @click=${() => actions.swap(index)}
      >
        ${hasMotor(line) ? 'Replace' : 'Choose'}
      </button>
      ${line.points.length === 0 ? nothing : html`<a class="button" href=${actions.findPath(line)}>Find</a>`}
      ${line.actuator === null ? nothing : html`<a class="button" href=${replacePath(line.id)}>Alternatives</a>`}
      <button
        type="button"
        aria-label="Remove ${nameOf(line)}"
        @click=${() => actions.changeRow(index, null)}
      >
        Remove
      </button>
    </td>
  </tr>
`;

const hasMotor = ({ id, motor }: Line): boolean => id !== '' || motor !== null;

function motorCell(line: BillLine) {
  const { id, actuator, motor } = line;
  if (motor !== null)
    return html`<th scope="row">
      ${motor.name} <span class="note">not listed${unlistedText(motor)}</span>
    </th>`;
  if (id === '') return html`<th scope="row"><span class="note">no actuator yet</span></th>`;
  if (actuator === null) return html`<th scope="row">${id} <span class="note">not in the catalog</span></th>`;
  return html`<th scope="row" class="category-${actuator.category}">
    <span class="swatch"></span><a href=${actuatorPath(id)}>${actuator.name}</a>${availabilityTag(actuator)}
    <span class="note maker">${actuator.brand}</span>
  </th>`;
}

const unlistedText = ({
  figures: { peak_torque_nm: peak, rated_torque_nm: rated },
  peakKind,
}: UnlistedMotor): string =>
  (peak === undefined ? '' : `, ${peakKind || KIND_NOT_STATED} ${figureText(peak, 'N.m')}`) +
  (rated === undefined ? '' : `, rated ${figureText(rated, 'N.m')}`);

/** The box for the name of a joint. */
export const nameBox = (line: BillLine, change: (name: string) => void) =>
  html`<input
    class="joint-name"
    aria-label="Joint of ${nameOf(line)}"
    placeholder="name"
    maxlength="60"
    .value=${live(line.name)}
    @change=${onValue(change)}
  />`;

/** The box for the operating points of a joint. */
export function pointsBox(line: BillLine, change: (points: Line['points']) => void) {
  const read = ({ currentTarget: input }: Event): void => {
    if (!(input instanceof HTMLInputElement)) return;
    const points = readJointPoints(input.value);
    input.setCustomValidity(points === null ? 'Write torque at speed: 40@60, 20@60 continuous' : '');
    input.reportValidity();
    if (points !== null) change(points);
  };
  return html`<input
    class="joint-needs"
    aria-label="Operating points of ${line.name || nameOf(line)}, torque in N·m at speed in rpm, peak or continuous"
    placeholder="40@60"
    .value=${live(jointPointsText(line.points))}
    @change=${read}
  />`;
}

const AMOUNTS = { price_usd: 'price', weight_g: 'mass' } as const;

/** A figure of one motor, with what it includes, and of all of its row. */
function amounts(line: BillLine, name: keyof typeof AMOUNTS, write: (figure: number) => string) {
  const { [name]: figure, count, actuator } = line;
  const tags = actuator === null ? [] : [...kindsOf(actuator, name), ...statersOf(actuator, name)];
  return [
    { amount: figure, tags, label: `unit ${AMOUNTS[name]}` },
    { amount: times(figure, count), tags: [], label: 'total' },
  ].map(({ amount, tags: kinds, label }) =>
    amount === null
      ? html`<td class="number unknown" aria-label=${UNKNOWN_TEXT}></td>`
      : html`<td class="number" data-label=${label}>${apartTag(kinds)}${write(amount)}</td>`,
  );
}
