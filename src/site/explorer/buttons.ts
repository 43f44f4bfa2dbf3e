import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { COMPARE_IDS } from '../../limits.ts';
import type { ListedActuator } from '../client-catalog/listed.ts';
import { numberText } from '../format.ts';
import { addToListPath, comparePath } from '../paths.ts';
import { FIRST_ROWS, type Actions, type Model } from './model.ts';
import type { Row } from './results/families.ts';
import { withoutAny, withPin } from './state/state.ts';

/**
 * The box that pins an actuator to compare; once it is pinned, the next step of the Tab key leads to the
 * comparison.
 */
export function pinBox({ id, name, brand }: ListedActuator, { state }: Model, actions: Actions) {
  const isPinned = state.pins.includes(id);
  return html`<input
      type="checkbox"
      aria-label="Pin ${brand} ${name} to compare"
      .checked=${live(isPinned)}
      ?disabled=${!isPinned && state.pins.length >= COMPARE_IDS.most}
      @change=${() => actions.change((old) => withPin(old, id))}
    />${
      isPinned
        ? html`<a class="button primary to-compare" href=${comparePath(state.pins)}
            >Compare ${state.pins.length}</a
          >`
        : nothing
    }`;
}

/** The pinned actuators, and the way to their comparison. */
export function pinsView({ catalog, state }: Model, { change }: Actions) {
  if (state.pins.length === 0) return nothing;
  const nameOf = (id: string): string => catalog.actuatorById.get(id)?.name ?? id;
  return html`
    <ul class="row pin-list" aria-label="Pinned actuators">
      ${state.pins.map((id) => removableChip(nameOf(id), `Unpin ${nameOf(id)}`, () => change((old) => withPin(old, id))))}
    </ul>
    <button type="button" @click=${() => change((old) => ({ ...old, pins: [] }))}>Unpin all</button>
    <a class="button" href=${addToListPath(state.pins.join(','))}>Add to my parts</a>
    <button type="button" @click=${() => change((old) => ({ ...old, view: 'plot', plotsPins: true }))}>
      Plot these
    </button>
    <a class="button primary" href=${comparePath(state.pins)}>Compare ${state.pins.length}</a>
  `;
}

const MORE_ROWS = 60;

/** The button that draws further rows; it presses itself when it is scrolled into view. */
export function moreButton({ families, rows }: Model, { show }: Actions) {
  const left = families.length - rows;
  if (left <= 0 || rows < FIRST_ROWS) return nothing;
  const more = (): void => show({ rows: rows + MORE_ROWS });
  return html`<button type="button" class="more" @click=${more}>
    Show more (${numberText(left)} left)
  </button>`;
}

const watched = new WeakSet<Element>();

/** Lets the button for further rows of a drawn explorer press itself. */
export function watchMore(root: HTMLElement): void {
  const more = root.querySelector<HTMLElement>('.more');
  if (more === null || watched.has(more)) return;
  watched.add(more);
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === true) more.click();
  }).observe(more);
}

/** The button that unfolds the variants of a row; none where there are none. */
export function variantsButton(
  { actuator, variants, isOpen }: Row,
  { openFamilies }: Model,
  { show }: Actions,
) {
  if (variants === 0) return nothing;
  const toggle = (): void =>
    show({ openFamilies: openFamilies.symmetricDifference(new Set([actuator.family])) });
  return html` <button
    type="button"
    class="plain variants"
    aria-expanded=${isOpen ? 'true' : 'false'}
    @click=${toggle}
  >
    +${variants}<span class="word"> ${variants === 1 ? 'variant' : 'variants'}</span
    ><span class="visually-hidden"> of ${actuator.name}</span>
  </button>`;
}

/** The button that takes all filters away. */
export const clearButton = ({ change }: Actions, looks = '') =>
  html`<button type="button" class=${looks} @click=${() => change(withoutAny)}>Clear all</button>`;

/** An item of a list that a cross removes; `says` names the cross for who does not see it. */
export const removableChip = (label: string, says: string, remove: () => void) =>
  html`<li class="chip">
    ${label}
    <button type="button" class="plain remove" aria-label=${says} @click=${remove}>×</button>
  </li>`;
