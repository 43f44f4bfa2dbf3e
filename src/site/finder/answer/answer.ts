import type { Catalog, ListedActuator } from '../../client-catalog/load-catalog.ts';
import type { JointJudgement } from '../../match/judge-joints.ts';
import type { AskedCriterion } from '../../page-filters/criteria.ts';
import type { AskedField } from '../../page-filters/filter-controls.ts';

/** Records that meet the filters; actuators unless said otherwise. */
export interface FilteredRecords<Subject = ListedActuator, Asked = AskedField> {
  readonly criteria: readonly Asked[];
  /** Records that meet all criteria, in the chosen order. */
  readonly matches: readonly Subject[];
  /** Matches ignoring the criterion of this name, in no order, for its facet counts. */
  readonly withoutOne: (name: string) => readonly Subject[];
}

/** The finder's answer; for a match, all actuators that do not miss. */
export interface Answer extends FilteredRecords<ListedActuator, AskedCriterion> {
  /** The verdict on each actuator; null for a list. */
  readonly judgement: JointJudgement | null;
}

/** The whole catalog, for a state without filters. */
export const wholeOf = ({ actuators }: Catalog): Answer => ({
  criteria: [],
  matches: actuators,
  withoutOne: () => actuators,
  judgement: null,
});

/** At most three criteria whose removal adds the most results, and how many each adds. */
export const suggestionsOf = ({ criteria, matches, withoutOne }: FilteredRecords<unknown>) =>
  criteria
    .map(({ name, label }) => ({ name, label, more: withoutOne(name).length - matches.length }))
    .filter(({ more }) => more > 0)
    .toSorted((left, right) => right.more - left.more)
    .slice(0, 3);
