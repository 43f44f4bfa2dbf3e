import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { counted } from '../format.ts';
import { filtersView } from './filters-view.ts';
import type { Actions, Model } from './model.ts';

/** On a phone: the button that opens the filters, and the sheet from below that holds them. */
export function sheetView(model: Model, actions: Actions): TemplateResult {
  const { exploration, isSheetOpen } = model;
  const close = (): void => actions.show({ isSheetOpen: false });
  const asked = exploration.criteria.length;
  return html`
    <button type="button" class="primary button" @click=${() => actions.show({ isSheetOpen: true })}>
      Filters${asked === 0 ? '' : ` (${asked})`}
    </button>
    <dialog class="sheet-below" aria-label="Filters" @close=${close} ${ref((dialog) => toggle(dialog, isSheetOpen))}>
      ${isSheetOpen ? filtersView(model, actions) : ''}
      <div class="sheet-foot">
        <button type="button" @click=${() => actions.change((state) => ({ ...state, filters: {} }))}>Clear all</button>
        <button type="button" class="primary button" @click=${close}>
          Show ${counted(exploration.matches.length, 'actuator')}
        </button>
      </div>
    </dialog>
  `;
}

function toggle(dialog: Element | undefined, isOpen: boolean): void {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open === isOpen) return;
  if (isOpen) dialog.showModal();
  else dialog.close();
}
