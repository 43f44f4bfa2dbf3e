import { html, nothing } from 'lit-html';
import { COMPARE_IDS } from '../../../limits.ts';
import { compareParts } from '../../compare/rows.ts';
import { compareTable } from '../../compare/view.ts';
import { glyphLegend } from '../../record/evidence/glyph-view.ts';
import { knownParts } from '../bill.ts';
import type { ListView } from '../list-model.ts';

/** The parts side by side. */
export const compareView: ListView = ({ catalog, bill, page }, actions) => {
  const parts = knownParts(bill);
  const shown = parts.slice(0, COMPARE_IDS.most);
  return html`
    <div class="row no-print">
      <label class="chip">
        <input
          type="checkbox"
          .checked=${page.onlyDifferent}
          @change=${() => actions.look({ onlyDifferent: !page.onlyDifferent })}
        />
        Only differences
      </label>
      ${parts.length > shown.length ? html`<span class="note">The first ${shown.length} of ${parts.length} parts.</span>` : nothing}
    </div>
    ${compareTable(shown, compareParts(catalog, shown, page.onlyDifferent), actions.remove)}
    <p class="note">★ marks the best value, only where kinds and conditions match.</p>
    ${glyphLegend}
  `;
};
