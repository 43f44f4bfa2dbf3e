import type { Order } from '../../../query/table/order.ts';
import type { Catalog, ListedActuator } from '../../client-catalog/listed.ts';
import type { AskedField } from '../../filter/filters.ts';

/** Records that meet the filters; actuators unless said otherwise. */
export interface Exploration<Subject = ListedActuator> {
  readonly criteria: readonly AskedField[];
  /** Records that meet all criteria, in the chosen order. */
  readonly matches: readonly Subject[];
  /** Matches ignoring the criterion of this name, in no order, for its facet counts. */
  readonly withoutOne: (name: string) => readonly Subject[];
}

/** The whole catalog, for a state without filters. */
export const wholeOf = ({ actuators }: Catalog, { direction }: Pick<Order, 'direction'>): Exploration => ({
  criteria: [],
  matches: direction === 'asc' ? actuators : actuators.toReversed(),
  withoutOne: () => actuators,
});

/** At most three criteria whose removal adds the most results, and how many each adds. */
export const suggestionsOf = ({ criteria, matches, withoutOne }: Exploration<unknown>) =>
  criteria
    .map(({ name, label }) => ({ name, label, more: withoutOne(name).length - matches.length }))
    .filter(({ more }) => more > 0)
    .toSorted((left, right) => right.more - left.more)
    .slice(0, 3);
