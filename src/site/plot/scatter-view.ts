import { html, nothing, svg } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { unsafeSVG } from 'lit-html/directives/unsafe-svg.js';
import { tagsOf } from '../client-catalog/figure-marks.ts';
import { apartTag } from '../client-catalog/kind-and-availability-tags.ts';
import { counted, figureText } from '../format.ts';
import { actuatorPath } from '../paths.ts';
import { nextDot, nearestDot, type Dot, type Scatter } from './scatter.ts';

/** An interactive plot: its drawing, the chosen dot, and its actions. */
export interface PointedPlot {
  readonly scatter: Scatter;
  /** The drawing of the scatter, as SVG. */
  readonly drawing: string;
  readonly labels: ReadonlyMap<string, string>;
  /** The dot under the pointer, or the one that was chosen and is held. */
  readonly chosen: Dot | null;
  readonly isHeld: boolean;
  readonly show: (next: { readonly chosen: Dot | null; readonly isHeld: boolean }) => void;
  /** The ids of the reader's parts, and a function that adds one; absent where none can be added. */
  readonly parts?: { readonly ids: ReadonlySet<string>; readonly add: (id: string) => void };
}

/**
 * The plot with what the pointer, a finger or the arrow keys have chosen: a ring around the dot and a tip
 * beside it.
 */
export function plotFigure(pointed: PointedPlot) {
  const { scatter, drawing, chosen, parts } = pointed;
  const { size, x, y } = scatter;
  return html`
    <svg
      class="plot pointed-plot"
      viewBox="0 0 ${size.width} ${size.height}"
      tabindex="0"
      role="group"
      aria-label="${y.title} against ${x.title.toLowerCase()}. Arrow keys go from dot to dot, Enter opens one${parts === undefined ? '' : ', A adds it to my parts'}."
      @pointermove=${(event: PointerEvent) => point(event, pointed)}
      @pointerleave=${() => pointed.isHeld || pointed.show(NOTHING)}
      @click=${(event: PointerEvent) => hold(event, pointed)}
      @keydown=${(event: KeyboardEvent) => onKey(event, pointed)}
    >
      <g aria-hidden="true">${unsafeSVG(drawing)}</g>
      ${scatter.dots
        .filter(({ actuator }) => parts?.ids.has(actuator.id) === true)
        .map((dot) => svg`<circle class="added" cx=${dot.x} cy=${dot.y} r="8"></circle>`)}
      ${chosen === null ? nothing : svg`<circle class="chosen" cx=${chosen.x} cy=${chosen.y} r="7"></circle>`}
    </svg>
    <div
      class="plot-tip"
      role="status"
      ?hidden=${chosen === null}
      ${ref((tip) => placeTip(tip, chosen, scatter))}
    >
      ${chosen === null ? nothing : tipContents(chosen, pointed)}
    </div>
  `;
}

const NOTHING = { chosen: null, isHeld: false };

const REACH = 18;

function dotUnder({ currentTarget, clientX, clientY }: PointerEvent, { dots, size }: Scatter): Dot | null {
  if (!(currentTarget instanceof SVGElement)) return null;
  const box = currentTarget.getBoundingClientRect();
  const scale = size.width / box.width;
  const position = { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  return nearestDot(dots, position, REACH * Math.max(1, scale));
}

function point(event: PointerEvent, { scatter, chosen, isHeld, show }: PointedPlot): void {
  if (isHeld || event.pointerType === 'touch') return;
  const dot = dotUnder(event, scatter);
  if (dot !== chosen) show({ chosen: dot, isHeld: false });
}

/** A click or a tap holds a dot, so that its name and its button can be reached; a second one opens it. */
function hold(event: PointerEvent, { scatter, chosen, isHeld, show }: PointedPlot): void {
  const dot = dotUnder(event, scatter);
  if (dot !== null && isHeld && dot.actuator === chosen?.actuator) open(dot);
  else show({ chosen: dot, isHeld: dot !== null });
}

const open = ({ actuator }: Dot): void => window.location.assign(actuatorPath(actuator.id));

function onKey(event: KeyboardEvent, { scatter, chosen, show, parts }: PointedPlot): void {
  if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    show({ chosen: nextDot(scatter.dots, chosen, event.key) ?? chosen, isHeld: true });
  }
  if (chosen === null) return;
  if (event.key === 'Enter') open(chosen);
  if (event.key === 'a') parts?.add(chosen.actuator.id);
  if (event.key === 'Escape') show(NOTHING);
}

/**
 * Places the tooltip next to its dot, on the side with more room. The pages' policy allows no style
 * attributes.
 */
function placeTip(tip: Element | undefined, chosen: Dot | null, { size }: Scatter): void {
  if (!(tip instanceof HTMLElement) || chosen === null) return;
  const isLeft = chosen.x > size.width / 2;
  const isLow = chosen.y > size.height / 2;
  tip.style.setProperty('left', `${(100 * chosen.x) / size.width}%`);
  // No wider than what is left of the plot on its side.
  tip.style.setProperty(
    'max-width',
    `min(16rem, calc(${(100 * Math.max(chosen.x, size.width - chosen.x)) / size.width}% - 16px))`,
  );
  tip.style.setProperty('top', `${(100 * chosen.y) / size.height}%`);
  tip.style.setProperty('translate', `${isLeft ? 'calc(-100% - 12px)' : '12px'} ${isLow ? '-100%' : '0'}`);
}

function tipContents({ actuator }: Dot, { scatter, labels, isHeld, parts }: PointedPlot) {
  const { x, y } = scatter;
  return html`
    <p>
      <a href=${actuatorPath(actuator.id)}>${actuator.name}</a> <span class="note">${actuator.brand}</span>
    </p>
    <p class="note category-${actuator.category}">
      <span class="swatch"></span>${labels.get(actuator.category)}
    </p>
    <p>
      ${apartTag(tagsOf(actuator, y))}${figureText(actuator.figures[y.name], y.unit)} at
      ${apartTag(tagsOf(actuator, x))}${figureText(actuator.figures[x.name], x.unit)}
    </p>
    ${isHeld && parts !== undefined ? addButton(actuator.id, parts) : nothing}
  `;
}

const addButton = (id: string, { ids, add }: NonNullable<PointedPlot['parts']>) =>
  html`<button type="button" @click=${() => add(id)}>
    ${ids.has(id) ? 'Add another to my parts' : 'Add to my parts'}
  </button>`;

/** The title of a saved plot: its axes, the number of its dots, and what hollow ones mean. */
export const plotTitle = ({ x, y, dots, hollow }: Scatter): string =>
  `${y.title} against ${x.title.toLowerCase()} of ${counted(dots.length, 'actuator')}${hollow === null ? '' : `; hollow: ${hollow}`}`;
