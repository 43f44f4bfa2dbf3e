import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { applyFilters } from '../../query/filters/apply-filters.ts';
import type { GivenFilter } from '../../query/filters/filter.ts';
import type { MatchQuestion } from '../../query/match/question.ts';
import { rankCandidates, rankedRows, rankingAmong, type Ranking } from '../../query/match/rank-candidates.ts';
import { allRows, countShared, difference, maskOf, type Mask } from '../../query/table/mask.ts';
import { keepMask } from '../../query/table/row-filter.ts';
import { kindsOf } from '../client-catalog/figure-marks.ts';
import { lifeOf } from '../client-catalog/life.ts';
import type { ListedActuator } from '../client-catalog/listed.ts';
import type { CatalogTable } from '../filter/catalog-table.ts';
import { LEFT_OUT_NAMES, type LeftOut } from './joint.ts';

/** Groups that a match leaves out by default: the label, and which actuators belong to it. */
export const LEFT_OUT = {
  discontinued: {
    word: 'discontinued',
    says: 'Their makers no longer sell them, or have announced their end of life',
    has: ({ figures }: ListedActuator): boolean => lifeOf(figures.availability)?.isEnded === true,
  },
  limits: {
    word: 'with limits of simulation models',
    says: 'Their torque or speed is a limit of a simulation model, which may be below what the motor gives',
    has: (actuator: ListedActuator): boolean =>
      ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm'].some((field) =>
        kindsOf(actuator, field).some((kind) => kind.startsWith('model limit')),
      ),
  },
};

/** The candidates of a question without the groups left out. */
export interface Candidates {
  readonly asking: MatchQuestion;
  readonly ranking: Ranking;
  /** How many actuators of each group left out would not miss. */
  readonly further: Readonly<Record<LeftOut, number>>;
}

/** Ranks the candidates of a question without the groups left out. */
export function amongCandidates(
  opened: CatalogTable,
  asking: MatchQuestion,
  {
    texts,
    include,
  }: { readonly texts: Readonly<Record<string, string>>; readonly include: readonly LeftOut[] },
): Candidates {
  const { table } = opened;
  const sets = setsIn(opened);
  // An availability filter overrides the default.
  const without = LEFT_OUT_NAMES.filter(
    (name) => !include.includes(name) && !(name === 'discontinued' && texts.availability !== undefined),
  );
  const filters = without.map((name): GivenFilter => {
    const kept = difference(allRows(table.count), sets[name]);
    return { name, value: 'left out', filterRows: () => keepMask(kept) };
  });
  const narrowed = { ...asking, filters: [...asking.filters, ...filters] };
  const all = rankCandidates(table, asking);
  const standing = rankedRows(all);
  const furtherOf = (name: LeftOut): number =>
    without.includes(name) ? countShared(standing, sets[name]) : 0;
  return {
    asking: narrowed,
    ranking: rankingAmong(all, applyFilters(table, narrowed.filters)),
    further: { discontinued: furtherOf('discontinued'), limits: furtherOf('limits') },
  };
}

const setsIn = memoizeByObject(({ listed }: CatalogTable): Readonly<Record<LeftOut, Mask>> => {
  const setOf = (name: LeftOut): Mask =>
    maskOf(
      listed.flatMap((actuator, row) => (LEFT_OUT[name].has(actuator) ? row : [])),
      listed.length,
    );
  return { discontinued: setOf('discontinued'), limits: setOf('limits') };
});
