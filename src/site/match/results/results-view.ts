import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Relaxation } from '../../../query/match/relax.ts';
import { VERDICTS, type Verdict } from '../../../query/match/verdicts.ts';
import { pointsOf, type LoadPoint } from '../../../query/parameters/duty.ts';
import { glyphIn } from '../../client-catalog/figure-marks.ts';
import { kindTag, lifeTag } from '../../client-catalog/kind-tag.ts';
import { toggled } from '../../filter/filters.ts';
import { counted, figureText, UNKNOWN_TEXT, numberText } from '../../format.ts';
import { menuView } from '../../layout/controls.ts';
import { pointsText } from '../../list/lines.ts';
import { ownListLink, toListLink } from '../../list/to-list.ts';
import { actuatorPath, comparePath } from '../../paths.ts';
import { glyphLegend, glyphView } from '../../record/evidence/glyph-view.ts';
import { LEFT_OUT } from '../candidates.ts';
import { LEFT_OUT_NAMES, sortNamed, SORTS, withTexts, type JointForm, type LeftOut } from '../joint.ts';
import type { JointJudgement, JudgedActuator } from '../judgement.ts';
import { jointIn, shownJudgement, type MatchActions, type MatchModel } from '../model.ts';
import { askedText, checkCell, SAID, titleOf } from './check-view.ts';
import { emptyView } from './empty-view.ts';

/**
 * How the catalog stands to the joint that is shown: counts, what to relax, and the actuators of each
 * verdict.
 */
export function resultsView(model: MatchModel, actions: MatchActions) {
  const judgement = shownJudgement(model);
  if (judgement === null) return emptyView();
  const best = [...judgement.groups.meets, ...judgement.groups.close].slice(0, 5).flatMap(judgement.judgedAt);
  return html`
    <ul class="row match-counts" aria-label="Verdicts">
      ${VERDICTS.map((verdict) => countView(verdict, judgement))}
    </ul>
    ${relaxView(judgement, model, actions)}
    <div class="row toolbar no-print">
      ${sortSelect(model, actions)}
      ${
        best.length < 2
          ? nothing
          : html`<a class="button" href=${comparePath(best.map(({ actuator }) => actuator.id))}>
              Compare the first ${best.length}
            </a>`
      }
      ${leftOutView(judgement, model, actions)} ${ownListLink(model.own)}
    </div>
    ${table(judgement, model, actions)} ${glyphLegend}
    <p class="note">
      Rated torque depends on the maker’s cooling. RMS torque is only an estimate of heating. Do not use stall
      torque for long. Unknown never counts as “no”.
    </p>
  `;
}

function countView(verdict: Verdict, { counts, groups }: JointJudgement) {
  const text = html`<strong>${numberText(counts[verdict])}</strong> ${SAID[verdict].counted}`;
  return html`<li class=${verdict} data-ready>
    ${groups[verdict].length === 0 ? html`<span>${text}</span>` : html`<a href="#${verdict}">${text}</a>`}
  </li>`;
}

/** Bounds by whose easing more would meet everything; one click eases them. */
function relaxView({ relax, asking }: JointJudgement, model: MatchModel, { changeJoint }: MatchActions) {
  if (relax.length === 0) return nothing;
  return html`
    <div class="row match-relax">
      <span class="note">Relax one requirement:</span>
      ${relax.map((relaxation) => {
        const { requirement, to, adds, speed_rpm: speed } = relaxation;
        const asked = asking.requirements.find(({ row }) => row.name === requirement);
        if (asked === undefined) return nothing;
        const { unit } = asked.row;
        // A limit from a duty cycle is relaxed as its continuous torque.
        const joint = jointIn(model);
        const eased = easedText(joint, relaxation);
        const ease = (): void =>
          changeJoint(withTexts(joint, { [requirement]: eased ?? '' }), { drafts: new Map() });
        const at = speed === undefined ? '' : ` at ${figureText(speed, '/min')}`;
        const text = `${titleOf(model.catalog, asked)} ${figureText(to, unit)}${at}: ${numberText(adds)} more`;
        return eased === null
          ? html`<span class="chip">${text}</span>`
          : html`<button type="button" class="chip" @click=${ease}>${text}</button>`;
      })}
    </div>
  `;
}

/** The relaxed requirement as text; null when it follows from a duty cycle. */
function easedText(
  { texts }: JointForm,
  { requirement, from, to, speed_rpm: speed }: Relaxation,
): string | null {
  if (requirement === 'rms_torque_nm') return null;
  if (speed === undefined) return String(to);
  const points = pointsOf(texts[requirement] ?? '') ?? [];
  const isEased = ({ torque_nm, speed_rpm }: LoadPoint): boolean => torque_nm === from && speed_rpm === speed;
  if (!points.some(isEased)) return null;
  return pointsText(points.map((point) => (isEased(point) ? { ...point, torque_nm: to } : point)));
}

const sortSelect = ({ state }: MatchModel, actions: MatchActions) => html`
  <label class="choice">
    Sort
    ${menuView({
      options: Object.entries(SORTS).map(([name, { label }]) => [name, label]),
      chosen: state.sort,
      choose: (name) => actions.change({ ...state, sort: sortNamed(name) }),
    })}
  </label>
`;

/** Buttons to include the groups left out by default. */
function leftOutView({ further }: JointJudgement, { state }: MatchModel, { change }: MatchActions) {
  const offered = LEFT_OUT_NAMES.filter((name) => further[name] > 0 || state.include.includes(name));
  if (offered.length === 0) return nothing;
  const toggle = (name: LeftOut): void => change({ ...state, include: toggled(state.include, name) });
  return html`
    <div class="row no-print">
      ${offered.map(
        (name) => html`
          <label class="choice" title=${LEFT_OUT[name].says}>
            <input
              type="checkbox"
              .checked=${live(state.include.includes(name))}
              @change=${() => toggle(name)}
            />
            include ${further[name] === 0 ? nothing : numberText(further[name])} ${LEFT_OUT[name].word}
          </label>
        `,
      )}
    </div>
  `;
}

// Shown beside the requirements, for a choice among those that fit.
const BESIDE = ['weight_g', 'price_usd'] as const;

function table(judgement: JointJudgement, model: MatchModel, actions: MatchActions) {
  const { requirements } = judgement.asking;
  const beside = BESIDE.filter((name) => requirements.every(({ row }) => row.field !== name));
  return html`
    <div class="table-frame" tabindex="0" role="region" aria-label="Matches">
      <table class="table frozen match-table as-cards">
        <thead>
          <tr>
            <th scope="col">Actuator</th>
            ${requirements.map(
              (requirement) => html`
                <th scope="col" class=${requirement.kind === 'bound' ? 'number' : ''}>
                  ${titleOf(model.catalog, requirement)} <span class="unit">${askedText(requirement)}</span>
                </th>
              `,
            )}
            ${beside.map((name) => html`<th scope="col" class="number">${model.catalog.fieldByName.get(name)?.title}</th>`)}
            <td></td>
          </tr>
        </thead>
        ${VERDICTS.map((verdict) => groupView(verdict, { judgement, beside, model, actions }))}
      </table>
    </div>
  `;
}

interface Group {
  readonly judgement: JointJudgement;
  readonly beside: readonly string[];
  readonly model: MatchModel;
  readonly actions: MatchActions;
}

const FIRST_ROWS = 10;

/**
 * How many actuators of a verdict are shown: what meets or is close at first, else the best that there is.
 */
function rowsShown(verdict: Verdict, { groups }: JointJudgement, { rows }: MatchModel): number {
  const asked = rows.get(verdict);
  if (asked !== undefined) return asked;
  const isBest = VERDICTS.find((other) => groups[other].length > 0) === verdict;
  return isBest || verdict === 'meets' || verdict === 'close' ? FIRST_ROWS : 0;
}

function groupView(verdict: Verdict, group: Group) {
  const { judgement, beside, model, actions } = group;
  const ranked = judgement.groups[verdict];
  if (ranked.length === 0) return nothing;
  const most = rowsShown(verdict, judgement, model);
  const rows = ranked.slice(0, most).flatMap(judgement.judgedAt);
  const columns = judgement.asking.requirements.length + beside.length + 2;
  const next = most === 0 ? Math.min(FIRST_ROWS, ranked.length) : ranked.length;
  const unfold = (): void => actions.show({ rows: new Map(model.rows).set(verdict, next) });
  return html`
    <tbody id=${verdict} class=${verdict}>
      <tr class="part">
        <th colspan=${columns} scope="rowgroup">
          <span class="part-head">
            ${numberText(judgement.counts[verdict])} ${SAID[verdict].counted}
            <span class="note">${SAID[verdict].note}</span></span
          >
        </th>
      </tr>
      ${rows.map((judged) => rowView(judged, group))}
      ${
        rows.length < ranked.length
          ? html`<tr>
              <td colspan=${columns}>
                <button type="button" class="part-head" @click=${unfold}>
                  Show ${most > 0 ? 'all' : next < ranked.length ? 'the first' : ''}
                  ${counted(next, 'actuator')}
                </button>
              </td>
            </tr>`
          : nothing
      }
    </tbody>
  `;
}

function rowView({ actuator, checks }: JudgedActuator, { judgement, beside, model, actions }: Group) {
  const marksAt = (name: string) => {
    const field = model.catalog.fieldByName.get(name);
    return field && { field, glyph: glyphIn(actuator, field) };
  };
  return html` <tr>
    <th scope="row" class="category-${actuator.category}">
      <span class="swatch"></span
      ><a href=${actuatorPath(actuator.id)}>${actuator.name}</a>${lifeTag(actuator)}
      <span class="note">${actuator.brand}</span>
    </th>
    ${checks.map((check, index) => {
      const requirement = judgement.asking.requirements[index];
      if (requirement === undefined) return nothing;
      const marks = marksAt(check.field);
      return checkCell(check, {
        label: titleOf(model.catalog, requirement),
        tag: marks === undefined ? nothing : kindTag(actuator, marks.field),
        glyph: marks?.glyph ?? null,
        isNumber: requirement.kind === 'bound',
      });
    })}
    ${beside.map((name) => {
      const { field, glyph = null } = marksAt(name) ?? {};
      const text = figureText(actuator.figures[name] ?? null, field?.unit ?? null);
      return html`<td
        class="number ${text === UNKNOWN_TEXT ? 'unknown' : ''}"
        data-label=${field?.title ?? name}
      >
        ${text === UNKNOWN_TEXT ? '·' : text}${glyphView(glyph)}
      </td>`;
    })}
    <td>${toListLink({ ...actuator, own: model.own, add: actions.addToList })}</td>
  </tr>`;
}
