import { INCLUDE_UNKNOWN } from '../../../query/filters/filter-names.ts';
import type { Direction, Order } from '../../../query/table/order.ts';
import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { blankJoint, furtherJoint, withTexts, type JointForm } from '../../match/joint-form.ts';
import { isQuantity, listIn, toggled, type FilterTexts } from '../../page-filters/filter-controls.ts';

/** The ways to look at the results. */
export const VIEWS = ['table', 'plot', 'cards'] as const;
export type View = (typeof VIEWS)[number];

/**
 * Everything the reader has chosen in the finder, as stored in its address. A null order is the default one.
 */
export interface FinderState extends Order {
  /** Usually one joint; of several, only the shown one is searched for. */
  readonly joints: readonly JointForm[];
  /** The joint whose filters and actuators are shown. */
  readonly shown: number;
  /** Null for the default view: cards on a phone, else the table. */
  readonly view: View | null;
  readonly x: string;
  readonly y: string;
  readonly columns: readonly string[];
  /** True if variants are not folded into their models. */
  readonly isUnfolded: boolean;
  /** The id of the actuator whose figures are asked to replace it; empty if there is none. */
  readonly replacing: string;
}

/** The default state. */
export const defaultState = ({ fields }: Pick<Catalog, 'fields'>): FinderState => ({
  joints: [blankJoint(0)],
  shown: 0,
  sort: null,
  direction: 'asc',
  view: null,
  x: 'weight_g',
  y: 'peak_torque_nm',
  columns: fields.filter(({ isLead }) => isLead).map(({ name }) => name),
  isUnfolded: false,
  replacing: '',
});

/** The joint whose filters and actuators are shown. */
export const jointIn = ({ joints, shown }: Pick<FinderState, 'joints' | 'shown'>): JointForm =>
  joints[shown] ?? blankJoint(0);

/** The filters of the joint that is shown. */
export const filtersIn = (state: Pick<FinderState, 'joints' | 'shown'>): FilterTexts => jointIn(state).texts;

/** True if a state has neither a filter nor an order. */
export const asksNothing = (state: FinderState): boolean =>
  state.sort === null && Object.keys(filtersIn(state)).length === 0;

/** The state with the shown joint changed. */
export const withJoint = (state: FinderState, next: Partial<JointForm>): FinderState => ({
  ...state,
  joints: state.joints.map((joint, index) => (index === state.shown ? { ...joint, ...next } : joint)),
});

/** The state with filters set, or removed by empty texts. */
export const withFilters = (state: FinderState, texts: FilterTexts): FinderState =>
  withJoint(state, withTexts(jointIn(state), texts));

/** The state with a filter set, or removed by an empty text. */
export const withFilter = (state: FinderState, name: string, text: string): FinderState =>
  withFilters(state, { [name]: text });

/** The state with a value of a list toggled. */
export const withValue = (state: FinderState, name: string, value: string): FinderState =>
  withFilter(state, name, toggled(listIn(filtersIn(state), name), value).join(','));

/** The state without some filters on a field, and without `include_unknown` for it. */
export function withoutFilters(
  state: FinderState,
  parameters: readonly string[],
  field: string,
): FinderState {
  const bare = withFilters(state, Object.fromEntries(parameters.map((name) => [name, ''])));
  const isIncluded = listIn(filtersIn(bare), INCLUDE_UNKNOWN).includes(field);
  return isIncluded ? withValue(bare, INCLUDE_UNKNOWN, field) : bare;
}

/** The state in which the shown joint asks for nothing. */
export const withoutAny = (state: FinderState): FinderState => ({
  ...withJoint(state, { texts: {}, need: '' }),
  replacing: '',
});

/** The state with another joint, which is shown. */
export const withFurtherJoint = (state: FinderState): FinderState => ({
  ...state,
  joints: [...state.joints, furtherJoint(state.joints)],
  shown: state.joints.length,
});

/** The state without the shown joint. */
export const withoutJoint = (state: FinderState): FinderState => ({
  ...state,
  joints: state.joints.length === 1 ? [blankJoint(0)] : state.joints.toSpliced(state.shown, 1),
  shown: 0,
});

/** The state sorted by a field: first its default direction, then the other, then the default order again. */
export function withSort(catalog: Catalog, state: FinderState, sort: string): FinderState {
  const first = firstDirection(catalog, sort);
  if (state.sort !== sort) return { ...state, sort, direction: first };
  return state.direction === first
    ? { ...state, direction: first === 'asc' ? 'desc' : 'asc' }
    : { ...state, sort: null, direction: 'asc' };
}

/** The better end first; words from A to Z. */
function firstDirection({ fieldByName }: Catalog, sort: string): Direction {
  const field = fieldByName.get(sort);
  return field !== undefined && isQuantity(field) && field.better !== 'less' ? 'desc' : 'asc';
}
