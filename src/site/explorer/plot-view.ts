import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { dotBeside, nearestDot, SCATTER, type Dot, type Scatter } from './scatter.ts';
import { withPin } from './state.ts';
import { meaningOf, NUMERIC_FIGURES, type NumericFigure } from '../figures.ts';
import { counted, figureText, unitText } from '../format.ts';
import { actuatorPath } from '../paths.ts';
import { axesView } from './plot-axes.ts';
import type { Actions, Model } from './model.ts';

/** The matches as a scatter plot with axes to choose; pointer and arrow keys lead from dot to dot. */
export function plotView(model: Model, scatter: Scatter, actions: Actions): TemplateResult {
  const { state, chosen } = model;
  return html`
    <div class="plot-controls">
      ${axisSelect('y', state.y, actions)} ${axisSelect('x', state.x, actions)}
      <p class="note">
        ${counted(scatter.dots.length, 'actuator')} drawn; ${scatter.unknown} of the result do not publish both figures.
        ${scatter.front === null ? nothing : 'The line joins those that no other beats in both.'}
      </p>
    </div>
    <svg
      class="plot explorer-plot"
      viewBox="0 0 ${SCATTER.width} ${SCATTER.height}"
      tabindex="0"
      role="group"
      aria-label="${meaningOf(state.y).title} against ${meaningOf(state.x).title.toLowerCase()}. Arrow keys go from dot to dot, Enter opens one, P pins it."
      @pointermove=${(event: PointerEvent) => actions.choose(dotUnder(event, scatter))}
      @pointerleave=${() => actions.choose(null)}
      @click=${(event: PointerEvent) => open(dotUnder(event, scatter))}
      @keydown=${(event: KeyboardEvent) => onKey(event, model, { scatter, actions })}
    >
      ${axesView(scatter, state)}
      ${scatter.paths.map(({ category, path }) => svg`<path class="dots category-${category}" d=${path}></path>`)}
      ${scatter.front === null ? nothing : svg`<path class="front" d=${scatter.front}></path>`}
      ${pinnedDots(model, scatter)} ${chosen === null ? nothing : mark(chosen)}
    </svg>
    <p class="plot-readout" role="status">${chosen === null ? html`&nbsp;` : readout(chosen, model)}</p>
  `;
}

function axisSelect(axis: 'x' | 'y', chosen: NumericFigure, { change }: Actions): TemplateResult {
  const choose = ({ currentTarget }: Event): void => {
    const figure = NUMERIC_FIGURES.find(
      (name) => currentTarget instanceof HTMLSelectElement && name === currentTarget.value,
    );
    if (figure !== undefined) change((state) => ({ ...state, [axis]: figure }));
  };
  return html`
    <label>
      ${axis === 'x' ? 'Across' : 'Up'}
      <select name=${axis} @change=${choose}>
        ${NUMERIC_FIGURES.map(
          (name) =>
            html`<option value=${name} ?selected=${name === chosen}>
              ${meaningOf(name).title}, ${unitText(meaningOf(name).unit)}
            </option>`,
        )}
      </select>
    </label>
  `;
}

const REACH = 18;

function dotUnder({ currentTarget, offsetX, offsetY }: PointerEvent, { dots }: Scatter): Dot | null {
  if (!(currentTarget instanceof SVGElement)) return null;
  const scale = SCATTER.width / currentTarget.getBoundingClientRect().width;
  return nearestDot(dots, { x: offsetX * scale, y: offsetY * scale }, REACH * Math.max(1, scale));
}

function open(dot: Dot | null): void {
  if (dot !== null) window.location.assign(actuatorPath(dot.actuator.id));
}

function onKey(
  event: KeyboardEvent,
  { chosen }: Model,
  { scatter, actions }: { scatter: Scatter; actions: Actions },
): void {
  if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    actions.choose(dotBeside(scatter.dots, chosen, event.key) ?? chosen);
  }
  if (chosen === null) return;
  if (event.key === 'Enter') open(chosen);
  if (event.key === 'p') actions.change((state) => withPin(state, chosen.actuator.id));
  if (event.key === 'Escape') actions.choose(null);
}

const pinnedDots = ({ state }: Model, { dots }: Scatter) =>
  dots
    .filter(({ actuator }) => state.pins.includes(actuator.id))
    .map(({ x, y }) => svg`<circle class="pinned" cx=${x} cy=${y} r="7"></circle>`);

function mark({ x, y, actuator }: Dot): TemplateResult {
  const isLeft = x > SCATTER.width / 2;
  return svg`
    <circle class="chosen" cx=${x} cy=${y} r="6"></circle>
    <text class="name" x=${x + (isLeft ? -12 : 12)} y=${y - 8} text-anchor=${isLeft ? 'end' : 'start'}>${actuator.name}</text>
  `;
}

const readout = ({ actuator }: Dot, { state, labels }: Model): TemplateResult => html`
  <strong>${actuator.name}</strong>, ${actuator.brand}, ${labels.get(actuator.category)}:
  ${figureText(actuator[state.y], meaningOf(state.y).unit)} at ${figureText(actuator[state.x], meaningOf(state.x).unit)}
`;
