import { html, nothing, type TemplateResult } from 'lit-html';

/** The word that tells a figure from those of another kind, before it. */
export const apartTag = (word: string | null): TemplateResult | typeof nothing =>
  word === null ? nothing : html`<small class="apart">${word}</small> `;
