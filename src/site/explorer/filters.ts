import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { countChoices } from './facets.ts';
import { withFilter } from './state.ts';
import { counted, words } from '../format.ts';
import { choiceList, flagChoice } from './choices.ts';
import { RANGE_FILTERS, type Actions, type Model } from './model.ts';
import { rangeFilter } from './range-filter.ts';

/** All filters of the API, each with what its choices would leave. */
export function filtersView(model: Model, actions: Actions): TemplateResult {
  const { state } = model;
  const count = Object.keys(state.filters).length;
  return html`
    <form class="filters" aria-label="Filters" @submit=${(event: Event) => event.preventDefault()}>
      <label class="filter">
        <span class="filter-title">Search</span>
        <input
          type="search"
          name="q"
          maxlength="200"
          placeholder="name, brand, use, notes"
          .value=${live(state.filters.q ?? '')}
          @input=${(event: InputEvent) => change('q', event, actions)}
        />
      </label>
      ${choiceList(model, actions)} ${RANGE_FILTERS.map((filter) => rangeFilter(filter, model, actions))}
      ${selectFilter({ name: 'use_case', label: 'Use case' }, model, actions)}
      ${selectFilter({ name: 'brand', label: 'Brand' }, model, actions)}
      ${flagChoice({ name: 'integrated_driver', label: 'Driver on board' }, model, actions)}
      ${flagChoice({ name: 'backdrivable', label: 'Backdrivable' }, model, actions)}
      ${
        count === 0
          ? nothing
          : html`<button type="button" @click=${() => actions.change((old) => ({ ...old, filters: {} }))}>
              Clear ${counted(count, 'filter')}
            </button>`
      }
    </form>
  `;
}

const change = (name: string, event: Event, { change: set }: Actions): void => {
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLSelectElement)) return;
  const { value } = currentTarget;
  set((state) => withFilter(state, name, value));
};

interface Select {
  readonly name: 'use_case' | 'brand';
  readonly label: string;
}

function selectFilter({ name, label }: Select, model: Model, actions: Actions): TemplateResult {
  const passing = model.exploration.passingOthers.get(name) ?? [];
  const choices = countChoices(passing, (actuator) => (name === 'brand' ? [actuator.brand] : actuator.use_cases));
  const chosen = model.state.filters[name] ?? '';
  const known = choices.find(({ value }) => value.toLowerCase() === chosen.toLowerCase())?.value ?? chosen;
  const options =
    known === '' || choices.some(({ value }) => value === known) ? choices : [{ value: known, count: 0 }, ...choices];
  return html`
    <label class="filter">
      <span class="filter-title">${label}</span>
      <select name=${name} .value=${live(known)} @change=${(event: Event) => change(name, event, actions)}>
        <option value="" ?selected=${known === ''}>any</option>
        ${options.map(
          ({ value, count }) =>
            html`<option value=${value} ?selected=${value === known}>
              ${name === 'brand' ? value : words(value)} (${count})
            </option>`,
        )}
      </select>
    </label>
  `;
}
