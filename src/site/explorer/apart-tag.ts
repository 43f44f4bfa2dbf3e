import { html, nothing, type TemplateResult } from 'lit-html';

/** The words that tell a figure from those of other kinds, before it. */
export const apartTag = (tags: readonly string[]): TemplateResult | typeof nothing =>
  tags.length === 0 ? nothing : html`<small class="apart">${tags.join(', ')}</small> `;
