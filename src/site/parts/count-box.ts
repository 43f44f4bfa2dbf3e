import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { onValue } from '../layout/controls.ts';
import { MOST_COUNT, readCount } from './lines.ts';

/** The box for the count of a row; an invalid count changes nothing. */
export function countBox(count: number, change: (count: number) => void, label?: string) {
  const read = (text: string): void => {
    const next = readCount(text);
    if (next !== null) change(next);
  };
  return html`<input
    name="count"
    type="number"
    min="1"
    max=${MOST_COUNT}
    aria-label=${label ?? nothing}
    .value=${live(String(count))}
    @input=${onValue(read)}
  />`;
}
