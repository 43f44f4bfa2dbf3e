import { html, type TemplateResult } from 'lit-html';

/** An item of a list that a cross removes; `says` names the cross for who does not see it. */
export const removableChip = (label: string, says: string, remove: () => void): TemplateResult =>
  html`<li class="chip">
    ${label}
    <button type="button" class="plain remove" aria-label=${says} @click=${remove}>×</button>
  </li>`;
