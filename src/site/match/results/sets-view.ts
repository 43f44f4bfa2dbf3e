import { html, nothing } from 'lit-html';
import type { ChosenSet } from '../../../query/match/sets/sets.ts';
import { kindsOf, statersOf } from '../../client-catalog/figure-marks.ts';
import { apartTag } from '../../client-catalog/kind-tag.ts';
import type { Catalog } from '../../client-catalog/listed.ts';
import type { Model } from '../../finder/model.ts';
import { figureText } from '../../format.ts';
import { dollars, massText, sumText } from '../../list/bill.ts';
import { lineOf } from '../../list/lines.ts';
import { motorListPath, type MotorList } from '../../list/motor-list.ts';
import { priceOf, pricesText } from '../../list/prices-text.ts';
import { sumView } from '../../list/sum-view.ts';
import { actuatorPath } from '../../paths.ts';
import type { JointForm } from '../joint.ts';
import { openJudge } from '../judgement.ts';
import { needsIn } from '../points-view.ts';

/** The cheapest and the lightest actuators that meet everything, one for each joint, summed. */
export function setsView(model: Model) {
  const { joints } = model.state;
  if (joints.reduce((sum, { count }) => sum + count, 0) < 2) return nothing;
  const sets = openJudge(model.catalog).setsFor(joints);
  if (sets === null) return html`<p class="note">Sets appear once every joint asks for a figure.</p>`;
  return html`
    <section class="card-grid match-sets" aria-label="Sets">
      ${setView('Cheapest set', sets.cheapest, model)} ${setView('Lightest set', sets.lightest, model)}
    </section>
  `;
}

/**
 * The joints of the form as a list: their names, operating points and chosen actuators, and the supply that all ask for.
 */
export function listOf(
  { choices }: Pick<ChosenSet, 'choices'>,
  joints: readonly JointForm[],
): Partial<MotorList> {
  const [volts, ...others] = new Set(joints.map(({ texts }) => Number(texts.voltage_v)));
  const lines = choices.map(({ name, count, id }, index) =>
    lineOf({ name, count, id: id ?? '', points: needsIn(joints[index]?.texts ?? {}) }),
  );
  return { lines, volts: others.length === 0 && volts ? volts : null };
}

function setView(title: string, set: ChosenSet | null, { catalog, state }: Model) {
  if (set === null)
    return html`<div class="card stack match-set">
      <h2>${title}</h2>
      <p class="note">No actuator that meets everything has a published price.</p>
    </div>`;
  const { choices, totals } = set;
  return html`
    <div class="card stack match-set">
      <h2>${title}</h2>
      <ul class="plain-list">
        ${choices.map((choice) => choiceView(choice, catalog))}
      </ul>
      <dl class="figures sums">
        ${sumView('Actuators', totals.motors)}
        ${sumView('Price', html`${sumText(totals.price_usd, dollars, 'price')} ${pricesNote(choices, catalog)}`)}
        ${sumView('Mass', sumText(totals.weight_g, massText, 'mass'))}
      </dl>
      ${
        choices.every(({ id }) => id === null)
          ? nothing
          : html`<a class="button no-print" href=${motorListPath(listOf(set, state.joints))}>Use this set</a>`
      }
    </div>
  `;
}

/** Note on the summed prices: who states them, what they include, and from when they are. */
function pricesNote(choices: ChosenSet['choices'], { actuatorById }: Catalog) {
  const text = pricesText(choices.map(({ id, count }) => priceOf(actuatorById.get(id ?? ''), count)));
  return text === null ? nothing : html`<span class="note">${text}</span>`;
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
    <li>
      <span>${name}</span> <span class="note">${count} ×</span>
      ${
        id === null
          ? html`<span class="error">nothing meets it</span>`
          : html`<a href=${actuatorPath(id)}>${actuator?.name ?? id}</a>
              <div class="row note">
                <span>${tagged('price_usd')}${figureText(price, '{USD}')}</span>
                <span>${tagged('weight_g')}${figureText(mass, 'g')}</span>
              </div>`
      }
    </li>
  `;
}
