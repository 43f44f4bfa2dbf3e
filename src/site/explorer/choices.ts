import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { countFlags } from './facets.ts';
import { withFilter } from './state.ts';
import { NOT_PUBLISHED } from '../format.ts';
import type { Actions, Model } from './model.ts';

/** The categories as a choice of one, each with its colour and count. */
export function choiceList(model: Model, actions: Actions): TemplateResult {
  const passing = model.exploration.passingOthers.get('category') ?? [];
  const countOf = (slug: string): number => passing.filter(({ category }) => category === slug).length;
  return html`
    <fieldset class="filter">
      <legend class="filter-title">Category</legend>
      ${radio({ name: 'category', value: '', label: 'any', count: passing.length }, model, actions)}
      ${[...model.labels].map(
        ([slug, label]) => html`
          <div class="category-${slug}">
            ${radio({ name: 'category', value: slug, label, count: countOf(slug), hasSwatch: true }, model, actions)}
          </div>
        `,
      )}
    </fieldset>
  `;
}

interface Flag {
  readonly name: 'integrated_driver' | 'backdrivable';
  readonly label: string;
}

/** Yes or no or any, with counts; how many do not say is told. */
export function flagChoice({ name, label }: Flag, model: Model, actions: Actions): TemplateResult {
  const counts = countFlags(model.exploration.passingOthers.get(name) ?? [], name);
  const all = counts.true + counts.false + counts.unknown;
  return html`
    <fieldset class="filter flags">
      <legend class="filter-title">${label}</legend>
      ${radio({ name, value: '', label: 'any', count: all }, model, actions)}
      ${radio({ name, value: 'true', label: 'yes', count: counts.true }, model, actions)}
      ${radio({ name, value: 'false', label: 'no', count: counts.false }, model, actions)}
      <p class="note">
        ${counts.unknown} ${NOT_PUBLISHED}${model.state.filters[name] === undefined ? '' : ', left out'}
      </p>
    </fieldset>
  `;
}

interface Radio {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly hasSwatch?: boolean;
}

function radio(
  { name, value, label, count, hasSwatch = false }: Radio,
  { state }: Model,
  actions: Actions,
): TemplateResult {
  return html`
    <label class="choice">
      <input
        type="radio"
        name=${name}
        .value=${value}
        .checked=${live((state.filters[name] ?? '') === value)}
        @change=${() => actions.change((old) => withFilter(old, name, value))}
      />
      ${hasSwatch ? html`<span class="swatch"></span>` : ''}<span class="choice-label">${label}</span>
      <span class="count">${count}</span>
    </label>
  `;
}
