import { html, nothing, render } from 'lit-html';
import { boxesView } from '../match/tool-boxes.ts';
import { compareBest, partsView, watchMore } from './buttons.ts';
import { filtersView, sheetView } from './filters/filters-view.ts';
import { viewOf, type Actions, type Model } from './model.ts';
import { needBox } from './need-box.ts';
import { cardsView } from './results/cards-view.ts';
import { tableView } from './results/table-view.ts';
import { toolbarView } from './toolbar.ts';

/** Draws the whole finder. */
export function draw(root: HTMLElement, model: Model, actions: Actions): void {
  render(
    html`
      <div class="ask stack">${needBox(model, actions)} ${boxesView(model, actions)}</div>
      ${model.isNarrow ? nothing : html`<div class="filters-frame">${filtersView(model, actions)}</div>`}
      <div class="results stack" id="results" tabindex="-1">
        ${toolbarView(model, actions)} ${resultsView(model, actions)}
        ${model.lazyCode?.notesView(model, actions)}
        ${
          model.isNarrow || model.own.length > 0
            ? html`<aside class="row tray" aria-label="Filters and my parts">
                ${model.isNarrow ? sheetView(model, actions) : nothing}
                ${model.isNarrow && model.own.length === 0 ? compareBest(model) : nothing}
                ${partsView(model, actions)}
              </aside>`
            : nothing
        }
      </div>
    `,
    root,
  );
  watchMore(root);
}

/** The matches in the chosen view. */
function resultsView(model: Model, actions: Actions) {
  const view = viewOf(model);
  const { matches, judgement } = model.answer;
  if (view === 'plot')
    return model.scatter === null ? nothing : model.plot?.plotView(model, model.scatter, actions);
  if (matches.length === 0) return nothing;
  if (judgement !== null)
    return view === 'table'
      ? model.lazyCode?.judgedTable(model, actions)
      : model.lazyCode?.judgedCards(model, actions);
  return view === 'table' ? tableView(model, actions) : cardsView(model, actions);
}
