import { html, nothing, svg } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { boundsIn, INCLUDES_UNKNOWN, type Bounds, type RangeControl } from '../../filter/filters.ts';
import { plainNumber, readTyped, typedText } from '../../filter/quantity.ts';
import { figureText, UNKNOWN_TEXT } from '../../format.ts';
import { onValue } from '../../layout/controls.ts';
import { unitShown } from '../../units/units.ts';
import type { Actions, Model } from '../model.ts';
import { withFilter, withValue } from '../state/state.ts';
import {
  barsPath,
  boundAt,
  extentsIn,
  histogramOf,
  sliderAt,
  STEPS,
  type Extent,
  type Histogram,
} from './facets.ts';

const BOX = { width: 240, height: 32 } as const;

/**
 * Bounds on a figure: two numbers, a histogram of what they leave with a thumb at each bound, and the
 * unknown.
 */
export function rangeBody(filter: RangeControl, model: Model, actions: Actions) {
  const { field } = filter;
  const extent = extentsIn(model.catalog)(field);
  const bounds = boundsIn(filter, model.state.filters);
  const histogram = histogramOf(model.exploration.withoutOne(field.name), field, extent);
  const error = model.draft?.isInvalid === true && [filter.min, filter.max].includes(model.draft.name);
  const end = (name: 'min' | 'max') => ({ filter, name, model, actions });
  const toggleUnknown = (): void => actions.change((state) => withValue(state, INCLUDES_UNKNOWN, field.name));
  return html`
    <div class="range">
      <div class="bounds">
        ${boundBox(end('min'))}<span aria-hidden="true">–</span>${boundBox(end('max'))}
        <span class="unit">${unitShown(field.unit).symbol}</span>
      </div>
      ${error ? html`<p class="error" role="alert">Not a number${field.unit === null ? '' : ` of ${unitShown(field.unit).symbol}`}.</p>` : nothing}
      ${histogramView(histogram, bounds)}
      <div class="thumbs">
        ${thumb(end('min'), bounds.min, extent)}${thumb(end('max'), bounds.max, extent)}
      </div>
      ${unknownBox(histogram.unknown, bounds, toggleUnknown)}
    </div>
  `;
}

interface End {
  readonly filter: RangeControl;
  readonly name: 'min' | 'max';
  readonly model: Model;
  readonly actions: Actions;
}

const labelOf = ({ filter: { field }, name }: End): string =>
  `${field.title}, ${name === 'min' ? 'at least' : 'at most'}`;

function boundBox(end: End) {
  const { filter, name, model, actions } = end;
  const parameter = filter[name];
  const draft = model.draft?.name === parameter ? model.draft : null;
  const type = (text: string): void => {
    const number = readTyped(text, filter.field.unit);
    const isInvalid = text.trim() !== '' && number === null;
    actions.show({ draft: { name: parameter, text, isInvalid } });
    if (!isInvalid)
      actions.change((state) => withFilter(state, parameter, number === null ? '' : plainNumber(number)));
  };
  return html`<input
    name=${parameter}
    inputmode="decimal"
    autocomplete="off"
    size="6"
    placeholder=${name === 'min' ? 'min' : 'max'}
    aria-label=${labelOf(end)}
    aria-invalid=${draft?.isInvalid === true ? 'true' : nothing}
    .value=${live(draft?.text ?? typedText(model.state.filters[parameter] ?? '', filter.field.unit))}
    @input=${onValue(type)}
    @blur=${() => actions.show({ draft: null })}
  />`;
}

function thumb(end: End, bound: number | null, extent: Extent) {
  const { filter, name, actions } = end;
  const open = name === 'min' ? 0 : STEPS;
  const slide = (value: string): void => {
    const position = Number(value);
    actions.change((state) =>
      withFilter(state, filter[name], position === open ? '' : plainNumber(boundAt(position, extent))),
    );
  };
  return html`<input
    type="range"
    min="0"
    max=${STEPS}
    class=${bound === null ? '' : 'is-set'}
    aria-label="${labelOf(end)}, slider"
    aria-valuetext=${bound === null ? 'any' : figureText(bound, filter.field.unit)}
    .value=${live(String(bound === null ? open : sliderAt(bound, extent)))}
    @input=${onValue(slide)}
  />`;
}

function histogramView(histogram: Histogram, { min, max }: Bounds) {
  const isKept = ({ from, to }: Histogram['bars'][number]): boolean =>
    (min === null || to >= min) && (max === null || from <= max);
  const kept = {
    ...histogram,
    bars: histogram.bars.map((bar) => (isKept(bar) ? bar : { ...bar, count: 0 })),
  };
  return html`
    <svg
      class="histogram"
      viewBox="0 0 ${BOX.width} ${BOX.height}"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      ${svg`<path class="out" d=${barsPath(histogram, BOX.width, BOX.height)}></path>
            <path class="in" d=${barsPath(kept, BOX.width, BOX.height)}></path>`}
    </svg>
  `;
}

function unknownBox(unknown: number, { min, max, withUnknown }: Bounds, toggle: () => void) {
  if (min === null && max === null) return html`<p class="note">${unknown} ${UNKNOWN_TEXT}</p>`;
  if (unknown === 0 && !withUnknown) return html`<p class="note">all known</p>`;
  return html`
    <label class="choice">
      <input type="checkbox" .checked=${live(withUnknown)} @change=${toggle} />
      include ${unknown} ${UNKNOWN_TEXT}
    </label>
  `;
}
