import { html, nothing } from 'lit-html';
import { counted } from '../../format.ts';
import { onFold } from '../../layout/controls.ts';
import { paneOf, type FacetControl, type Pane } from '../../page-filters/filter-controls.ts';
import { clearButton } from '../buttons.ts';
import type { Actions, LazyCode, Model } from '../model.ts';
import { filtersIn } from '../state/state.ts';

// Names of the parts of the pane that are not a field.
const MORE = 'More filters';
const POINTS = 'Torque at a speed';
const JOINT = 'Duty cycle and safety factor';

/** The parameters of the part about the joint. */
const OF_JOINT = [
  ...['duty', 'margin', 'external_ratio', 'external_efficiency', 'tolerance', 'stall_share'],
  ...['peak_seconds', 'together'],
];

/** All filters, each folded behind its title; the rarer ones behind "More filters", in groups. */
export function filtersView(model: Model, actions: Actions) {
  const { first, groups } = paneOf(model.catalog);
  const isOpen = model.open.has(MORE);
  const texts = filtersIn(model.state);
  const points = ['peak_points', 'rated_points'].filter((name) => texts[name] !== undefined);
  const ofJoint = OF_JOINT.filter((name) => texts[name] !== undefined);
  const inUse = groups.flatMap(({ filters }) => filters).filter((filter) => isAsked(model, filter)).length;
  const pointsBody = () => bodyOf(model, (lazyCode) => lazyCode.pointsBody(model, actions));
  const jointBody = () => bodyOf(model, (lazyCode) => lazyCode.jointBoxes(model, actions));
  return html`
    <form class="filters" aria-label="Filters" @submit=${(event: Event) => event.preventDefault()}>
      ${first.map((filter) => filterView(filter, model, actions))}
      ${foldView({ title: POINTS, inUse: points.length, body: pointsBody }, model, actions)}
      <details class="filter more-filters" ?open=${isOpen} @toggle=${onToggle(MORE, model, actions)}>
        <summary>${MORE} ${usedText(inUse + ofJoint.length)}</summary>
        ${
          isOpen
            ? html`${groups.map((group) => groupView(group, model, actions))}
              ${foldView({ title: JOINT, inUse: ofJoint.length, body: jointBody }, model, actions)}`
            : nothing
        }
      </details>
    </form>
  `;
}

/** A part of the pane that folds. */
interface Fold {
  readonly title: string;
  /** The number of its filters that are asked. */
  readonly inUse: number;
  readonly body: () => unknown;
}

const foldView = ({ title, inUse, body }: Fold, model: Model, actions: Actions) => html`
  <details class="filter" ?open=${model.open.has(title)} @toggle=${onToggle(title, model, actions)}>
    <summary>${title} ${usedText(inUse)}</summary>
    ${model.open.has(title) ? body() : nothing}
  </details>
`;

const usedText = (used: number) =>
  used === 0 ? nothing : html`<span class="count"><span class="asked"></span> ${used} in use</span>`;

const isAsked = ({ answer }: Model, { field }: FacetControl): boolean =>
  answer.criteria.some(({ name }) => name === field.name);

function groupView({ title, filters }: Pane['groups'][number], model: Model, actions: Actions) {
  const asked = filters.filter((filter) => isAsked(model, filter)).length;
  const isOpen = model.open.has(title);
  return html`
    <details class="filter filter-group" ?open=${isOpen} @toggle=${onToggle(title, model, actions)}>
      <summary>
        ${title} ${asked === 0 ? html`<span class="count">${filters.length}</span>` : usedText(asked)}
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
      ${isOpen ? bodyOf(model, (lazyCode) => lazyCode.filterBody(filter, model, actions)) : nothing}
    </details>
  `;
}

/** Remembers which parts of the page are unfolded. */
export const onToggle = (name: string, { open }: Model, { show }: Actions) =>
  onFold(open.has(name), () => show({ open: open.symmetricDifference(new Set([name])) }));

/** The body of an unfolded part, which is loaded on the first sign of use. */
const bodyOf = ({ lazyCode }: Model, draw: (lazyCode: LazyCode) => unknown) =>
  lazyCode === null ? html`<p class="note">Loading …</p>` : draw(lazyCode);

/** On a phone: the button that opens the filters, and the sheet from below that holds them. */
export function sheetView(model: Model, actions: Actions) {
  const { answer, isSheetOpen } = model;
  const open = ({ currentTarget: button }: Event): void => {
    actions.show({ isSheetOpen: true });
    const sheet = button instanceof HTMLElement ? button.nextElementSibling : null;
    if (sheet instanceof HTMLDialogElement) sheet.showModal();
  };
  const asked = answer.criteria.length;
  return html`
    <button type="button" class="primary button" @click=${open}>
      Filters${asked === 0 ? '' : ` (${asked})`}
    </button>
    <dialog class="sheet-below" aria-label="Filters" @close=${() => actions.show({ isSheetOpen: false })}>
      ${isSheetOpen ? filtersView(model, actions) : ''}
      <form method="dialog" class="sheet-foot">
        ${clearButton(actions)}
        <button type="submit" class="primary button">
          Show ${counted(answer.matches.length, 'actuator')}
        </button>
      </form>
    </dialog>
  `;
}
