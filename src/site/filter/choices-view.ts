import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { CopiedField } from '../copy/catalog-copy.ts';
import type { Catalog } from '../copy/listed.ts';
import type { Choice } from './choices.ts';
import { choiceText } from './filters.ts';

/** The values of a field to tick, each with how many actuators have it. */
export interface Choices {
  readonly catalog: Catalog;
  readonly field: CopiedField;
  /** The parameter that takes them. */
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** Takes a value, or gives it back as it was chosen. */
  readonly toggle: (value: string) => void;
  /** What stands before the words of a value. */
  readonly before?: (value: string) => string;
}

/** Draws the boxes of a choice; the case of a chosen value does not matter. */
export const choicesView = ({ catalog, field, name, choices, chosen, toggle, before }: Choices): TemplateResult[] =>
  choices.map(({ value, count }) => {
    const given = chosen.find((other) => other.toLowerCase() === value.toLowerCase());
    const isCategory = field.name === 'category';
    return html`
      <label class="choice ${isCategory ? `category-${value}` : ''}">
        <input
          type="checkbox"
          name=${name}
          .value=${value}
          .checked=${live(given !== undefined)}
          @change=${() => toggle(given ?? value)}
        />
        ${isCategory ? html`<span class="swatch"></span>` : nothing}
        <span class="choice-label">${before?.(value)}${choiceText(catalog, field, value)}</span>
        <span class="count">${count}</span>
      </label>
    `;
  });
