import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { LOAD_POINTS } from '../../limits.ts';
import { pointsOf } from '../../query/parameters/duty.ts';
import type { FoundPoints } from '../finder/model.ts';
import { figureError, plainNumber, readTyped, typedText } from '../page-filters/read-figure.ts';
import { POINT_KINDS, pointParameters, pointsText, type JointPoint } from '../parts/lines.ts';
import { unitShown } from '../units/shown-units.ts';
import { withTexts, type JointForm, type Texts } from './joint-form.ts';

/** The times for which points are needed. */
const DURATIONS = { peak_points: 'peak', rated_points: 'continuous' } as const;

/** The points of a joint, intermittent ones first. */
export const pointsIn = ({ texts }: Pick<JointForm, 'texts'>): readonly JointPoint[] =>
  POINT_KINDS.flatMap((kind) => (pointsOf(texts[kind] ?? '') ?? []).map((point) => ({ ...point, kind })));

/**
 * The points of a joint, and its torques as points at its speed. If there is a peak torque too, the rated
 * torque is at rest.
 */
export function needsIn(texts: Texts): JointPoint[] {
  const {
    min_peak_torque_nm: peak = '',
    min_rated_torque_nm: rated = '',
    min_speed_rpm: speed = '0',
  } = texts;
  const stated = { peak_points: `${peak}@${speed}`, rated_points: `${rated}@${peak === '' ? speed : 0}` };
  return [...pointsIn({ texts }), ...pointsIn({ texts: stated })];
}

/** The joint with these points in place of its own. */
export const withPoints = (joint: JointForm, points: readonly JointPoint[]): JointForm =>
  withTexts(joint, pointParameters(points));

// Computed points replace these.
const UNASKED: Texts = { min_peak_torque_nm: '', min_rated_torque_nm: '', min_speed_rpm: '', duty: '' };

/** A joint with computed points instead of its points, torques and speed. */
export const withFound = (joint: JointForm, { peak, rated }: FoundPoints): JointForm =>
  withTexts(joint, { ...UNASKED, peak_points: pointsText(peak), rated_points: pointsText(rated) });

/**
 * The torques at a speed that a joint needs, as a small table in which each can be changed, added and
 * removed.
 */
export function pointsView(joint: JointForm, change: (next: JointForm) => void) {
  const points = pointsIn(joint);
  const replace = (index: number, next: readonly JointPoint[]): void =>
    change(withPoints(joint, points.toSpliced(index, 1, ...next)));
  return html`
    <table class="match-points">
      <caption class="visually-hidden">
        Torque at a speed
      </caption>
      <thead>
        <tr>
          <th scope="col">${unitShown('N.m').symbol}</th>
          <th scope="col">at ${unitShown('/min').symbol}</th>
          <th scope="col">for</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${points.map((point, index) => rowView(point, (next) => replace(index, next)))}
        ${points.length >= LOAD_POINTS.most ? nothing : rowView(null, (next) => replace(points.length, next))}
      </tbody>
    </table>
    <p class="error points-error" role="alert"></p>
  `;
}

/** A row of the table; null is the empty one at its end, which adds a point. */
function rowView(point: JointPoint | null, replace: (next: readonly JointPoint[]) => void) {
  const read = ({ currentTarget }: Event): void => {
    const row = currentTarget instanceof Element ? currentTarget.closest('tr') : null;
    const next = row === null ? null : pointIn(row);
    if (row !== null) showErrors(row);
    if (next !== null) replace([next]);
  };
  const torque = point === null ? '' : typedText(plainNumber(point.torque_nm), 'N.m');
  const speed = point === null ? '' : typedText(plainNumber(point.speed_rpm), '/min');
  const says = point === null ? 'of a new point' : `of ${torque} at ${speed}`;
  const remove = (): void => replace([]);
  return html`
    <tr>
      <td>${boxView(`Torque ${says}`, [torque, '40'], read)}</td>
      <td>${boxView(`Speed ${says}`, [speed, '115'], read)}</td>
      <td>
        <select aria-label="For how long, ${says}" @change=${read}>
          ${POINT_KINDS.map(
            (kind) =>
              html`<option value=${kind} ?selected=${point?.kind === kind}>${DURATIONS[kind]}</option>`,
          )}
        </select>
      </td>
      <td>
        <button
          type="button"
          class="plain"
          aria-label=${point === null ? 'Add the point' : `Remove the point ${says}`}
          @click=${point === null ? read : remove}
        >
          ${point === null ? '+' : '×'}
        </button>
      </td>
    </tr>
  `;
}

/** A box for a figure in the unit that is shown; an empty one has an example. */
const boxView = (label: string, [text, example]: readonly [string, string], read: (event: Event) => void) =>
  html`<input
    aria-label=${label}
    inputmode="decimal"
    autocomplete="off"
    placeholder=${text === '' ? example : nothing}
    .value=${live(text)}
    @change=${read}
  />`;

/** The units of the boxes of a row, in their order. */
const BOX_UNITS = ['N.m', '/min'] as const;

/** Says below the table which figures of a row cannot be read. The text is not of the template, which leaves it. */
function showErrors(row: HTMLElement): void {
  const boxes = [...row.querySelectorAll('input')];
  const errors = BOX_UNITS.flatMap((unit, index) => {
    const text = boxes[index]?.value ?? '';
    return text.trim() === '' || readTyped(text, unit) !== null ? [] : figureError(text, unit);
  });
  const line = row.closest('table')?.nextElementSibling;
  if (line instanceof HTMLElement) line.textContent = errors.join(' ');
}

/** The point that a row has in its boxes, in any units; null while one cannot be read. */
function pointIn(row: HTMLElement): JointPoint | null {
  const [torque, speed] = [...row.querySelectorAll('input')].map(({ value }) => value);
  const torque_nm = readTyped(torque ?? '', 'N.m');
  const speed_rpm = readTyped(speed ?? '', '/min');
  const kind = POINT_KINDS.find((name) => name === row.querySelector('select')?.value) ?? 'peak_points';
  return torque_nm === null || speed_rpm === null || torque_nm <= 0 ? null : { torque_nm, speed_rpm, kind };
}
