import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog, ListedActuator } from '../client-catalog/load-catalog.ts';
import { choiceText, valuesOf } from './filter-controls.ts';

/** A value of a choice, with how many actuators have it. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/**
 * The number of actuators by value of a field; one may have several. The most frequent first, then by name.
 */
export function countChoices(actuators: readonly ListedActuator[], field: ClientField): Choice[] {
  const values = actuators.flatMap((actuator) => valuesOf(actuator, field));
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, alike]) => ({ value, count: alike.length }))
    .toSorted(
      (left, right) =>
        right.count - left.count || (left.value.toLowerCase() < right.value.toLowerCase() ? -1 : 1),
    );
}

/** The values of a field to tick, each with how many actuators have it. */
export interface Choices {
  readonly catalog: Catalog;
  readonly field: ClientField;
  /** The parameter that takes them. */
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** Takes a value, or gives it back as it was chosen. */
  readonly toggle: (value: string) => void;
}

/** Draws the boxes of a choice; the case of a chosen value does not matter. */
export const choicesView = ({ catalog, field, name, choices, chosen, toggle }: Choices) =>
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
        <span class="choice-label">${choiceText(catalog, field, value)}</span>
        <span class="count">${count}</span>
      </label>
    `;
  });
