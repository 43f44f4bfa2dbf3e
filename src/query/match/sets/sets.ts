import { motorsIn, sumOver } from '../../../catalog/records/motor-totals.ts';
import { SET_TRIES } from '../../../limits.ts';
import { figureOrNull } from '../../table/column-values.ts';
import { countRows, countShared, firstIn, maskOf, noRows, unionOf, type Mask } from '../../table/mask.ts';
import type { Table } from '../../table/table.ts';
import type { JointRequirements } from '../question/match-question.ts';
import { rowsThatMeet, type Ranking } from '../rank-candidates.ts';
import {
  sharedOptions,
  type Agreement,
  type CommonTraits,
  type SharedGroups,
  type SummedField,
  type WholeSet,
} from './set-constraints.ts';
import { bestSet, type FoundSet } from './set-search.ts';

/** A joint with the verdict on every actuator. */
export interface JudgedJoint extends JointRequirements {
  readonly ranking: Ranking;
}

/**
 * One actuator for each joint, as answers have it, but without `price_stated_by`; the schema of answers
 * describes each member.
 */
export type ChosenSet = Readonly<ReturnType<typeof chosenSet>>;

/** The sets to choose, by the figure that each minimises, with the other figure. */
const SETS = {
  cheapest: ['price_usd', 'weight_g'],
  lightest: ['weight_g', 'price_usd'],
} as const satisfies Record<string, readonly [SummedField, SummedField]>;

/** Constraints on all joints together, and the groups of actuators that can agree. */
export interface SetConstraints extends WholeSet {
  readonly groups: SharedGroups;
}

/** Without constraints, the joints are independent. */
const UNCONSTRAINED: SetConstraints = { same: [], total: {}, groups: { brand: [], comm: [] } };

/**
 * For each joint the cheapest and the lightest actuator that meets all its requirements. Unknown figures come
 * last; if no actuator has a price, there is no cheapest set. With constraints on all joints together, the
 * best sets that satisfy them, or empty ones.
 */
export function setsOf(
  index: Table,
  joints: readonly JudgedJoint[],
  together = UNCONSTRAINED,
): { readonly cheapest: ChosenSet | null; readonly lightest: ChosenSet } {
  const meets = joints.map(({ ranking }) => rowsThatMeet(ranking));
  const ways = sharedOptions(
    { index, groups: together.groups, candidates: unionOf(meets, index.count) },
    together.same,
  );
  const candidates = { index, meets, joints, together, ways };
  const setBy =
    together.same.length === 0 && Object.keys(together.total).length === 0 ? independentSet : constrainedSet;
  const cheapest = setBy(candidates, SETS.cheapest);
  return {
    cheapest: isUnpriced(cheapest) ? null : cheapest,
    lightest: setBy(candidates, SETS.lightest),
  };
}

/** True if none of the chosen actuators has a price, so that they are the first by id, not the cheapest. */
const isUnpriced = ({ choices, totals }: ChosenSet): boolean =>
  totals.price_usd.known === 0 && choices.some(({ id }) => id !== null);

interface SetQuestion {
  readonly index: Table;
  readonly joints: readonly JudgedJoint[];
  /** For each joint, the actuators that meet all its requirements. */
  readonly meets: readonly Mask[];
  readonly together: SetConstraints;
  /** For each field to share, every way to share it. */
  readonly ways: readonly (readonly Agreement[])[];
}

/** The best actuator for each joint, independently of the others. */
function independentSet(asked: SetQuestion, [deciding]: readonly [SummedField, SummedField]): ChosenSet {
  const { rows } = asked.index.inOrder({ sort: deciding, direction: 'asc' });
  const chosen = asked.meets.map((meets) => firstIn(meets, rows, 1)[0]);
  return chosenSet(asked, { shared: {}, chosen });
}

/** The best sets within the constraints on all joints together. */
function constrainedSet(asked: SetQuestion, fields: readonly [SummedField, SummedField]): ChosenSet {
  const found = searched(asked, fields);
  return chosenSet(asked, { shared: found?.shared ?? null, chosen: found?.rows ?? [] });
}

function searched(
  { index, joints, meets, together, ways }: SetQuestion,
  [first, second]: readonly [SummedField, SummedField],
): FoundSet | null {
  const { total } = together;
  if (meets.some((set) => countRows(set) === 0)) return null;
  const orderBy = (sort: SummedField): Uint32Array => index.inOrder({ sort, direction: 'asc' }).rows;
  // Removes rounding errors of sums such as 0.1 + 0.2.
  const mostOf = (field: SummedField): number => (total[field] ?? Infinity) * (1 + 1e-11);
  const order = orderBy(first);
  const candidates = meets.map((set) => mostPromising(set, [order, orderBy(second)]));
  return bestSet({
    joints: joints.map(({ count }, number) => ({ count, meets: candidates[number] ?? noRows(index.count) })),
    ways,
    figures: {
      deciding: index.column(first),
      other: index.column(second),
      most: { deciding: mostOf(first), other: mostOf(second) },
    },
    order,
  });
}

/** The rows of a set; if there are too many, the first of each order. */
function mostPromising(set: Mask, orders: readonly Uint32Array[]): Mask {
  if (countRows(set) <= SET_TRIES.candidates) return set;
  const ofEach = SET_TRIES.candidates / orders.length;
  return maskOf(
    orders.flatMap((order) => firstIn(set, order, ofEach)),
    set.length,
  );
}

interface SetChoice {
  /**
   * The requested traits that its actuators share; null if no set satisfies the constraints on all joints
   * together.
   */
  readonly shared: CommonTraits | null;
  /** For each joint the row of its actuator; undefined if there is none. */
  readonly chosen: readonly (number | undefined)[];
}

function chosenSet({ index, joints, meets }: SetQuestion, { shared, chosen }: SetChoice) {
  const bare = index.having('category', 'frameless_driver');
  const priced = index.having('has', 'price_usd');
  const choices = joints.map(({ name, count }, number) => {
    const row = chosen[number];
    const candidates = meets[number] ?? noRows(index.count);
    const figureOf = (field: SummedField): number | null =>
      row === undefined ? null : figureOrNull(index.column(field)[row]);
    return {
      name,
      count,
      candidates: countRows(candidates),
      priced: countShared(candidates, priced),
      id: row === undefined ? null : (index.ids[row] ?? null),
      bare: row === undefined ? null : bare[row] === 1,
      price_usd: figureOf('price_usd'),
      weight_g: figureOf('weight_g'),
    };
  });
  return {
    shared,
    choices,
    totals: {
      motors: motorsIn(choices),
      bare_motors: motorsIn(choices.filter((choice) => choice.bare === true)),
      price_usd: sumOver(choices, ({ price_usd }) => price_usd),
      weight_g: sumOver(choices, ({ weight_g }) => weight_g),
    },
  };
}
