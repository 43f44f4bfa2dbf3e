import '../../plot/plot.css';
import { html, nothing } from 'lit-html';
import { unsafeSVG } from 'lit-html/directives/unsafe-svg.js';
import { bothCorners } from '../../../catalog/torque-speed/actuator-corners.ts';
import { driveFiguresIn } from '../../client-catalog/actuator-curves.ts';
import type { ListedActuator } from '../../client-catalog/load-catalog.ts';
import { figureText } from '../../format.ts';
import { actuatorPath } from '../../paths.ts';
import {
  CURVE_SIZE,
  CURVE_WORDS,
  curvePlot,
  NARROW_CURVE_SIZE,
  provedLine,
  statedCurves,
  type Curve,
} from '../../plot/curve-plot.ts';
import { exportButtons } from '../../plot/export-buttons.ts';
import { knownParts } from '../bill.ts';
import type { ListView } from '../list-model.ts';

/** Torque over speed of the parts in one plot, with the operating points of the list. */
export const curvesView: ListView = ({ bill, isNarrow }) => {
  const parts = knownParts(bill).map((actuator, index) => ({
    actuator,
    number: index + 1,
    curves: curvesOfPart(actuator, index),
  }));
  const size = isNarrow ? NARROW_CURVE_SIZE : CURVE_SIZE;
  const asked = bill.lines.flatMap(({ points }) =>
    points.map(({ torque_nm, speed_rpm }) => ({ torque: torque_nm, speed: speed_rpm })),
  );
  const curves = parts.flatMap((part) => part.curves);
  if (curves.length === 0) return html`<p>Torque and speed of these parts are unknown.</p>`;
  return html`
    <figure class="curve-plot plot-holder stack">
      <svg
        class="plot"
        viewBox="0 0 ${size.width} ${size.height}"
        role="img"
        aria-label="Torque over speed of ${parts.length} parts"
      >
        ${unsafeSVG(curvePlot(curves, size, asked))}
      </svg>
      ${exportButtons(() => ({
        title: `Torque over speed: ${parts.map(({ actuator, number }) => `${number} ${actuator.name}`).join(', ')}`,
        address: location.href,
      }))}
      <figcaption class="stack">
        <ol class="plain-list curve-legend">
          ${parts.map(({ actuator, number, curves: own }) => legendOf(actuator, number, own))}
        </ol>
        <p class="note">
          Lines with dots are published curves. Thin lines are the torque that single figures prove; half of a
          stall torque counts. Dashed lines are continuous torque.
          ${asked.length === 0 ? nothing : html`Crosses are the operating points of your joints.`}
          <a href="/docs/api/torque-at-a-speed">About torque at a speed</a>
        </p>
      </figcaption>
    </figure>
  `;
};

/** The curves that sources state of an actuator; without any, what its single figures prove. */
function curvesOfPart(actuator: ListedActuator, index: number): Curve[] {
  const figures = driveFiguresIn(actuator);
  const look = { label: String(index + 1), colour: index % 6 };
  const stated = statedCurves(figures.torque_speed_points ?? []);
  if (stated.length > 0)
    return stated.map(({ kind, volts, points }) => ({
      ...look,
      label: volts === null ? look.label : `${look.label}: ${figureText(volts, 'V')}`,
      kind,
      isStated: true,
      points,
    }));
  const corners = bothCorners(figures);
  return (['intermittent', 'continuous'] as const)
    .map((kind): Curve => ({ ...look, kind, isStated: false, points: provedLine(corners[kind]) }))
    .filter(({ points }) => points.length > 1);
}

const legendOf = (actuator: ListedActuator, number: number, curves: readonly Curve[]) => html`
  <li class="curve-${(number - 1) % 6}">
    <span class="swatch"></span>${number}
    <a href=${actuatorPath(actuator.id)}>${actuator.name}</a>
    <span class="note"
      >${actuator.brand}, ${figureText(actuator.figures.voltage_v, 'V')}:
      ${
        curves.length === 0
          ? 'torque or speed unknown'
          : [
              ...new Set(
                curves.map(
                  ({ kind, isStated }) =>
                    `${CURVE_WORDS[kind]} ${isStated ? 'curve' : 'from single figures'}`,
                ),
              ),
            ].join(', ')
      }</span
    >
  </li>
`;
