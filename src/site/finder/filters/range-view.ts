import { html, nothing, svg } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { figureText } from '../../format.ts';
import { onValue } from '../../layout/controls.ts';
import { boundsIn, type Bounds } from '../../page-filters/bounds.ts';
import { namesOf, type RangeControl } from '../../page-filters/filter-controls.ts';
import { figureError, plainNumber, readTyped, typedText } from '../../page-filters/read-figure.ts';
import { unitShown } from '../../units/shown-units.ts';
import type { Actions, Model } from '../model.ts';
import { filtersIn, withFilter } from '../state/state.ts';
import { leave, unknownBox } from './choice-view.ts';
import {
  barsPath,
  boundAt,
  extentsIn,
  histogramOf,
  sliderAt,
  STEPS,
  type Extent,
  type Histogram,
} from './histogram.ts';

const BOX = { width: 240, height: 32 } as const;

/**
 * Bounds on a figure: two numbers, a histogram of what they leave with a thumb at each bound, and the
 * unknown.
 */
export function rangeBody(filter: RangeControl, model: Model, actions: Actions) {
  const { field } = filter;
  const extent = extentsIn(model.catalog)(field);
  const bounds = boundsIn(filter, filtersIn(model.state));
  const histogram = histogramOf(model.answer.withoutOne(field.name), field, extent);
  const draft = namesOf(filter).includes(model.draft?.name ?? '') ? model.draft : null;
  const isSet = bounds.min !== null || bounds.max !== null;
  const ends = (['min', 'max'] as const).flatMap((name): End[] => {
    const parameter = filter[name];
    return parameter === null ? [] : [{ filter, name, parameter, model, actions }];
  });
  return html`
    <div class="range">
      <div class="bounds">
        ${ends.map(boundBox)}
        <span class="unit">${unitShown(field.unit).symbol}</span>
      </div>
      ${draft?.isInvalid === true ? html`<p class="error" role="alert">${figureError(draft.text, field.unit)}</p>` : nothing}
      ${histogramView(histogram, bounds)}
      <div class="thumbs">${ends.map((end) => thumb(end, bounds[end.name], extent))}</div>
      ${unknownBox(field, { unknown: histogram.unknown, isSet }, { model, actions })}
    </div>
  `;
}

interface End {
  readonly filter: RangeControl;
  readonly name: 'min' | 'max';
  readonly parameter: string;
  readonly model: Model;
  readonly actions: Actions;
}

const labelOf = ({ filter: { field }, name }: End): string =>
  `${field.title}, ${name === 'min' ? 'at least' : 'at most'}`;

function boundBox(end: End) {
  const { filter, name, parameter, model, actions } = end;
  const draft = model.draft?.name === parameter ? model.draft : null;
  const type = (text: string): void => {
    const number = readTyped(text, filter.field.unit);
    const isInvalid = text.trim() !== '' && number === null;
    actions.show({ draft: { name: parameter, text, isInvalid } });
    if (!isInvalid)
      actions.type((state) => withFilter(state, parameter, number === null ? '' : plainNumber(number)));
  };
  return html`<input
    name=${parameter}
    inputmode="decimal"
    autocomplete="off"
    size="6"
    placeholder=${name === 'min' ? 'min' : 'max'}
    aria-label=${labelOf(end)}
    aria-invalid=${draft?.isInvalid === true ? 'true' : nothing}
    .value=${live(draft?.text ?? typedText(filtersIn(model.state)[parameter] ?? '', filter.field.unit))}
    @input=${onValue(type)}
    @blur=${() => leave(draft, actions)}
  />`;
}

function thumb(end: End, bound: number | null, extent: Extent) {
  const { filter, name, parameter, actions } = end;
  const open = name === 'min' ? 0 : STEPS;
  const slide = (value: string): void => {
    const position = Number(value);
    actions.type((state) =>
      withFilter(state, parameter, position === open ? '' : plainNumber(boundAt(position, extent))),
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
