import { html } from 'lit-html';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { glyphIn, tagsOf } from '../../client-catalog/figure-marks.ts';
import { apartTag } from '../../client-catalog/kind-and-availability-tags.ts';
import { figureText, UNKNOWN_TEXT } from '../../format.ts';
import { actuatorPath } from '../../paths.ts';
import { doubtfulGlyph } from '../../record/evidence/glyph-view.ts';
import { addLink, moreButton, variantsButton } from '../buttons.ts';
import type { Actions, Model } from '../model.ts';
import { meaningsView } from './column-meanings.ts';
import { rowsOf, type Row } from './variant-rows.ts';

/** The matches as cards of their leading figures. */
export function cardsView(model: Model, actions: Actions) {
  return html`
    ${meaningsView(model, leadFields(model))}
    <ul class="card-grid cards">
      ${rowsOf(model).map((row) => card(row, model, actions))}
    </ul>
    ${moreButton(model, actions)}
  `;
}

const leadFields = ({ catalog }: Model): readonly ClientField[] =>
  catalog.fields.filter(({ isLead }) => isLead);

function card(row: Row, model: Model, actions: Actions) {
  const { actuator } = row;
  return html` <li class="card category-${actuator.category}${row.isVariant ? ' variant' : ''}">
    <h2><a href=${actuatorPath(actuator.id)}>${actuator.name}</a></h2>
    ${addLink(actuator, model, actions)}
    <p class="note">
      <span class="swatch"></span>${actuator.brand} · ${model.catalog.labels.get(actuator.category)}
    </p>
    <dl>
      ${leadFields(model).map((field) => {
        const { name, title, unit } = field;
        const text = figureText(actuator.figures[name], unit);
        return html`<div>
          <dt>${title}</dt>
          <dd class=${text === UNKNOWN_TEXT ? 'unknown' : ''}>
            ${apartTag(tagsOf(actuator, field))}<span class="figure"
              >${text}${doubtfulGlyph(glyphIn(actuator, field))}</span
            >
          </dd>
        </div>`;
      })}
    </dl>
    ${variantsButton(row, model, actions)}
  </li>`;
}
