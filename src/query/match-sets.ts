import { motorsIn, sumOver, type MotorSum } from '../catalog/motor-totals.ts';
import { hasPlace } from './bitset.ts';
import type { Standings } from './match.ts';
import type { Order } from './order.ts';
import type { AskedJoint } from './parse-joints.ts';
import type { FilterIndex } from './record-index.ts';

/** A joint with how every actuator stands to it. */
export interface JudgedJoint extends AskedJoint {
  readonly standings: Standings;
}

/** One actuator for each joint. */
export interface ChosenSet {
  readonly choices: readonly Choice[];
  readonly totals: {
    readonly motors: number;
    readonly price_usd: MotorSum;
    readonly weight_g: MotorSum;
  };
}

/** The actuator chosen for a joint. */
interface Choice {
  readonly name: string;
  readonly count: number;
  /** Null where no actuator meets everything. */
  readonly id: string | null;
  readonly price_usd: number | null;
  readonly weight_g: number | null;
}

/** THE TABLE of the sets that are chosen, by the figure that is the least in each. */
const SETS = { cheapest: 'price_usd', lightest: 'weight_g' } as const;

/** For each joint the actuator that meets everything at the lowest price, and at the lowest mass; an unknown figure comes last. */
export const setsOf = (index: FilterIndex, joints: readonly JudgedJoint[]): Record<keyof typeof SETS, ChosenSet> => ({
  cheapest: setBy(index, joints, SETS.cheapest),
  lightest: setBy(index, joints, SETS.lightest),
});

function setBy(index: FilterIndex, joints: readonly JudgedJoint[], sort: (typeof SETS)[keyof typeof SETS]): ChosenSet {
  const choices = joints.map(({ name, count, standings }): Choice => {
    const place = bestOf(index, standings, { sort, direction: 'asc' });
    const figureOf = (field: string): number | null => {
      const figure = place === undefined ? NaN : (index.column(field)[place] ?? NaN);
      return Number.isNaN(figure) ? null : figure;
    };
    const id = place === undefined ? null : (index.ids[place] ?? null);
    return { name, count, id, price_usd: figureOf('price_usd'), weight_g: figureOf('weight_g') };
  });
  return {
    choices,
    totals: {
      motors: motorsIn(choices),
      price_usd: sumOver(choices, ({ price_usd }) => price_usd),
      weight_g: sumOver(choices, ({ weight_g }) => weight_g),
    },
  };
}

/** The first in an order of those that meet everything; undefined where none does. */
function bestOf(index: FilterIndex, { ranked: [meets], counts }: Standings, order: Order): number | undefined {
  if (meets === undefined || counts.meets === 0) return undefined;
  return index.inOrder(order).places.find((place) => hasPlace(meets, place));
}
