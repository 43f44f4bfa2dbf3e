import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { barsPath, histogramOf, type Histogram } from './facets.ts';
import { limitAt, sliderPlace, SLIDER_STEPS } from './slider.ts';
import { withFilter } from './state.ts';
import { meaningOf } from '../figures.ts';
import { NOT_PUBLISHED, unitText } from '../format.ts';
import type { Actions, Model, RangeFilter } from './model.ts';

const BOX = { width: 240, height: 36 } as const;

/** A limit on a figure: a histogram of what it would leave, a slider over it, and the number itself. */
export function rangeFilter(filter: RangeFilter, model: Model, actions: Actions): TemplateResult {
  const { name, figure, label } = filter;
  const bounds = model.bounds.get(figure) ?? { least: 1, most: 1 };
  const histogram = histogramOf(model.exploration.passingOthers.get(name) ?? [], figure, bounds);
  const text = model.state.filters[name] ?? '';
  const fault = model.exploration.faults.get(name);
  const set = (next: string): void => actions.change((state) => withFilter(state, name, next));
  const place = sliderPlace(text, bounds, filter.keeps);
  return html`
    <fieldset class="filter range">
      <legend class="filter-title">${label}</legend>
      ${histogramView(histogram, filter, text)}
      <input
        type="range"
        min="0"
        max=${SLIDER_STEPS}
        aria-label="${label}, slider"
        aria-valuetext=${text === '' ? 'any' : `${text} ${unitText(meaningOf(figure).unit)}`}
        .value=${live(String(place))}
        @input=${(event: Event) => set(limitAt(valueOf(event), bounds, filter.keeps))}
      />
      <label class="limit">
        <span class="visually-hidden">${label}, </span>
        <input
          name=${name}
          inputmode="decimal"
          size="8"
          placeholder="any"
          aria-invalid=${fault === undefined ? nothing : 'true'}
          .value=${live(text)}
          @change=${(event: Event) => set(valueOf(event))}
        />
        ${unitText(meaningOf(figure).unit)}
      </label>
      ${fault === undefined ? nothing : html`<p class="fault">${fault}</p>`}
      <p class="note">${histogram.unknown} ${NOT_PUBLISHED}${text === '' ? '' : ', left out'}</p>
    </fieldset>
  `;
}

const valueOf = ({ currentTarget }: Event): string =>
  currentTarget instanceof HTMLInputElement ? currentTarget.value.trim() : '';

function histogramView(histogram: Histogram, { keeps }: RangeFilter, text: string): TemplateResult {
  const limit = text === '' ? null : Number(text);
  const isKept = ({ from, to }: Histogram['bars'][number]): boolean =>
    limit === null || (keeps === 'above' ? to >= limit : from <= limit);
  const only = (wanted: boolean): Histogram => ({
    ...histogram,
    bars: histogram.bars.map((bar) => (isKept(bar) === wanted ? bar : { ...bar, count: 0 })),
  });
  return html`
    <svg class="histogram" viewBox="0 0 ${BOX.width} ${BOX.height}" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<path class="out" d=${barsPath(only(false), BOX.width, BOX.height)}></path>
            <path class="in" d=${barsPath(only(true), BOX.width, BOX.height)}></path>`}
    </svg>
  `;
}
