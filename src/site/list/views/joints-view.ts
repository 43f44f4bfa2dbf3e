import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Verdict } from '../../../query/match/judge/verdicts.ts';
import type { SharedField } from '../../../query/match/sets/set-constraints.ts';
import type { ChosenSet } from '../../../query/match/sets/sets.ts';
import { kindsOf, statersOf } from '../../client-catalog/figure-marks.ts';
import { apartTag } from '../../client-catalog/kind-tag.ts';
import type { Catalog } from '../../client-catalog/listed.ts';
import { counted, figureText } from '../../format.ts';
import { onValue } from '../../layout/controls.ts';
import { actuatorPath } from '../../paths.ts';
import { dollars, massText, sumText } from '../bill.ts';
import { countBox } from '../count-box.ts';
import type { ListActions, ListModel, ListView } from '../model.ts';
import { TOTALS, type MotorList } from '../motor-list.ts';
import { nameBox, pointsBox } from '../rows-view.ts';
import { judgeList, withSet, type JudgedLine } from '../sets.ts';
import { sumView } from '../sum-view.ts';
import { nameOf } from '../supply.ts';
import { voltsBox } from './bill-view.ts';

/** The joints with what they need, what meets it, and sets of actuators for all of them. */
export const jointsView: ListView = (shown, actions) => {
  const { catalog, list } = shown;
  const judged = judgeList(catalog, list);
  return html`
    <p class="note">
      Enter for each joint the torque and speed that it must reach together, N·m@rpm. Every actuator is
      checked at your supply. Sets leave out discontinued actuators.
    </p>
    ${jointsTable(shown, judged.joints, actions)} ${constraintsView(list, actions)}
    ${
      judged.sets === null
        ? html`<p class="note">Sets appear once a joint has an operating point.</p>`
        : html`<section class="card-grid" aria-label="Sets">
            ${setView('Cheapest set', judged.sets.cheapest, { shown, actions })}
            ${setView('Lightest set', judged.sets.lightest, { shown, actions })}
          </section>`
    }
  `;
};

const jointsTable = (
  { bill }: ListModel,
  judged: readonly (JudgedLine | null)[],
  actions: ListActions,
) => html`
  <div class="table-frame" tabindex="0" role="region" aria-label="Joints">
    <table class="table bill as-cards">
      <thead>
        <tr>
          <th scope="col">Joint</th>
          <th scope="col">Points, N·m@rpm</th>
          <th scope="col" class="number">Qty</th>
          <th scope="col">Actuator</th>
          <th scope="col">Verdict</th>
          <th scope="col">Meet it</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${bill.lines.map((line, index) => {
          const judgement = judged[index] ?? null;
          return html`<tr>
            <th scope="row">${nameBox(line, (name) => actions.changeRow(index, { name }))}</th>
            <td data-label="operating points">
              ${pointsBox(line, (points) => actions.changeRow(index, { points }))}
            </td>
            <td class="number" data-label="qty">
              ${countBox(line.count, (count) => actions.changeRow(index, { count }), `How many ${nameOf(line)}`)}
            </td>
            <td data-label="actuator">${nameOf(line)}</td>
            <td data-label="verdict">
              ${judgement?.own === null || judgement === null ? html`<span class="note">–</span>` : VERDICT_WORDS[judgement.own]}
            </td>
            <td data-label="meet it">
              ${judgement === null ? html`<span class="note">no point</span>` : html`${judgement.meets} <span class="note">and ${judgement.unknown} unknown</span>`}
            </td>
            <td class="line-actions no-print">
              ${judgement === null ? nothing : html`<a class="button" href=${actions.findPath(line)}>Find</a>`}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>
`;

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  meets: '✓ meets',
  close: '≈ close',
  unknown: '? unknown',
  misses: '✗ misses',
};

const SHARED_WORDS: readonly (readonly [field: SharedField, words: string])[] = [
  ['brand', 'maker'],
  ['voltage_v', 'supply'],
  ['comm', 'bus'],
];

/** Boxes for the things that all motors of a set share, and for their total price and mass. */
const constraintsView = (list: MotorList, actions: ListActions) => html`
  <fieldset class="row set-constraints no-print">
    <legend class="visually-hidden">For all actuators of a set</legend>
    <span>Same</span>
    ${SHARED_WORDS.map(
      ([field, words]) =>
        html`<label class="chip">
          <input
            type="checkbox"
            .checked=${list.same.includes(field)}
            @change=${() =>
              actions.change({
                same: list.same.includes(field)
                  ? list.same.filter((other) => other !== field)
                  : [...list.same, field],
              })}
          />
          ${words}
        </label>`,
    )}
    ${totalBox('price_usd', list, actions)} ${totalBox('weight_g', list, actions)}
    <label>Supply, V ${voltsBox(list, actions)}</label>
  </fieldset>
`;

const TOTAL_UNITS: Readonly<Record<keyof typeof TOTALS, string>> = { price_usd: '$', weight_g: 'g' };

const totalBox = (field: keyof typeof TOTALS, { total }: MotorList, { change }: ListActions) => html`
  <label
    >In total at most, ${TOTAL_UNITS[field]}
    <input
      type="number"
      class="volts"
      min="0"
      .value=${live(total[field] === undefined ? '' : String(total[field]))}
      @change=${onValue((text) => change({ total: { ...total, [field]: Number(text) > 0 ? Number(text) : undefined } }))}
    />
  </label>
`;

/** A set of actuators with its sums, and the button that puts it into the list. */
function setView(
  title: string,
  set: ChosenSet | null,
  { shown, actions }: { readonly shown: ListModel; readonly actions: ListActions },
) {
  const { catalog, list } = shown;
  if (set === null)
    return html`<div class="card stack">
      <h2>${title}</h2>
      <p class="note">No actuator that meets everything has a published price.</p>
    </div>`;
  const { choices, totals } = set;
  const isFound = choices.some(({ id }) => id !== null);
  return html`
    <div class="card stack">
      <h2>${title}</h2>
      ${isFound ? nothing : html`<p class="error">No set meets all of these limits together.</p>`}
      <ul class="plain-list">
        ${choices.map((choice) => choiceView(choice, catalog))}
      </ul>
      <dl class="figures sums">
        ${sumView('Actuators', totals.motors)}
        ${sumView('Price', sumText(totals.price_usd, dollars, 'price'))}
        ${sumView('Mass', sumText(totals.weight_g, massText, 'mass'))}
      </dl>
      ${
        isFound
          ? html`<button
              type="button"
              class="no-print"
              @click=${() => actions.change({ lines: withSet(list, choices, judgeList(catalog, list).joints) }, `${title} is in your list.`)}
            >
              Use this set
            </button>`
          : nothing
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
    <li class="set-choice">
      <span>${name || counted(count, 'actuator')}</span> <span class="note">${count} ×</span>
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
