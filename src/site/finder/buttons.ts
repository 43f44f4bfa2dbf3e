import { html, nothing } from 'lit-html';
import type { ListedActuator } from '../client-catalog/load-catalog.ts';
import { numberText } from '../format.ts';
import { ownListLink, toListLink } from '../parts/adding/add-to-list-link.ts';
import { comparePath, OWN_COMPARED, OWN_PLOTTED } from '../paths.ts';
import { FIRST_ROWS, type Actions, type Model } from './model.ts';
import type { Row } from './results/variant-rows.ts';
import { withoutAny } from './state/state.ts';

/**
 * Adds an actuator to the reader's parts; once it is there, the next step of the Tab key leads to them side by
 * side.
 */
export function addLink({ id, name }: ListedActuator, { own }: Model, { addToList }: Actions) {
  const isAdded = own.some((line) => line.id === id);
  return html`${toListLink({ id, name, own, add: addToList })}${
    isAdded ? html`<a class="button primary to-compare" href=${OWN_COMPARED}>Compare my parts</a>` : nothing
  }`;
}

/** The reader's parts, and the ways to see them; nothing while there are none. */
export function partsView({ own, ownBefore }: Model, { undoAdd }: Actions) {
  if (own.length === 0) return nothing;
  return html`
    ${ownListLink(own)}
    ${ownBefore === null ? nothing : html`<button type="button" @click=${undoAdd}>Undo</button>`}
    <a class="button" href=${OWN_PLOTTED}>Plot</a>
    <a class="button primary" href=${OWN_COMPARED}>Compare</a>
  `;
}

// As many as fit side by side on a screen.
const MOST_COMPARED = 5;

/** The link that compares the best of a match: “Compare the first 5”. */
export function compareBest({ answer: { judgement } }: Model) {
  if (judgement === null) return nothing;
  const best = judgement.rows
    .slice(0, MOST_COMPARED)
    .flatMap(judgement.judgedAt)
    .filter(({ verdict }) => verdict === 'meets' || verdict === 'close');
  return best.length < 2
    ? nothing
    : html`<a class="button no-print" href=${comparePath(best.map(({ actuator }) => actuator.id))}
        >Compare the first ${best.length}</a
      >`;
}

const MORE_ROWS = 60;

/** The button that draws more rows; it presses itself when scrolled into view. */
export function moreButton({ families, rows }: Model, { show }: Actions) {
  const left = families.length - rows;
  if (left <= 0 || rows < FIRST_ROWS) return nothing;
  const more = (): void => show({ rows: rows + MORE_ROWS });
  return html`<button type="button" class="more" @click=${more}>
    Show more (${numberText(left)} left)
  </button>`;
}

const watched = new WeakSet<Element>();

/** Makes the button for more rows press itself when scrolled into view. */
export function watchMore(root: HTMLElement): void {
  const more = root.querySelector<HTMLElement>('.more');
  if (more === null || watched.has(more)) return;
  watched.add(more);
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === true) more.click();
  }).observe(more);
}

/** The button that unfolds the variants of a row; empty without variants. */
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

/** The button that removes all filters. */
export const clearButton = ({ change }: Actions, looks = '') =>
  html`<button type="button" class=${looks} @click=${() => change(withoutAny)}>Clear all</button>`;

/** A list item with a cross that removes it; `says` is the label of the cross for screen readers. */
export const removableChip = (label: string, says: string, remove: () => void) =>
  html`<li class="chip">
    ${label}
    <button type="button" class="plain remove" aria-label=${says} @click=${remove}>×</button>
  </li>`;
