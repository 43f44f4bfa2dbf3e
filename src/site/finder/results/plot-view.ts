import { html, nothing } from 'lit-html';
import { addressShown } from '../../browser/page-address.ts';
import { makeCurves } from '../../client-catalog/actuator-curves.ts';
import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { counted, numberText } from '../../format.ts';
import { menuView } from '../../layout/controls.ts';
import { boundsOn } from '../../page-filters/bounds.ts';
import { marksPath } from '../../plot/dot-paths.ts';
import { exportButtons } from '../../plot/export-buttons.ts';
import { plottable } from '../../plot/plottable-fields.ts';
import { drawingOf, titleOf } from '../../plot/scatter-svg.ts';
import { plotFigure, plotTitle } from '../../plot/scatter-view.ts';
import { marksTexts, scatterOf, SIZES, type Scatter } from '../../plot/scatter.ts';
import { namedDots } from '../../plot/torque-mass/torque-mass.ts';
import type { Actions, Model } from '../model.ts';
import { filtersIn } from '../state/state.ts';

/** Makes what a front compares, in turns. */
export const openPlot = ({ actuators }: Catalog): Promise<void> => makeCurves(actuators);

/** The dots of the matches, on the axes that the reader has chosen; null where an axis is not a field. */
export function scatterIn({ catalog, state, isNarrow, answer }: Model): Scatter | null {
  const x = catalog.fieldByName.get(state.x);
  const y = catalog.fieldByName.get(state.y);
  if (x === undefined || y === undefined) return null;
  const texts = filtersIn(state);
  const wanted = { x: boundsOn(catalog, x, texts), y: boundsOn(catalog, y, texts) };
  const { matches } = answer;
  return scatterOf(catalog, { matches, x, y, wanted }, isNarrow ? SIZES.narrow : SIZES.wide);
}

/** The matches as a scatter plot with axes to choose. */
export function plotView(model: Model, scatter: Scatter, actions: Actions) {
  const { catalog, own, chosen, isHeld } = model;
  const drawn = new Set(scatter.dots.map(({ actuator }) => actuator.category));
  const parts = { ids: new Set(own.map(({ id }) => id)), add: actions.addToList };
  const front = namedDots(scatter);
  const added = scatter.dots.filter((dot) => parts.ids.has(dot.actuator.id) && !front.includes(dot));
  return html`
    <div class="plot-holder">
      <div class="row plot-controls">
        ${axisSelect('y', model, actions)} ${axisSelect('x', model, actions)}
        <p class="note">
          ${counted(scatter.dots.length, 'actuator')}
          drawn${scatter.unknown === 0 ? '' : `; one of the two figures is unknown for ${numberText(scatter.unknown)}`}.
        </p>
      </div>
      <div class="plot-frame">
        ${plotFigure({
          scatter,
          drawing: drawingOf(scatter, front, added),
          labels: catalog.labels,
          chosen,
          isHeld,
          show: actions.show,
          parts,
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
        title: plotTitle(scatter),
        address: addressShown(),
      }))}
    </div>
  `;
}

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
