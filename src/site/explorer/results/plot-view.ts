import { html, nothing } from 'lit-html';
import type { Catalog, ListedActuator } from '../../client-catalog/listed.ts';
import { counted, numberText } from '../../format.ts';
import { addressShown } from '../../layout/browser.ts';
import { menuView } from '../../layout/controls.ts';
import { boundsOn } from '../../page-filters/bounds.ts';
import { plottable } from '../../plot/axes.ts';
import { marksPath } from '../../plot/dots.ts';
import { drawingOf, titleOf } from '../../plot/drawing.ts';
import { exportButtons } from '../../plot/export-buttons.ts';
import { plotFigure } from '../../plot/plot-figure.ts';
import { marksTexts, scatterOf, SIZES, type Scatter } from '../../plot/scatter.ts';
import type { Actions, Model } from '../model.ts';
import { filtersIn, withPin, type ExplorerState } from '../state/state.ts';

/** The dots of the matches, on the axes that the reader has chosen; null where an axis is no field. */
export function scatterIn({ catalog, state, isNarrow, exploration }: Model): Scatter | null {
  const x = catalog.fieldByName.get(state.x);
  const y = catalog.fieldByName.get(state.y);
  if (x === undefined || y === undefined) return null;
  const texts = filtersIn(state);
  const wanted = { x: boundsOn(catalog, x, texts), y: boundsOn(catalog, y, texts) };
  const plotted = plottedOf(catalog, state, exploration.matches);
  return scatterOf(catalog, { ...plotted, x, y, wanted }, isNarrow ? SIZES.narrow : SIZES.wide);
}

/** Plots the matches, or only the pinned actuators with the matches behind them. */
function plottedOf(
  { actuators }: Catalog,
  { plotsPins, pins }: ExplorerState,
  matches: readonly ListedActuator[],
) {
  if (!plotsPins || pins.length === 0) return { matches };
  const pinned = actuators.filter(({ id }) => pins.includes(id));
  return { matches: pinned, among: [...new Set([...matches, ...pinned])] };
}

/** The matches as a scatter plot with axes to choose. */
export function plotView(model: Model, scatter: Scatter, actions: Actions) {
  const { catalog, state, chosen, isHeld } = model;
  const drawn = new Set(scatter.dots.map(({ actuator }) => actuator.category));
  const pinned = scatter.dots.filter(({ actuator }) => state.pins.includes(actuator.id));
  return html`
    <div class="plot-holder">
      <div class="row plot-controls">
        ${axisSelect('y', model, actions)} ${axisSelect('x', model, actions)} ${pinsOnly(model, actions)}
        <p class="note">
          ${counted(scatter.dots.length, 'actuator')}
          drawn${scatter.unknown === 0 ? '' : `, ${numberText(scatter.unknown)} without both figures left out`}.
        </p>
      </div>
      <div class="plot-frame">
        ${plotFigure({
          scatter,
          drawing: drawingOf(scatter, [], pinned),
          labels: catalog.labels,
          chosen,
          isHeld,
          show: actions.show,
          pinning: { pins: state.pins, pin: (id) => actions.change((old) => withPin(old, id)) },
        })}
      </div>
      <ul class="inline-list legend">
        ${[...catalog.labels].map(([slug, label], family) =>
          drawn.has(slug)
            ? html`<li class="note category-${slug}">
                <svg viewBox="0 0 10 10" aria-hidden="true">
                  <path d=${marksPath(family, [{ x: 5, y: 5 }])}></path></svg
                >${label}
              </li>`
            : nothing,
        )}
      </ul>
      ${marksTexts(scatter).map((text) => html`<p class="note">${text}</p>`)}
      ${exportButtons(() => ({
        title: `${scatter.y.title} against ${scatter.x.title.toLowerCase()} of ${counted(scatter.dots.length, 'actuator')}${scatter.hollow === null ? '' : `; hollow: ${scatter.hollow}`}`,
        address: addressShown(),
      }))}
    </div>
  `;
}

/** Leaves the pinned actuators alone in the plot, the others faint behind them. */
const pinsOnly = ({ state }: Model, { change }: Actions) =>
  state.pins.length === 0
    ? nothing
    : html`<label class="chip">
        <input
          type="checkbox"
          .checked=${state.plotsPins}
          @change=${() => change((old) => ({ ...old, plotsPins: !old.plotsPins }))}
        />
        Only the ${state.pins.length} pinned
      </label>`;

const axisSelect = (axis: 'x' | 'y', { catalog, state }: Model, { change }: Actions) => html`
  <label class="choice">
    ${axis === 'x' ? 'X axis' : 'Y axis'}
    ${menuView({
      options: plottable(catalog).map((field) => [field.name, titleOf(field)]),
      chosen: state[axis],
      choose: (name) => change((old) => ({ ...old, [axis]: name })),
      name: axis,
    })}
  </label>
`;
