import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Verdict } from '../../../query/match/judge/verdicts.ts';
import type { SharedField } from '../../../query/match/sets/set-constraints.ts';
import type { ChosenSet } from '../../../query/match/sets/sets.ts';
import { onValue } from '../../layout/controls.ts';
import { setCard } from '../../match/results/set-card.ts';
import { VERDICT_WORDS } from '../../match/verdict-words.ts';
import { countBox } from '../count-box.ts';
import { judgeList, withSet, type JudgedLine } from '../judge-list.ts';
import type { ListActions, ListModel, ListView } from '../list-model.ts';
import { TOTALS, type PartsList } from '../parts-list.ts';
import { nameBox, pointsBox } from '../rows-view.ts';
import { nameOf } from '../supply-and-bus.ts';
import { voltsBox } from './bill-view.ts';

/** The joints with what they need, what meets it, and sets of actuators for all of them. */
export const jointsView: ListView = (shown, actions) => {
  const { catalog, list } = shown;
  const judged = judgeList(catalog, list);
  const card = (title: string, set: ChosenSet | null) =>
    setCard(title, set, { catalog, use: (found) => useButton(title, found, { shown, actions }) });
  return html`
    <p class="note">
      For each joint, enter a torque and the speed at which the joint needs it: 40@60 is 40 N·m at 60 rpm.
      Every actuator is checked at your supply. A set has one actuator for each joint; discontinued actuators
      are left out.
    </p>
    ${jointsTable(shown, judged.joints, actions)} ${constraintsView(list, actions)}
    ${
      judged.sets === null
        ? html`<p class="note">To see sets, enter an operating point.</p>`
        : html`<section class="card-grid" aria-label="Sets">
            ${card('Cheapest set', judged.sets.cheapest)} ${card('Lightest set', judged.sets.lightest)}
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
          <th scope="col">Actuators that meet it</th>
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
              ${judgement?.own === null || judgement === null ? html`<span class="note">–</span>` : verdictText(judgement.own)}
            </td>
            <td data-label="actuators that meet it">
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

const verdictText = (verdict: Verdict): string =>
  `${VERDICT_WORDS[verdict].sign} ${VERDICT_WORDS[verdict].word}`;

const SHARED_WORDS: readonly (readonly [field: SharedField, words: string])[] = [
  ['brand', 'maker'],
  ['voltage_v', 'supply'],
  ['comm', 'bus'],
];

/** Boxes for the things that all motors of a set share, and for their total price and mass. */
const constraintsView = (list: PartsList, actions: ListActions) => html`
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

const totalBox = (field: keyof typeof TOTALS, { total }: PartsList, { change }: ListActions) => html`
  <label
    >Total at most, ${TOTAL_UNITS[field]}
    <input
      type="number"
      class="volts"
      min="0"
      .value=${live(total[field] === undefined ? '' : String(total[field]))}
      @change=${onValue((text) => change({ total: { ...total, [field]: Number(text) > 0 ? Number(text) : undefined } }))}
    />
  </label>
`;

/** The button that puts a set into the list. */
const useButton = (
  title: string,
  { choices }: ChosenSet,
  { shown: { catalog, list }, actions }: { readonly shown: ListModel; readonly actions: ListActions },
) =>
  html`<button
    type="button"
    class="no-print"
    @click=${() => actions.change({ lines: withSet(list, choices, judgeList(catalog, list).joints) }, `${title} is in your list.`)}
  >
    Use this set
  </button>`;
