import { nothing, svg, type TemplateResult } from 'lit-html';
import type { CopiedField } from '../copy/catalog-copy.ts';
import { unitShown } from '../units/chosen.ts';
import type { DensityLine, Scatter } from './scatter.ts';

/** The grid of both axes with its numbers and titles, and lines of equal density where the axes are torque and mass. */
export function axesView({ size, x, y, xScale, yScale, densities }: Scatter): TemplateResult {
  const { width, height, left, right, top, bottom } = size;
  const base = height - bottom;
  const gridLine = (label: string | null, d: string): TemplateResult =>
    svg`<path class="grid${label === null ? '' : ' major'}" d=${d}></path>`;
  return svg`
    <g aria-hidden="true">
      ${xScale.ticks.map(({ place, label }) => gridLine(label, `M${place} ${top}V${base}`))}
      ${yScale.ticks.map(({ place, label }) => gridLine(label, `M${left} ${place}H${width - right}`))}
      ${densities.map(densityView)}
      ${xScale.ticks.map(({ place, label }) =>
        label === null
          ? nothing
          : svg`<text class="tick" x=${place} y=${base + 16} text-anchor="middle">${label}</text>`,
      )}
      ${yScale.ticks.map(({ place, label }) =>
        label === null
          ? nothing
          : svg`<text class="tick" x=${left - 6} y=${place + 4} text-anchor="end">${label}</text>`,
      )}
      <text class="axis-title" x=${width - right} y=${height - 6} text-anchor="end">${titleOf(x)}</text>
      <text class="axis-title" x=${left + 8} y=${top + 14}>${titleOf(y)}</text>
    </g>
  `;
}

const densityView = ({ label, from, to }: DensityLine): TemplateResult => svg`
  <path class="density" d="M${from.x} ${from.y}L${to.x} ${to.y}"></path>
  <text class="tick" x=${to.x - 4} y=${to.y + 14} text-anchor="end">${label}</text>
`;

/** A figure with its unit, as an axis has it. */
export function titleOf({ title, unit }: CopiedField): string {
  const symbol = unitShown(unit).symbol;
  return symbol === '' ? title : `${title}, ${symbol}`;
}
