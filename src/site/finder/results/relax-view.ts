import { html, nothing } from 'lit-html';
import type { Relaxation } from '../../../query/match/relax.ts';
import { pointsOf, type LoadPoint } from '../../../query/parameters/duty.ts';
import { availabilityLabelOf } from '../../client-catalog/availability-label.ts';
import { figureText, numberText } from '../../format.ts';
import type { Texts } from '../../match/joint-form.ts';
import type { JointJudgement, JudgedActuator } from '../../match/judge-joints.ts';
import { betweenText, isTorqueAt, senseSign, titleOf } from '../../match/results/check-view.ts';
import { pointsText } from '../../parts/lines.ts';
import { actuatorPath } from '../../paths.ts';
import type { Actions, Model } from '../model.ts';
import { filtersIn, withFilter, withFilters } from '../state/state.ts';

/** Offers to relax requirements so that more actuators meet everything, one per click. */
export function relaxView(judgement: JointJudgement, { catalog, state }: Model, { change }: Actions) {
  const eased = judgement.relax.flatMap((relaxation) => {
    const asked = judgement.question.requirements.find(({ row }) => row.name === relaxation.requirement);
    const text = easedText(filtersIn(state), relaxation);
    if (asked === undefined || text === null) return [];
    const { requirement, to, adds, speed_rpm: speed } = relaxation;
    const figure = figureText(to, asked.row.unit);
    const limit =
      speed === undefined
        ? `${titleOf(catalog, asked).toLowerCase()} ${senseSign(asked.row)} ${figure}`
        : `${figure} at ${figureText(speed, '/min')}`;
    const says = `With ${limit}: ${numberText(adds)} more`;
    return [{ says, ease: () => change((old) => withFilter(old, requirement, text)) }];
  });
  return eased.length === 0
    ? nothing
    : html`<div class="row no-print">
        ${eased.map(({ says, ease }) => html`<button type="button" class="chip" @click=${ease}>${says}</button>`)}
      </div>`;
}

/** The relaxed requirement as text; null if a duty cycle determines it. */
function easedText(texts: Texts, { requirement, from, to, speed_rpm: speed }: Relaxation): string | null {
  if (texts[requirement] === undefined) return null;
  if (speed === undefined) return Number(texts[requirement]) === from ? String(to) : null;
  const points = pointsOf(texts[requirement] ?? '') ?? [];
  const isEased = ({ torque_nm, speed_rpm }: LoadPoint): boolean => torque_nm === from && speed_rpm === speed;
  if (!points.some(isEased)) return null;
  return pointsText(points.map((point) => (isEased(point) ? { ...point, torque_nm: to } : point)));
}

/** The nearest actuators that miss only one requirement, in words. */
export function nearMissesView({ nearMisses, judgedAt, question }: JointJudgement, { catalog }: Model) {
  const near = nearMisses.flatMap(judgedAt);
  if (near.length === 0) return nothing;
  const missed = ({ checks }: JudgedActuator): string =>
    checks
      .flatMap((check, index) => {
        const requirement = question.requirements[index];
        if (check.verdict !== 'misses' || requirement === undefined) return [];
        const { value, unit } = check;
        const text = isTorqueAt(value) ? betweenText(value) : figureText(value, unit);
        return [`${titleOf(catalog, requirement).toLowerCase()} ${text}`];
      })
      .join(', ');
  return html`<p class="note near-misses">
    Nearest actuators that miss only one limit:
    ${near.map(
      (judged, index) =>
        html`${index === 0 ? '' : '; '}<a href=${actuatorPath(judged.actuator.id)}>${judged.actuator.name}</a>
          (${missed(judged)})`,
    )}.
  </p>`;
}

/** Offers to leave out actuators that are no longer sold. */
export function soldOnlyView(model: Model, { change }: Actions) {
  const { catalog, answer, state } = model;
  if (filtersIn(state).availability !== undefined) return nothing;
  const ended = answer.matches.filter(
    ({ figures }) => availabilityLabelOf(figures.availability)?.isEnded === true,
  );
  if (ended.length === 0) return nothing;
  const words = catalog.vocabulary.choices.find(({ field }) => field === 'availability')?.words ?? [];
  const sold = words.filter((word) => availabilityLabelOf(word)?.isEnded !== true).join(',');
  return html`<button
    type="button"
    class="no-print"
    @click=${() => change((old) => withFilters(old, { availability: sold }))}
  >
    Leave out ${numberText(ended.length)} that are no longer sold
  </button>`;
}
