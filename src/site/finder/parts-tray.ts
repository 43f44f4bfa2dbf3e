import { html, nothing } from 'lit-html';
import { ownListLink } from '../parts/adding/add-to-list-link.ts';
import { OWN_COMPARED, OWN_PLOTTED } from '../paths.ts';
import type { Actions, Model } from './model.ts';

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
