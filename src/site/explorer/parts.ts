import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ref } from 'lit-html/directives/ref.js';
import type { Actuator } from '../../catalog/actuator.ts';
import { MOST_PINS, withPin } from './state.ts';
import { numberText } from '../format.ts';
import type { Actions, Model } from './model.ts';

/** The box that pins an actuator to compare. */
export function pinBox({ id, name, brand }: Actuator, { state }: Model, actions: Actions): TemplateResult {
  const isPinned = state.pins.includes(id);
  return html`<input
    type="checkbox"
    aria-label="Pin ${brand} ${name} to compare"
    .checked=${live(isPinned)}
    ?disabled=${!isPinned && state.pins.length >= MOST_PINS}
    @change=${() => actions.change((old) => withPin(old, id))}
  />`;
}

/** The button that draws further rows; it presses itself when it is scrolled into view. */
export function moreButton({ exploration, rows }: Model, { more }: Actions): TemplateResult | typeof nothing {
  const left = exploration.matches.length - rows;
  if (left <= 0) return nothing;
  return html`<button type="button" class="more" @click=${more} ${ref((element) => pressWhenSeen(element, more))}>
    Show more (${numberText(left)} left)
  </button>`;
}

const seen = new WeakSet<Element>();

function pressWhenSeen(element: Element | undefined, press: () => void): void {
  if (element === undefined || seen.has(element)) return;
  seen.add(element);
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && press(), {
    rootMargin: '600px',
  });
  observer.observe(element);
}
