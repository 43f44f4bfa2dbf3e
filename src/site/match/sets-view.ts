import { html, nothing } from 'lit-html';
import type { MotorSum } from '../../catalog/motor-totals.ts';
import type { ChosenSet } from '../../query/match-sets.ts';
import { apartTag } from '../copy/apart-tag.ts';
import { kindsOf, statersOf } from '../copy/figure-marks.ts';
import type { Catalog } from '../copy/listed.ts';
import { counted, figureText } from '../format.ts';
import { lineOf, readNeeds, type Line } from '../list/lines.ts';
import { motorListPath } from '../list/motor-list.ts';
import { sumView } from '../list/sum-view.ts';
import { actuatorPath } from '../paths.ts';
import type { MatchModel } from './model.ts';

/** One actuator for each joint, the cheapest and the lightest that meet everything, with their sums. */
export function setsView(model: MatchModel) {
  const { joints } = model.state;
  const sets = model.answering?.judge(model.state).sets ?? null;
  if (joints.reduce((sum, { count }) => sum + count, 0) < 2) return nothing;
  if (sets === null) return html`<p class="note">A set follows once every joint asks for something.</p>`;
  return html`
    <section class="card-grid match-sets" aria-label="Sets">
      ${setView('Cheapest set', sets.cheapest, model)} ${setView('Lightest set', sets.lightest, model)}
    </section>
  `;
}

/** The joints of the form as rows of a list, each with its name, its need and the actuator that is chosen for it. */
const linesOf = ({ choices }: ChosenSet, { joints }: MatchModel['state']): Line[] =>
  choices.map(({ name, count, id }, index) => {
    const { peak_points, peak_torque_nm, speed_rpm } = joints[index]?.texts ?? {};
    const point = peak_torque_nm === undefined ? '' : `${peak_torque_nm}@${speed_rpm ?? '0'}`;
    return lineOf({ name, count, id: id ?? '', needs: readNeeds(peak_points ?? point) ?? [] });
  });

function setView(title: string, set: ChosenSet, { catalog, state }: MatchModel) {
  const { choices, totals } = set;
  return html`
    <div class="card stack match-set">
      <h2>${title}</h2>
      <ul class="plain-list">
        ${choices.map((choice) => choiceView(choice, catalog))}
      </ul>
      <dl class="figures sums">
        ${sumView('Motors', totals.motors)} ${sumView('Price', sumText(totals.price_usd, '{USD}'))}
        ${sumView('Mass', sumText(totals.weight_g, 'g'))}
      </dl>
      ${
        choices.every(({ id }) => id === null)
          ? nothing
          : html`<a class="button no-print" href=${motorListPath({ lines: linesOf(set, state) })}>Use this set</a>`
      }
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
    <li>
      <span>${name}</span> <span class="note">${count} ×</span>
      ${
        id === null
          ? html`<span class="fault">nothing is proved to meet it</span>`
          : html`<a href=${actuatorPath(id)}>${actuator?.name ?? id}</a>
              <div class="row note">
                <span>${tagged('price_usd')}${figureText(price, '{USD}')}</span>
                <span>${tagged('weight_g')}${figureText(mass, 'g')}</span>
              </div>`
      }
    </li>
  `;
}

function sumText({ sum, unknown }: MotorSum, unit: 'g' | '{USD}') {
  const text = figureText(sum, unit);
  if (unknown === 0 || sum === null) return html`${text}`;
  return html`at least ${text} <span class="note">${counted(unknown, 'motor')} unknown</span>`;
}
