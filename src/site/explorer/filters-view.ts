import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { CopiedField } from '../copy/catalog-copy.ts';
import { countChoices } from './facets.ts';
import { choiceText, filtersOf, listIn, UNKNOWN, type ChoiceFilter, type Filter } from './filters.ts';
import type { Actions, Model } from './model.ts';
import { needView } from './need-view.ts';
import { rangeBody } from './range-view.ts';
import { withValue } from './state.ts';

/** All filters, each folded behind its title, with what its choices would leave. */
export const filtersView = (model: Model, actions: Actions): TemplateResult => html`
  ${needView(model, actions)}
  <form class="filters" aria-label="Filters" @submit=${(event: Event) => event.preventDefault()}>
    ${filtersOf(model.catalog).map((filter) => filterView(filter, model, actions))}
  </form>
`;

function filterView(filter: Filter, model: Model, actions: Actions): TemplateResult {
  const { name, title } = filter.field;
  const isOpen = model.open.has(name);
  const isAsked = model.exploration.criteria.some((criterion) => criterion.name === name);
  const toggle = (event: Event): void => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLDetailsElement) || currentTarget.open === isOpen) return;
    const open = new Set(model.open);
    if (currentTarget.open) open.add(name);
    else open.delete(name);
    actions.show({ open });
  };
  return html`
    <details class="filter" ?open=${isOpen} @toggle=${toggle}>
      <summary>${title}${isAsked ? html`<span class="asked" aria-label="in use"></span>` : nothing}</summary>
      ${isOpen ? bodyOf(filter, model, actions) : nothing}
    </details>
  `;
}

const bodyOf = (filter: Filter, model: Model, actions: Actions): TemplateResult =>
  filter.kind === 'range' ? rangeBody(filter, model, actions) : choiceBody(filter, model, actions);

function choiceBody({ name, field }: ChoiceFilter, model: Model, actions: Actions): TemplateResult {
  const { catalog, exploration, state } = model;
  const chosen = listIn(state.filters, name);
  const counted = countChoices(exploration.withoutOne(field.name), field);
  const missing = chosen.filter((value) => !counted.some((choice) => isSame(choice.value, value)));
  const choices = [...counted, ...missing.map((value) => ({ value, count: 0 }))];
  return html`
    <fieldset class="choices">
      <legend class="visually-hidden">${field.title}</legend>
      ${inOrder(field, choices, model).map(
        ({ value, count }) => html`
          <label class="choice ${field.name === 'category' ? `category-${value}` : ''}">
            <input
              type="checkbox"
              name=${name}
              .value=${value}
              .checked=${live(chosen.some((other) => isSame(other, value)))}
              @change=${() => actions.change((old) => withValue(old, name, chosen.find((other) => isSame(other, value)) ?? value))}
            />
            ${field.name === 'category' ? html`<span class="swatch"></span>` : nothing}
            <span class="choice-label">${choiceText(catalog, field, value)}</span>
            <span class="count">${count}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Categories in their own order, what is not published last, all else by how many have it. */
function inOrder<Choice extends { readonly value: string }>(
  { name }: CopiedField,
  choices: readonly Choice[],
  { catalog }: Model,
): readonly Choice[] {
  const slugs = [...catalog.labels.keys()];
  const placeOf = ({ value }: Choice): number =>
    value === UNKNOWN ? 1000 : name === 'category' ? slugs.indexOf(value) : 0;
  return choices.toSorted((left, right) => placeOf(left) - placeOf(right));
}
