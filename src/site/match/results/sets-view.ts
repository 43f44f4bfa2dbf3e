import { html, nothing } from 'lit-html';
import type { ChosenSet } from '../../../query/match/sets/sets.ts';
import type { Model } from '../../finder/model.ts';
import { lineOf } from '../../parts/lines.ts';
import { partsListPath, type PartsList } from '../../parts/parts-list.ts';
import type { JointForm } from '../joint-form.ts';
import { openJudge } from '../judge-joints.ts';
import { needsIn } from '../points-view.ts';
import { setCard } from './set-card.ts';

/** The cheapest and the lightest actuators that meet everything, one for each joint, summed. */
export function setsView(model: Model) {
  const { joints } = model.state;
  if (joints.reduce((sum, { count }) => sum + count, 0) < 2) return nothing;
  const sets = openJudge(model.catalog).setsFor(joints);
  if (sets === null)
    return html`<p class="note">
      To see sets with one actuator for each joint, set a limit for every joint.
    </p>`;
  const parts = {
    catalog: model.catalog,
    use: (set: ChosenSet) =>
      html`<a class="button no-print" href=${partsListPath(listOf(set, joints))}>Use this set</a>`,
  };
  return html`
    <section class="card-grid" aria-label="Sets">
      ${setCard('Cheapest set', sets.cheapest, parts)} ${setCard('Lightest set', sets.lightest, parts)}
    </section>
  `;
}

/**
 * The joints of the form as a list: their names, operating points and chosen actuators, and the supply that all ask for.
 */
export function listOf(
  { choices }: Pick<ChosenSet, 'choices'>,
  joints: readonly JointForm[],
): Partial<PartsList> {
  const [volts, ...others] = new Set(joints.map(({ texts }) => Number(texts.voltage_v)));
  const lines = choices.map(({ name, count, id }, index) =>
    lineOf({ name, count, id: id ?? '', points: needsIn(joints[index]?.texts ?? {}) }),
  );
  return { lines, volts: others.length === 0 && volts ? volts : null };
}
