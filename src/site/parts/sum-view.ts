import { html, nothing, type TemplateResult } from 'lit-html';
import type { JointPrice } from '../../catalog/records/motor-totals.ts';
import { pricesText } from './prices-text.ts';

/** A figure of all motors together, below its title. */
export const sumView = (title: string, value: TemplateResult | number | string, isPrinted = true) => html`
  <div class=${isPrinted ? '' : 'no-print'}>
    <dt>${title}</dt>
    <dd>${value}</dd>
  </div>
`;

/** Note on the summed prices of actuators: who states them, what they include, and from when they are. */
export function pricesNote(prices: readonly JointPrice[]) {
  const text = pricesText(prices, 'actuator');
  return text === null ? nothing : html`<span class="note">${text}</span>`;
}
