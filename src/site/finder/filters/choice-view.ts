import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { INCLUDE_UNKNOWN } from '../../../query/filters/filter-names.ts';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { UNKNOWN_TEXT } from '../../format.ts';
import { onValue } from '../../layout/controls.ts';
import { choicesView, countChoices, type Choice } from '../../page-filters/choices.ts';
import {
  includesUnknown,
  listIn,
  UNKNOWN,
  valuesOf,
  type ChoiceControl,
  type TextControl,
} from '../../page-filters/filter-controls.ts';
import { endsOf, readRange, readTyped, twoReadings } from '../../page-filters/read-figure.ts';
import { unitShown } from '../../units/shown-units.ts';
import type { Actions, Model } from '../model.ts';
import { filtersIn, withFilter, withValue } from '../state/state.ts';
import { extentOf } from './histogram.ts';

/** The values of a field to tick, each with the number of actuators left. */
export function choiceBody(control: ChoiceControl, model: Model, actions: Actions) {
  const { name, field, isSeveral } = control;
  const { catalog, answer, state } = model;
  const chosen = listIn(filtersIn(state), name);
  const all = countChoices(answer.withoutOne(field.name), field);
  const isValue = ({ value }: Choice): boolean => value !== UNKNOWN || field.name === 'availability';
  const found = all.filter(isValue);
  const missing = chosen.filter(
    (value) => !found.some((choice) => choice.value.toLowerCase() === value.toLowerCase()),
  );
  const choices = inOrder(field, [...found, ...missing.map((value) => ({ value, count: 0 }))], model);
  const toggle = (value: string): void =>
    actions.change((old) =>
      isSeveral ? withValue(old, name, value) : withFilter(old, name, chosen.includes(value) ? '' : value),
    );
  const unknown = all.find((choice) => !isValue(choice))?.count ?? 0;
  return html`
    <fieldset class="choices">
      <legend class="visually-hidden">${field.title}</legend>
      ${choicesView({ catalog, field, name, choices, chosen, toggle })}
    </fieldset>
    ${unknownBox(field, { unknown, isSet: chosen.length > 0 }, { model, actions })}
    ${field.name === 'backdrivable' ? ratioHint(model, actions) : nothing}
  `;
}

/** A box for a text that the API reads. */
export function textBody({ name, field, hint }: TextControl, model: Model, actions: Actions) {
  const draft = model.draft?.name === name ? model.draft : null;
  const text = draft?.text ?? filtersIn(model.state)[name] ?? '';
  const unknown = model.answer
    .withoutOne(field.name)
    .filter((actuator) => valuesOf(actuator, field).includes(UNKNOWN)).length;
  const type = (next: string): void => {
    const bare = next.trim().replace(/^IP/i, '');
    const read = field.unit === null ? bare : readRange(bare, (figure) => readTyped(figure, field.unit));
    const isInvalid = bare !== '' && (read === null || (field.unit === null && !/^\d\d$/.test(bare)));
    actions.show({ draft: { name, text: next, isInvalid } });
    if (!isInvalid) actions.type((state) => withFilter(state, name, read ?? ''));
  };
  return html`
    <div class="range">
      <div class="bounds">
        <input
          name=${name}
          autocomplete="off"
          placeholder=${hint}
          aria-label=${field.title}
          aria-invalid=${draft?.isInvalid === true ? 'true' : nothing}
          .value=${live(text)}
          @input=${onValue(type)}
          @blur=${() => leave(draft, actions)}
        />
        <span class="unit">${unitShown(field.unit).symbol}</span>
      </div>
      ${draft?.isInvalid === true ? html`<p class="error" role="alert">${errorIn(draft.text, field) ?? `Not understood. Example: ${hint}`}</p>` : nothing}
      ${unknownBox(field, { unknown, isSet: text !== '' }, { model, actions })}
    </div>
  `;
}

/** Forgets a typed text when its box is left; one that cannot be read stays, with the reason. */
export function leave(draft: Model['draft'], { show }: Actions): void {
  if (draft?.isInvalid !== true) show({ draft: null });
}

/** Names the end of a range that is ambiguous; null if neither is. */
const errorIn = (text: string, { unit }: ClientField): string | null =>
  endsOf(text).flatMap((end) => twoReadings(end, unit) ?? [])[0] ?? null;

/** Includes actuators whose value is unknown, once a filter on it is set. */
export function unknownBox(
  field: ClientField,
  { unknown, isSet }: { readonly unknown: number; readonly isSet: boolean },
  { model: { state, catalog }, actions }: { readonly model: Model; readonly actions: Actions },
) {
  const isIncluded = includesUnknown(filtersIn(state), field);
  if (!isSet) return unknown === 0 ? nothing : html`<p class="note">${unknown} ${UNKNOWN_TEXT}</p>`;
  if ((unknown === 0 && !isIncluded) || !catalog.vocabulary.nullable.includes(field.name)) return nothing;
  return html`
    <label class="choice">
      <input
        type="checkbox"
        .checked=${live(isIncluded)}
        @change=${() => actions.change((old) => withValue(old, INCLUDE_UNKNOWN, field.name))}
      />
      include ${unknown} ${UNKNOWN_TEXT}
    </label>
  `;
}

// A gearbox of up to this ratio can usually be turned from its output.
const TURNED_BY_HAND = 10;

/** Few makers say whether a hand can turn the output: the ratio is a hint. */
function ratioHint({ catalog, answer }: Model, { change }: Actions) {
  const field = catalog.fieldByName.get('backdrivable');
  if (field === undefined) return nothing;
  const low = answer
    .withoutOne(field.name)
    .filter((actuator) => valuesOf(actuator, field).includes(UNKNOWN))
    .filter(
      ({ figures }) => (extentOf(figures.gear_ratio ?? null)?.most ?? Infinity) <= TURNED_BY_HAND,
    ).length;
  return html`
    <p class="note">
      Unknown for many actuators. ${low} of them have a ratio of at most ${TURNED_BY_HAND}:1, which a hand can
      usually turn.
      <button
        type="button"
        class="plain"
        @click=${() => change((old) => withFilter(old, 'max_gear_ratio', String(TURNED_BY_HAND)))}
      >
        Only up to ${TURNED_BY_HAND}:1
      </button>
    </p>
  `;
}

/** Categories in their own order, everything else by frequency. */
function inOrder({ name }: ClientField, choices: readonly Choice[], { catalog }: Model): readonly Choice[] {
  if (name !== 'category') return choices;
  const slugs = [...catalog.labels.keys()];
  return choices.toSorted((left, right) => slugs.indexOf(left.value) - slugs.indexOf(right.value));
}
