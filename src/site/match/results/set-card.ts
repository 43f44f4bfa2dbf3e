import { html, nothing, type TemplateResult } from 'lit-html';
import type { ChosenSet } from '../../../query/match/sets/sets.ts';
import { kindsOf, statersOf } from '../../client-catalog/figure-marks.ts';
import { apartTag } from '../../client-catalog/kind-and-availability-tags.ts';
import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { counted, figureText } from '../../format.ts';
import { dollars, massText, sumText } from '../../parts/bill.ts';
import { priceOf } from '../../parts/prices-text.ts';
import { pricesNote, sumView } from '../../parts/sum-view.ts';
import { actuatorPath } from '../../paths.ts';

/** A set of actuators with its sums, and the way to use it; null where none of the sets has a price. */
export function setCard(
  title: string,
  set: ChosenSet | null,
  { catalog, use }: { readonly catalog: Catalog; readonly use: (set: ChosenSet) => TemplateResult },
) {
  if (set === null)
    return html`<div class="card stack set-card">
      <h2>${title}</h2>
      <p class="note">No actuator that meets everything has a published price.</p>
    </div>`;
  const { choices, totals } = set;
  const prices = choices.map(({ id, count }) => priceOf(catalog.actuatorById.get(id ?? ''), count));
  const isFound = choices.some(({ id }) => id !== null);
  return html`
    <div class="card stack set-card">
      <h2>${title}</h2>
      ${isFound ? nothing : html`<p class="error">No set meets all of these limits together.</p>`}
      <ul class="plain-list">
        ${choices.map((choice) => choiceView(choice, catalog))}
      </ul>
      <dl class="figures sums">
        ${sumView('Actuators', totals.motors)}
        ${sumView('Price', html`${sumText(totals.price_usd, dollars, 'price')} ${pricesNote(prices)}`)}
        ${sumView('Mass', sumText(totals.weight_g, massText, 'mass'))}
      </dl>
      ${isFound ? use(set) : nothing}
    </div>
  `;
}

/** The actuator of a joint, with its price and mass and what these include. */
function choiceView(
  { name, count, id, price_usd: price, weight_g: mass }: ChosenSet['choices'][number],
  { actuatorById }: Catalog,
) {
  const actuator = actuatorById.get(id ?? '');
  const tagged = (field: 'price_usd' | 'weight_g') =>
    actuator === undefined ? nothing : apartTag([...kindsOf(actuator, field), ...statersOf(actuator, field)]);
  return html`
    <li class="set-choice">
      <span>${name || counted(count, 'actuator')}</span> <span class="note">${count} ×</span>
      ${
        id === null
          ? html`<span class="error">no actuator meets it</span>`
          : html`<a href=${actuatorPath(id)}>${actuator?.name ?? id}</a>
              <div class="row note">
                <span>${tagged('price_usd')}${figureText(price, '{USD}')}</span>
                <span>${tagged('weight_g')}${figureText(mass, 'g')}</span>
              </div>`
      }
    </li>
  `;
}
