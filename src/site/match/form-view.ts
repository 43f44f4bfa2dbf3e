import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Unit } from '../../catalog/fields/units.ts';
import { MATCH_JOINTS } from '../../limits.ts';
import { needsOf, stepsOf } from '../../query/parameters/duty.ts';
import { choicesView, countChoices } from '../filter/choices.ts';
import { listIn, toggled, UNKNOWN } from '../filter/filters.ts';
import { plainNumber, readTyped, typedText } from '../filter/quantity.ts';
import { figureText } from '../format.ts';
import { menuView, onFold, onValue } from '../layout/controls.ts';
import { countBox } from '../list/count-box.ts';
import { optionsOf, PARTS, unitOf, type FormField } from './form-fields.ts';
import { blankJoint, furtherJoint, withoutJoint, withTexts, type Texts } from './joint.ts';
import { jointIn, type MatchActions, type MatchModel } from './model.ts';
import { pointsView } from './points-view.ts';

/** The joints, and the form of the one that is shown, which is folded behind its sentence. */
export function formView(model: MatchModel, actions: MatchActions) {
  const { need, texts } = jointIn(model);
  const isOpen = model.isFormOpen ?? need === '';
  return html`
    ${jointsView(model, actions)}
    <details
      class="match-fold"
      ?open=${isOpen}
      @toggle=${onFold(isOpen, (isFormOpen) => actions.show({ isFormOpen }))}
    >
      <summary>Requirements ${usedText(Object.keys(texts).length)}</summary>
      ${isOpen ? html`${jointView(model, actions)} ${fieldsView(model, actions)}` : nothing}
    </details>
  `;
}

const fieldsView = (model: MatchModel, actions: MatchActions) => html`
  <form class="match-form" aria-label="Requirements" @submit=${(event: Event) => event.preventDefault()}>
    ${PARTS.map(({ title, fields, isOpen }) => {
      const used = fields.filter(({ name }) => name in jointIn(model).texts).length;
      const isUnfolded = model.parts.get(title) ?? (isOpen || used > 0);
      const unfold = (next: boolean): void => actions.show({ parts: new Map(model.parts).set(title, next) });
      return html`
        <details class="filter" ?open=${isUnfolded} @toggle=${onFold(isUnfolded, unfold)}>
          <summary>${title}${usedText(used)}</summary>
          ${isUnfolded ? html`<div class="match-fields">${fields.map((field) => fieldView(field, { model, actions }))}</div>` : nothing}
        </details>
      `;
    })}
  </form>
`;

const usedText = (used: number) =>
  used === 0 ? nothing : html`<span class="count"><span class="asked"></span> ${used} in use</span>`;

function jointsView({ state, shown }: MatchModel, actions: MatchActions) {
  const next = state.joints.length;
  const add = (): void =>
    actions.change({ ...state, joints: [...state.joints, furtherJoint(state.joints)] }, { shown: next });
  return html`
    <div class="row match-joints" role="group" aria-label="Joints">
      ${state.joints.map(
        ({ name, count }, index) => html`
          <button
            type="button"
            aria-pressed=${index === shown ? 'true' : 'false'}
            @click=${() => actions.show({ shown: index })}
          >
            ${name}${count === 1 ? nothing : html` × ${count}`}
          </button>
        `,
      )}
      ${next >= MATCH_JOINTS.most ? nothing : html`<button type="button" @click=${add}>+ Joint</button>`}
    </div>
  `;
}

function jointView(model: MatchModel, actions: MatchActions) {
  const { state, shown } = model;
  const { name, count } = jointIn(model);
  const rename = (text: string): void => actions.changeJoint({ name: text.trim() || blankJoint(shown).name });
  return html`
    <div class="match-joint">
      <label class="field">
        <span>Joint</span>
        <input
          name="name"
          maxlength="100"
          autocomplete="off"
          .value=${live(name)}
          @change=${onValue(rename)}
        />
      </label>
      <label class="field">
        <span>How many</span>
        ${countBox(count, (next) => actions.changeJoint({ count: next }))}
      </label>
      <button
        type="button"
        @click=${() => actions.change(withoutJoint(state, shown), { shown: 0, drafts: new Map() })}
      >
        ${state.joints.length === 1 ? 'Clear' : 'Remove'}
      </button>
    </div>
  `;
}

function fieldView(field: FormField, parts: Parts) {
  switch (field.control) {
    case 'points':
      // One table has the points of both kinds.
      return field.name === 'peak_points'
        ? pointsView(jointIn(parts.model), parts.actions.changeJoint)
        : nothing;
    case 'one':
      return choiceView(field, parts);
    case 'several':
      return severalView(field, parts);
    default:
      return boxView(field, parts);
  }
}

interface Parts {
  readonly model: MatchModel;
  readonly actions: MatchActions;
}

/** Changes texts of the joint that is shown. */
const setTexts = ({ model, actions }: Parts, texts: Texts, next?: Partial<MatchModel>): void =>
  actions.changeJoint(withTexts(jointIn(model), texts), next);

function boxView(field: FormField, parts: Parts) {
  const { model } = parts;
  const { name, label, hint } = field;
  const unit = unitOf(model.catalog, field);
  const { texts } = jointIn(model);
  const draftName = `${model.shown} ${name}`;
  const draft = model.drafts.get(draftName);
  const type = (text: string): void => {
    const figure = unit === undefined ? text : readFigures(text, unit, field);
    setTexts(parts, { [name]: figure ?? '' }, { drafts: new Map(model.drafts).set(draftName, text) });
  };
  const isUnread = draft !== undefined && draft.trim() !== '' && texts[name] === undefined;
  const error = isUnread
    ? 'Not understood'
    : model.answering?.judge(model.state).errors[model.shown]?.get(name);
  return html`
    <label class="field">
      <span>${label}</span>
      <input
        name=${name}
        autocomplete="off"
        placeholder=${hint}
        aria-invalid=${error === undefined ? nothing : 'true'}
        .value=${live(draft ?? typedText(texts[name] ?? '', unit ?? null))}
        @input=${onValue(type)}
      />
      <small class=${error === undefined ? 'note' : 'error'}>${error ?? understood(texts[name], unit)}</small>
    </label>
  `;
}

/** A typed figure in our unit, or the two of a range such as `24-48 V`; null for what is none. */
function readFigures(text: string, unit: Unit | null, { control }: FormField): string | null {
  const ends = control === 'range' ? text.split(/\s*[-–]\s*|\s+to\s+/) : [text];
  const figures = ends.flatMap((end) => readTyped(end, unit) ?? []);
  return figures.length < ends.length || ends.length > 2 ? null : figures.map(plainNumber).join('-');
}

/** Echo of the input as understood: a figure, or the torque of a duty cycle. */
function understood(text: string | undefined, unit: Unit | null | undefined): string {
  if (text === undefined || unit === null) return '';
  if (unit !== undefined)
    return text
      .split('-')
      .map((figure) => figureText(Number(figure), unit))
      .join(' to ');
  const steps = stepsOf(text);
  if (steps === null) return '';
  const { rms_torque_nm: rms, peak_torque_nm: peak } = needsOf(steps);
  return `RMS ${figureText(rms, 'N.m')}, peak ${figureText(peak, 'N.m')}`;
}

function choiceView(field: FormField, parts: Parts) {
  const { model } = parts;
  const { name, label } = field;
  const chosen = jointIn(model).texts[name] ?? '';
  const options = [['', 'any'] as const, ...optionsOf(model.catalog, field)];
  return html`
    <label class="field">
      <span>${label}</span>
      ${menuView({ options, chosen, choose: (text) => setTexts(parts, { [name]: text }), name })}
    </label>
  `;
}

function severalView({ name, label, about }: FormField, parts: Parts) {
  const { catalog } = parts.model;
  const clientField = catalog.fieldByName.get(about);
  if (clientField === undefined) return html``;
  const chosen = listIn(jointIn(parts.model).texts, name);
  const choices = countChoices(catalog.actuators, clientField).filter(
    ({ value }) => value !== UNKNOWN || name === 'availability',
  );
  const toggle = (value: string): void => setTexts(parts, { [name]: toggled(chosen, value).join(',') });
  return html`
    <fieldset class="choices">
      <legend class="note">${label}</legend>
      ${choicesView({ catalog, field: clientField, name, choices, chosen, toggle })}
    </fieldset>
  `;
}
