import { html, nothing } from 'lit-html';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import type { Actions, Model } from '../model.ts';

/** The question mark at the heads of the columns, which shows and hides what they mean. */
export const meaningsButton = ({ showsMeanings }: Model, { show }: Actions) =>
  html`<button
    type="button"
    class="plain meanings-button"
    aria-label="What the columns mean"
    aria-expanded=${showsMeanings ? 'true' : 'false'}
    @click=${() => show({ showsMeanings: !showsMeanings })}
  >
    ?
  </button>`;

/** The meanings of the columns, once the reader asks for them. */
export const meaningsView = ({ meanings, showsMeanings }: Model, fields: readonly ClientField[]) =>
  showsMeanings
    ? html`<dl class="card meanings" role="status">
        ${fields.map(
          ({ name, title }) =>
            html`<div>
              <dt>${title}</dt>
              <dd>${meanings === null ? 'Loading …' : meanings[name]}</dd>
            </div>`,
        )}
      </dl>`
    : nothing;
