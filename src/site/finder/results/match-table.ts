import { html, nothing } from 'lit-html';
import type { Requirement } from '../../../query/match/question/requirements.ts';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { glyphIn, kindWordsOf, tagsOf } from '../../client-catalog/figure-marks.ts';
import { apartTag, endedTag, kindTag } from '../../client-catalog/kind-and-availability-tags.ts';
import type { Catalog, ListedActuator } from '../../client-catalog/load-catalog.ts';
import { figureText, UNKNOWN_TEXT } from '../../format.ts';
import type { JointJudgement, JudgedActuator } from '../../match/judge-joints.ts';
import {
  askedText,
  checkView,
  meaningOf,
  titleOf,
  VERDICT_MEANING,
  type CheckMarks,
} from '../../match/results/check-view.ts';
import { curveSparkline, hasCurve } from '../../match/results/curve-sparkline.ts';
import { VERDICT_WORDS } from '../../match/verdict-words.ts';
import { actuatorPath } from '../../paths.ts';
import { doubtfulGlyph } from '../../record/evidence/glyph-view.ts';
import { addLink, moreButton } from '../buttons.ts';
import type { Actions, Model } from '../model.ts';
import { defaultState } from '../state/state.ts';
import { meaningsButton, meaningsView } from './column-meanings.ts';
import { head, shownFields } from './table-view.ts';

/** The actuators of a match, in its order, as a table with a column for each requirement. */
export function judgedTable(model: Model, actions: Actions) {
  const { judgement } = model.answer;
  if (judgement === null || judgement.rows.length === 0) return nothing;
  const { requirements } = judgement.question;
  const beside = fieldsBeside(model, requirements);
  return html`
    ${judgedMeanings(model, judgement, beside)} ${curveNote(requirements)}
    <div
      class="table-frame${requirements.length + beside.length > MOST_FITTING ? ' is-wide' : ''}"
      tabindex="0"
      role="region"
      aria-label="Actuators"
    >
      <table class="table frozen finder-table judged-table">
        <thead>
          <tr>
            <td class="add">${meaningsButton(model, actions)}</td>
            ${head('name', 'Actuator', { model, actions })}
            <th scope="col">Verdict</th>
            ${requirements.map((requirement) => requirementHead(requirement, model))}
            ${beside.map((field) => head(field.name, field.title, { model, actions, field }))}
          </tr>
        </thead>
        <tbody>
          ${judgedIn(model, judgement).map((judged) => rowView(judged, { judgement, beside, model, actions }))}
        </tbody>
      </table>
      ${moreButton(model, actions)}
    </div>
  `;
}

// More columns than this do not fit the default width.
const MOST_FITTING = 5;

/** The meanings of the verdicts, the requirements and the fields beside them. */
function judgedMeanings(model: Model, { question }: JointJudgement, beside: readonly ClientField[]) {
  const asked = question.requirements.flatMap(({ row }) => model.catalog.fieldByName.get(row.field) ?? []);
  return meaningsView(
    model,
    [...new Set([...asked, ...beside])],
    [
      ['Verdict', VERDICT_MEANING],
      ...question.requirements.flatMap((requirement): [string, string][] => {
        const says = meaningOf(requirement);
        return says === null ? [] : [[titleOf(model.catalog, requirement), says]];
      }),
    ],
  );
}

/** The rows that are drawn. */
const judgedIn = ({ rows }: Model, judgement: JointJudgement): readonly JudgedActuator[] =>
  judgement.rows.slice(0, rows).flatMap(judgement.judgedAt);

// Always shown next to the requirements, because they decide between actuators that fit.
const BESIDE: ReadonlySet<string> = new Set(['weight_g', 'price_usd']);

/**
 * The fields beside the requirements: the columns that the reader has chosen; else mass and price, and as many
 * of the leading figures as there is room for.
 */
function fieldsBeside(
  { catalog, state }: Model,
  requirements: readonly Requirement[],
): readonly ClientField[] {
  const further = shownFields(catalog, state.columns).filter(({ name }) =>
    requirements.every(({ row }) => row.field !== name),
  );
  if (state.columns.join() !== defaultState(catalog).columns.join()) return further;
  const always = further.filter(({ name }) => BESIDE.has(name));
  const room = Math.max(0, MOST_FITTING - requirements.length - always.length);
  const fitting = new Set([...always, ...further.filter((field) => !always.includes(field)).slice(0, room)]);
  return further.filter((field) => fitting.has(field));
}

const requirementHead = (requirement: Requirement, { catalog }: Model) => html`
  <th scope="col" class=${requirement.kind === 'bound' ? 'number' : ''}>
    ${titleOf(catalog, requirement)} <span class="unit">${askedText(requirement)}</span>
  </th>
`;

interface RowParts {
  readonly judgement: JointJudgement;
  readonly beside: readonly ClientField[];
  readonly model: Model;
  readonly actions: Actions;
}

function rowView({ actuator, verdict, checks }: JudgedActuator, parts: RowParts) {
  const { judgement, beside, model, actions } = parts;
  const { sign, word } = VERDICT_WORDS[verdict];
  return html` <tr class=${verdict}>
    <td class="add">${addLink(actuator, model, actions)}</td>
    <th scope="row" class="category-${actuator.category}">
      <span class="swatch"></span
      ><a href=${actuatorPath(actuator.id)}>${actuator.name}</a
      >${endedTag(actuator)}${replacedTag(actuator, model)}
      <span class="note">${actuator.brand}</span>
    </th>
    <td class="verdict ${verdict}"><span class="sign" aria-hidden="true">${sign}</span> ${word}</td>
    ${checks.map((check, index) => {
      const requirement = judgement.question.requirements[index];
      if (requirement === undefined) return nothing;
      const isNumber = requirement.kind === 'bound';
      const shown = checkView(check, marksOf(actuator, model.catalog, check.field));
      const curve = curveOf(actuator, requirement, model);
      return html`<td class="check ${check.verdict} ${isNumber ? 'number' : ''}">
        ${curve === nothing ? shown : html`${curve}<span>${shown}</span>`}
      </td>`;
    })}
    ${beside.map((field) => besideCell(actuator, field))}
  </tr>`;
}

/** A tag for the actuator to replace: it meets its own figures, so it is in the list too. */
const replacedTag = ({ id }: ListedActuator, { catalog, state }: Model) =>
  catalog.actuatorById.get(state.replacing)?.id === id
    ? html` <small class="life">to be replaced</small>`
    : nothing;

/** The curve of an actuator with the requested operating point; nothing for other requirements. */
const curveOf = (
  actuator: JudgedActuator['actuator'],
  requirement: Requirement,
  { catalog }: Pick<Model, 'catalog'>,
) => (requirement.kind === 'point' ? curveSparkline(catalog, actuator, requirement) : nothing);

/** Explains those curves. */
const curveNote = (requirements: readonly Requirement[]) =>
  requirements.some((requirement) => requirement.kind === 'point' && hasCurve(requirement))
    ? html`<p class="note">Small curves: dark is proved, light is possible.</p>`
    : nothing;

/** Kind and source of the figure that a check compares. */
function marksOf(actuator: JudgedActuator['actuator'], { fieldByName }: Catalog, name: string): CheckMarks {
  const field = fieldByName.get(name);
  if (field === undefined) return { tag: nothing, glyph: null };
  return {
    tag: apartTag(kindWordsOf(actuator, field), tagsOf(actuator, field)),
    glyph: glyphIn(actuator, field),
  };
}

function besideCell(actuator: JudgedActuator['actuator'], field: ClientField) {
  const text = figureText(actuator.figures[field.name] ?? null, field.unit);
  return html`<td class=${field.kind === 'number' ? 'number' : ''}>
    ${text === UNKNOWN_TEXT ? nothing : html`${kindTag(actuator, field)}${text}${doubtfulGlyph(glyphIn(actuator, field))}`}
  </td>`;
}

/** The actuators of a match as cards, each with its verdict and checks. */
export function judgedCards(model: Model, actions: Actions) {
  const { judgement } = model.answer;
  if (judgement === null || judgement.rows.length === 0) return nothing;
  const beside = fieldsBeside(model, judgement.question.requirements);
  return html`
    ${judgedMeanings(model, judgement, beside)} ${curveNote(judgement.question.requirements)}
    <ul class="card-grid cards judged-cards">
      ${judgedIn(model, judgement).map((judged) => cardView(judged, { judgement, beside, model, actions }))}
    </ul>
    ${moreButton(model, actions)}
  `;
}

function cardView({ actuator, verdict, checks }: JudgedActuator, parts: RowParts) {
  const { judgement, beside, model, actions } = parts;
  const { sign, word } = VERDICT_WORDS[verdict];
  return html` <li class="card category-${actuator.category}">
    <h2><a href=${actuatorPath(actuator.id)}>${actuator.name}</a></h2>
    ${addLink(actuator, model, actions)}
    <p class="note">
      <span class="swatch"></span>${actuator.brand}${endedTag(actuator)}${replacedTag(actuator, model)} ·
      <span class="verdict ${verdict}"><span class="sign" aria-hidden="true">${sign}</span> ${word}</span>
    </p>
    <dl>
      ${checks.map((check, index) => {
        const requirement = judgement.question.requirements[index];
        if (requirement === undefined) return nothing;
        return html`<div>
          <dt>${titleOf(model.catalog, requirement)} <span class="unit">${askedText(requirement)}</span></dt>
          <dd class="check ${check.verdict}">
            ${curveOf(actuator, requirement, model)}<span
              >${checkView(check, marksOf(actuator, model.catalog, check.field))}</span
            >
          </dd>
        </div>`;
      })}
      ${beside.map((field) => {
        const text = figureText(actuator.figures[field.name] ?? null, field.unit);
        return text === UNKNOWN_TEXT
          ? nothing
          : html`<div>
              <dt>${field.title}</dt>
              <dd>
                ${apartTag(tagsOf(actuator, field))}<span class="figure"
                  >${text}${doubtfulGlyph(glyphIn(actuator, field))}</span
                >
              </dd>
            </div>`;
      })}
    </dl>
  </li>`;
}
