import { html, nothing, type TemplateResult } from 'lit-html';
import type { CopiedField } from '../copy/catalog-copy.ts';
import type { Listed } from '../copy/listed.ts';
import { kindWordsOf, tagsOf } from '../copy/unlike.ts';

/** The words that tell a figure from those of other kinds, before it. */
export const apartTag = (tags: readonly string[]): TemplateResult | typeof nothing =>
  tags.length === 0 ? nothing : html`<small class="apart">${tags.join(', ')}</small> `;

/** The same in a line of a table, which has room for the kind alone; pointing at it tells all. */
export function kindTag(
  actuator: Pick<Listed, 'figures' | 'tags'>,
  field: Pick<CopiedField, 'name' | 'title'>,
): TemplateResult | typeof nothing {
  const kinds = IN_MANY_WORDS.has(field.name) ? [] : kindWordsOf(actuator, field);
  return kinds.length === 0
    ? nothing
    : html`<small class="apart" title=${tagsOf(actuator, field).join(', ')}>${kinds.join(', ')}</small> `;
}

/** What a mass or a price includes takes more words than a line has room for: cards, tips and records tell it. */
const IN_MANY_WORDS: ReadonlySet<string> = new Set(['weight_g', 'price_usd']);
