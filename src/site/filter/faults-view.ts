import { html, nothing } from 'lit-html';

/** What of the page's address was not understood, and so is not asked. */
export const faultsView = (faults: readonly string[]) =>
  faults.length === 0
    ? nothing
    : html`<div class="address-faults card" role="status">
        <strong>Left out of this page’s address:</strong>
        <ul>
          ${faults.map((fault) => html`<li>${fault.replaceAll('`', '')}</li>`)}
        </ul>
      </div>`;
