import { html, nothing } from 'lit-html';

/** Parts of the page's address that were not understood and are ignored. */
export const addressErrorsView = (errors: readonly string[]) =>
  errors.length === 0
    ? nothing
    : html`<div class="address-errors card" role="status">
        <strong>Ignored in the link:</strong>
        <ul>
          ${errors.map((error) => html`<li>${error.replaceAll('`', '')}</li>`)}
        </ul>
      </div>`;
