import '../../plot/plot.css';
import { html, nothing } from 'lit-html';
import { counted } from '../../format.ts';
import { menuView } from '../../layout/controls.ts';
import { exportButtons } from '../../plot/export-buttons.ts';
import { plottable } from '../../plot/plottable-fields.ts';
import { drawingOf, titleOf } from '../../plot/scatter-svg.ts';
import { plotFigure, plotTitle } from '../../plot/scatter-view.ts';
import { marksTexts, scatterOf, SIZES } from '../../plot/scatter.ts';
import { knownParts } from '../bill.ts';
import type { ListActions, ListModel, ListView } from '../list-model.ts';

/** The parts by two figures, on axes that fit them, each with its name. */
export const plotView: ListView = (shown, actions) => {
  const { catalog, bill, page, chosen, isHeld, isNarrow } = shown;
  const x = catalog.fieldByName.get(page.x);
  const y = catalog.fieldByName.get(page.y);
  if (x === undefined || y === undefined)
    return html`<p class="error">The link names an axis that is not a figure of the catalog.</p>`;
  const matches = knownParts(bill);
  const scatter = scatterOf(catalog, { matches, x, y }, isNarrow ? SIZES.narrow : SIZES.wide);
  return html`
    <div class="plot-holder">
      <div class="row plot-controls">
        ${axisMenu('y', shown, actions)} ${axisMenu('x', shown, actions)}
        ${scatter.unknown === 0 ? nothing : html`<p class="note">Not drawn: ${counted(scatter.unknown, 'actuator')} with an unknown figure.</p>`}
      </div>
      <div class="plot-frame">
        ${plotFigure({
          scatter,
          drawing: drawingOf(scatter, [], scatter.dots),
          labels: catalog.labels,
          chosen,
          isHeld,
          show: actions.show,
        })}
      </div>
      ${marksTexts(scatter).map((text) => html`<p class="note">${text}</p>`)}
      ${exportButtons(() => ({ title: plotTitle(scatter), address: location.href }))}
    </div>
  `;
};

const axisMenu = (axis: 'x' | 'y', { catalog, page }: ListModel, { look }: ListActions) => html`
  <label class="choice">
    ${axis === 'x' ? 'X axis' : 'Y axis'}
    ${menuView({
      options: plottable(catalog).map((field) => [field.name, titleOf(field)]),
      chosen: page[axis],
      choose: (name) => look({ [axis]: name }),
      name: axis,
    })}
  </label>
`;
