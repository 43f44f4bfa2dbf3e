import { nothing, svg, type TemplateResult } from 'lit-html';
import { SCATTER, type Scatter } from './scatter.ts';
import { meaningOf, type NumericFigure } from '../figures.ts';
import { unitText } from '../format.ts';

const { width, height, left, right, top, bottom } = SCATTER;
const base = height - bottom;

/** The grid of both axes with its numbers and titles. */
export const axesView = (
  { xScale, yScale }: Scatter,
  { x, y }: { readonly x: NumericFigure; readonly y: NumericFigure },
): TemplateResult => svg`
  <g aria-hidden="true">
    ${xScale.ticks.map(({ place, label }) => svg`<path class="grid${label === null ? '' : ' major'}" d="M${place} ${top}V${base}"></path>`)}
    ${yScale.ticks.map(({ place, label }) => svg`<path class="grid${label === null ? '' : ' major'}" d="M${left} ${place}H${width - right}"></path>`)}
    ${xScale.ticks.map(({ place, label }) =>
      label === null ? nothing : svg`<text class="tick" x=${place} y=${base + 18} text-anchor="middle">${label}</text>`,
    )}
    ${yScale.ticks.map(({ place, label }) =>
      label === null ? nothing : svg`<text class="tick" x=${left - 8} y=${place + 4} text-anchor="end">${label}</text>`,
    )}
    <text class="axis-title" x=${width - right} y=${height - 8} text-anchor="end">${titleOf(x)}</text>
    <text class="axis-title" x=${left + 8} y=${top + 14}>${titleOf(y)}</text>
  </g>
`;

function titleOf(figure: NumericFigure): string {
  const { title, unit } = meaningOf(figure);
  return `${title}, ${unitText(unit)}`;
}
