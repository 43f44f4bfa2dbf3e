import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { apartWord } from '../copy/unlike.ts';
import { counted, figureText } from '../format.ts';
import { actuatorPath } from '../paths.ts';
import { apartTag } from './apart-tag.ts';
import type { Actions, Model } from './model.ts';
import { axesView, titleOf } from './plot-axes.ts';
import { dotBeside, nearestDot, type Dot, type Scatter } from './scatter.ts';
import { axes, withPin } from './state.ts';

/** The matches as a scatter plot with axes to choose; pointer, finger and arrow keys lead from dot to dot. */
export function plotView(model: Model, scatter: Scatter, actions: Actions): TemplateResult {
  const { chosen } = model;
  const { size, x, y, wanted, front } = scatter;
  return html`
    <div class="plot-controls">
      ${axisSelect('y', model, actions)} ${axisSelect('x', model, actions)}
      <p class="note">
        ${counted(scatter.dots.length, 'actuator')} drawn; ${scatter.unknown} of the result do not publish both figures.
        ${front === null ? nothing : `The line joins those that no other beats in both${scatter.hollow === null ? '' : `, hollow ones (${scatter.hollow}) aside`}.`}
      </p>
    </div>
    <div class="plot-frame">
      <svg
        class="plot explorer-plot"
        viewBox="0 0 ${size.width} ${size.height}"
        tabindex="0"
        role="group"
        aria-label="${y.title} against ${x.title.toLowerCase()}. Arrow keys go from dot to dot, Enter opens one, P pins it."
        @pointermove=${(event: PointerEvent) => point(event, model, { scatter, actions })}
        @pointerleave=${() => model.isHeld || actions.show({ chosen: null })}
        @click=${(event: PointerEvent) => hold(event, model, { scatter, actions })}
        @keydown=${(event: KeyboardEvent) => onKey(event, model, { scatter, actions })}
      >
        ${axesView(scatter)}
        ${
          wanted === null
            ? nothing
            : svg`<rect class="wanted" x=${wanted.x} y=${wanted.y} width=${wanted.width} height=${wanted.height}></rect>`
        }
        ${scatter.marks.map(({ category, path, isHollow }) => svg`<path class="marks${isHollow ? ' hollow' : ''} category-${category}" d=${path}></path>`)}
        ${front === null ? nothing : svg`<path class="front" d=${front}></path>`} ${pinnedDots(model, scatter)}
        ${chosen === null ? nothing : svg`<circle class="chosen" cx=${chosen.x} cy=${chosen.y} r="7"></circle>`}
      </svg>
      <div class="plot-tip" role="status" ?hidden=${chosen === null} ${ref((tip) => placeTip(tip, chosen, scatter))}>
        ${chosen === null ? nothing : tipContents(chosen, model, { scatter, actions })}
      </div>
    </div>
  `;
}

interface PlotParts {
  readonly scatter: Scatter;
  readonly actions: Actions;
}

function axisSelect(axis: 'x' | 'y', { catalog, state }: Model, { change }: Actions): TemplateResult {
  const choose = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLSelectElement) change((old) => ({ ...old, [axis]: currentTarget.value }));
  };
  return html`
    <label>
      ${axis === 'x' ? 'Across' : 'Up'}
      <select name=${axis} @change=${choose}>
        ${axes(catalog).map(
          (field) =>
            html`<option value=${field.name} ?selected=${field.name === state[axis]}>${titleOf(field)}</option>`,
        )}
      </select>
    </label>
  `;
}

const REACH = 18;

function dotUnder({ currentTarget, clientX, clientY }: PointerEvent, { dots, size }: Scatter): Dot | null {
  if (!(currentTarget instanceof SVGElement)) return null;
  const box = currentTarget.getBoundingClientRect();
  const scale = size.width / box.width;
  return nearestDot(
    dots,
    { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale },
    REACH * Math.max(1, scale),
  );
}

function point(event: PointerEvent, { chosen, isHeld }: Model, { scatter, actions }: PlotParts): void {
  if (isHeld || event.pointerType === 'touch') return;
  const dot = dotUnder(event, scatter);
  if (dot !== chosen) actions.show({ chosen: dot });
}

/** A click or a tap holds a dot, so that its name and its pin can be reached; a second one opens it. */
function hold(event: PointerEvent, { chosen, isHeld }: Model, { scatter, actions }: PlotParts): void {
  const dot = dotUnder(event, scatter);
  if (dot !== null && isHeld && dot.actuator === chosen?.actuator) open(dot);
  else actions.show({ chosen: dot, isHeld: dot !== null });
}

const open = ({ actuator }: Dot): void => window.location.assign(actuatorPath(actuator.id));

function onKey(event: KeyboardEvent, { chosen }: Model, { scatter, actions }: PlotParts): void {
  if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    actions.show({ chosen: dotBeside(scatter.dots, chosen, event.key) ?? chosen, isHeld: true });
  }
  if (chosen === null) return;
  if (event.key === 'Enter') open(chosen);
  if (event.key === 'p') actions.change((state) => withPin(state, chosen.actuator.id));
  if (event.key === 'Escape') actions.show({ chosen: null, isHeld: false });
}

const pinnedDots = ({ state }: Model, { dots }: Scatter) =>
  dots
    .filter(({ actuator }) => state.pins.includes(actuator.id))
    .map(({ x, y }) => svg`<circle class="pinned" cx=${x} cy=${y} r="8"></circle>`);

/** Puts the tip beside its dot, on the side where there is room. The pages' policy allows no style attributes. */
function placeTip(tip: Element | undefined, chosen: Dot | null, { size }: Scatter): void {
  if (!(tip instanceof HTMLElement) || chosen === null) return;
  const isLeft = chosen.x > size.width / 2;
  const isLow = chosen.y > size.height / 2;
  tip.style.setProperty('left', `${(100 * chosen.x) / size.width}%`);
  tip.style.setProperty('top', `${(100 * chosen.y) / size.height}%`);
  tip.style.setProperty('translate', `${isLeft ? 'calc(-100% - 12px)' : '12px'} ${isLow ? '-100%' : '0'}`);
}

function tipContents(
  { actuator }: Dot,
  { catalog, state, isHeld }: Model,
  { scatter, actions }: PlotParts,
): TemplateResult {
  const { x, y } = scatter;
  const isPinned = state.pins.includes(actuator.id);
  return html`
    <p><a href=${actuatorPath(actuator.id)}>${actuator.name}</a> <span class="note">${actuator.brand}</span></p>
    <p class="note category-${actuator.category}">
      <span class="swatch"></span>${catalog.labels.get(actuator.category)}
    </p>
    <p>
      ${apartTag(apartWord(actuator, y.name))}${figureText(actuator.figures[y.name], y.unit)} at
      ${apartTag(apartWord(actuator, x.name))}${figureText(actuator.figures[x.name], x.unit)}
    </p>
    ${
      isHeld
        ? html`<button
            type="button"
            aria-pressed=${isPinned ? 'true' : 'false'}
            @click=${() => actions.change((old) => withPin(old, actuator.id))}
          >
            ${isPinned ? 'Pinned' : 'Pin to compare'}
          </button>`
        : nothing
    }
  `;
}
