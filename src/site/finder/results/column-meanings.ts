import { html, nothing } from 'lit-html';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { LIST_LEGEND } from '../../record/evidence/glyphs.ts';
import type { Actions, Model } from '../model.ts';

/** The question mark at the column heads, which shows and hides their meanings. */
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

/**
 * The meanings of the columns, once the reader asks for them: of verdicts and requirements, of fields, and of
 * the letters beside figures.
 */
export function meaningsView(
  { meanings, showsMeanings }: Model,
  fields: readonly ClientField[],
  judged: readonly (readonly [title: string, says: string])[] = [],
) {
  if (!showsMeanings) return nothing;
  const ofFields = fields.map(
    ({ name, title }) => [title, meanings === null ? 'Loading …' : (meanings[name] ?? '')] as const,
  );
  return html`<dl class="card meanings" role="status">
    ${[...judged, ...ofFields, ['Letters', LIST_LEGEND] as const].map(
      ([title, says]) =>
        html`<div>
          <dt>${title}</dt>
          <dd>${says}</dd>
        </div>`,
    )}
  </dl>`;
}
