import { html, nothing } from 'lit-html';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { choicesView, countChoices, type Choice } from '../../filter/choices.ts';
import {
  listIn,
  paneOf,
  UNKNOWN,
  valuesOf,
  type ChoiceControl,
  type FacetControl,
  type Pane,
} from '../../filter/filters.ts';
import { counted } from '../../format.ts';
import { onFold, onText } from '../../layout/controls.ts';
import { matchPath } from '../../paths.ts';
import { clearButton } from '../buttons.ts';
import type { Actions, Model } from '../model.ts';
import { withFilter, withFlag, withValue } from '../state/state.ts';
import { extentOf } from './facets.ts';
import { rangeBody } from './range-view.ts';

/** All filters, each folded behind its title, with what its choices would leave; the rarer ones in groups. */
export function filtersView(model: Model, actions: Actions) {
  const { first, groups } = paneOf(model.catalog);
  return html`
    ${needView(model, actions)}
    <form class="filters" aria-label="Filters" @submit=${(event: Event) => event.preventDefault()}>
      ${first.map((filter) => filterView(filter, model, actions))}
      ${groups.map((group) => groupView(group, model, actions))}
    </form>
  `;
}

const isAsked = ({ exploration }: Model, { field }: FacetControl): boolean =>
  exploration.criteria.some(({ name }) => name === field.name);

function groupView({ title, filters }: Pane['groups'][number], model: Model, actions: Actions) {
  const asked = filters.filter((filter) => isAsked(model, filter)).length;
  const isOpen = model.open.has(title);
  return html`
    <details class="filter filter-group" ?open=${isOpen} @toggle=${onToggle(title, model, actions)}>
      <summary>
        ${title}
        <span class="count"
          >${asked === 0 ? filters.length : html`<span class="asked"></span> ${asked} in use`}</span
        >
      </summary>
      ${isOpen ? filters.map((filter) => filterView(filter, model, actions)) : nothing}
    </details>
  `;
}

function filterView(filter: FacetControl, model: Model, actions: Actions) {
  const { name, title } = filter.field;
  const isOpen = model.open.has(name);
  return html`
    <details class="filter" ?open=${isOpen} @toggle=${onToggle(name, model, actions)}>
      <summary>
        ${title}${isAsked(model, filter) ? html`<span class="asked" role="img" aria-label="in use"></span>` : nothing}
      </summary>
      ${isOpen ? bodyOf(filter, model, actions) : nothing}
    </details>
  `;
}

const onToggle = (name: string, { open }: Model, { show }: Actions) =>
  onFold(open.has(name), () => show({ open: open.symmetricDifference(new Set([name])) }));

const bodyOf = (filter: FacetControl, model: Model, actions: Actions) =>
  filter.kind === 'range' ? rangeBody(filter, model, actions) : choiceBody(filter, model, actions);

function choiceBody({ name, field }: ChoiceControl, model: Model, actions: Actions) {
  const { catalog, exploration, state } = model;
  const chosen = listIn(state.filters, name);
  const counted = countChoices(exploration.withoutOne(field.name), field);
  const isFlag = field.kind === 'flag';
  const toggle = (value: string): void =>
    actions.change((old) => (isFlag ? withFlag(old, name, value) : withValue(old, name, value)));
  const missing = chosen.filter((value) => !counted.some((choice) => choice.value === value));
  const choices = inOrder(field, [...counted, ...missing.map((value) => ({ value, count: 0 }))], model);
  const before = (value: string): string => (isFlag && value === UNKNOWN ? 'include ' : '');
  return html`
    <fieldset class="choices">
      <legend class="visually-hidden">${field.title}</legend>
      ${choicesView({ catalog, field, name, choices, chosen, toggle, before })}
    </fieldset>
    ${field.name === 'backdrivable' ? ratioHint(model, actions) : nothing}
  `;
}

// A gearbox of up to this ratio can usually be turned from its output.
const TURNED_BY_HAND = 10;

/** Few makers say whether a hand can turn the output: the ratio is a hint. */
function ratioHint({ catalog, exploration }: Model, { change }: Actions) {
  const field = catalog.fieldByName.get('backdrivable');
  if (field === undefined) return nothing;
  const low = exploration
    .withoutOne(field.name)
    .filter((actuator) => valuesOf(actuator, field).includes(UNKNOWN))
    .filter(
      ({ figures }) => (extentOf(figures.gear_ratio ?? null)?.most ?? Infinity) <= TURNED_BY_HAND,
    ).length;
  return html`
    <p class="note">
      Of those that do not say, ${low} have a ratio of at most ${TURNED_BY_HAND}:1, which a hand can usually
      turn.
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

/** Categories in their own order, what is not published last, all else by how many have it. */
function inOrder({ name }: ClientField, choices: readonly Choice[], { catalog }: Model): readonly Choice[] {
  const slugs = [...catalog.labels.keys()];
  const placeOf = ({ value }: Choice): number =>
    value === UNKNOWN ? 1000 : name === 'category' ? slugs.indexOf(value) : 0;
  return choices.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** The box that turns a designer's sentence into filters. */
const needView = ({ state, engine }: Model, actions: Actions) => html`
  <form
    class="row need"
    aria-label="What the joint needs"
    @submit=${onText('need', (need) => void actions.ask(need))}
  >
    <label for="need">What the joint needs</label>
    <input id="need" name="need" autocomplete="off" placeholder="40 N·m, 12 rad/s, CAN" />
    <button type="submit">Apply</button>
    <a class="note" href=${matchPath(new URLSearchParams(engine?.textsOfFilters(state.filters)))}>
      Check each requirement instead
    </a>
  </form>
`;

/** On a phone: the button that opens the filters, and the sheet from below that holds them. */
export function sheetView(model: Model, actions: Actions) {
  const { exploration, isSheetOpen } = model;
  const open = ({ currentTarget: button }: Event): void => {
    actions.show({ isSheetOpen: true });
    const sheet = button instanceof HTMLElement ? button.nextElementSibling : null;
    if (sheet instanceof HTMLDialogElement) sheet.showModal();
  };
  const asked = exploration.criteria.length;
  return html`
    <button type="button" class="primary button" @click=${open}>
      Filters${asked === 0 ? '' : ` (${asked})`}
    </button>
    <dialog class="sheet-below" aria-label="Filters" @close=${() => actions.show({ isSheetOpen: false })}>
      ${isSheetOpen ? filtersView(model, actions) : ''}
      <form method="dialog" class="sheet-foot">
        ${clearButton(actions)}
        <button type="submit" class="primary button">
          Show ${counted(exploration.matches.length, 'actuator')}
        </button>
      </form>
    </dialog>
  `;
}
