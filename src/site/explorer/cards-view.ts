import { html, type TemplateResult } from 'lit-html';
import type { Actuator } from '../../catalog/actuator.ts';
import { KEY_FIGURES, meaningOf } from '../figures.ts';
import { unitText, valueText } from '../format.ts';
import { actuatorPath } from '../paths.ts';
import type { Actions, Model } from './model.ts';
import { moreButton, pinBox } from './parts.ts';

/** The matches as cards of their key figures. */
export const cardsView = (model: Model, actions: Actions): TemplateResult => html`
  <ul class="cards">
    ${model.exploration.matches.slice(0, model.rows).map((actuator) => card(actuator, model, actions))}
  </ul>
  ${moreButton(model, actions)}
`;

const card = (actuator: Actuator, model: Model, actions: Actions): TemplateResult => html`
  <li class="card category-${actuator.category}">
    <h2><a href=${actuatorPath(actuator.id)}>${actuator.name}</a></h2>
    <label class="card-pin">${pinBox(actuator, model, actions)} <span aria-hidden="true">compare</span></label>
    <p class="note"><span class="swatch"></span>${actuator.brand} · ${model.labels.get(actuator.category)}</p>
    <dl>
      ${KEY_FIGURES.map((name) => {
        const { title, unit } = meaningOf(name);
        const text = valueText(actuator[name], unit);
        return html`<div>
          <dt>${title}</dt>
          <dd class=${text === null ? 'unknown' : ''}>
            ${text === null ? 'not published' : `${text} ${unitText(unit)}`}
          </dd>
        </div>`;
      })}
    </dl>
  </li>
`;
