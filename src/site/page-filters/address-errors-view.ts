import { html, nothing } from 'lit-html';

/** Parts of the page's address that were not understood, and are ignored unless the messages say otherwise. */
export const addressErrorsView = (errors: readonly string[], heading = 'Ignored in the link:') =>
  errors.length === 0
    ? nothing
    : html`<div class="address-errors card" role="status">
        <strong>${heading}</strong>
        <ul>
          ${errors.map((error) => html`<li>${error.replaceAll('`', '')}</li>`)}
        </ul>
      </div>`;
