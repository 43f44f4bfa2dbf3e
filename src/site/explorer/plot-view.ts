import { html, nothing, type TemplateResult } from 'lit-html';
import { counted, numberText } from '../format.ts';
import { drawingOf, titleOf } from '../plot/drawing.ts';
import { plotFigure } from '../plot/plot-figure.ts';
import type { Scatter } from '../plot/scatter.ts';
import type { Actions, Model } from './model.ts';
import { axes, withPin } from './state.ts';

/** The matches as a scatter plot with axes to choose. */
export function plotView(model: Model, scatter: Scatter, actions: Actions): TemplateResult {
  const { catalog, state, chosen, isHeld } = model;
  return html`
    <div class="plot-controls">
      ${axisSelect('y', model, actions)} ${axisSelect('x', model, actions)}
      <p class="note">
        ${counted(scatter.dots.length, 'actuator')}
        drawn${scatter.unknown === 0 ? '' : `, ${numberText(scatter.unknown)} without both figures left out`}.
        ${scatter.front === null ? nothing : `The line joins those that no other beats in both${scatter.hollow === null ? '' : `, hollow ones (${scatter.hollow}) aside`}.`}
      </p>
    </div>
    <div class="plot-frame">
      ${plotFigure({
        scatter,
        drawing: drawingOf(scatter),
        labels: catalog.labels,
        chosen,
        isHeld,
        show: actions.show,
        pinning: { pins: state.pins, pin: (id) => actions.change((old) => withPin(old, id)) },
      })}
    </div>
  `;
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
