import type { Supply } from '../../../catalog/torque-speed/law.ts';
import type { GivenFilter } from '../../filters/filter.ts';
import type { CursorOwner, MatchPosition } from '../../parameters/cursor.ts';
import type { Order } from '../../table/order.ts';
import { MODIFIERS, type Modifiers } from './modifiers.ts';
import type { AcceptedValue, OperatingPoint, Requirement } from './requirements.ts';

/** The parsed requirements and modifiers of a match. */
export interface MatchQuestion {
  readonly requirements: readonly Requirement[];
  /** Filters every candidate must pass. */
  readonly filters: readonly GivenFilter[];
  /** The ids of the candidates, regardless of the filters; null for all that pass the filters. */
  readonly ids: readonly string[] | null;
  /** Fields whose unknown figures do not count against a verdict. */
  readonly includeUnknown: ReadonlySet<string>;
  readonly modifiers: Modifiers;
  /** The requested supply, at which figures are judged. */
  readonly supply: Supply;
  /** True if peak torque and speed are required together, as a point; null unless both are required. */
  readonly together: boolean | null;
  /**
   * Operating points that are stated and judged: those of `peak_points`, `rated_points` and the steps of a
   * duty cycle.
   */
  readonly statedPoints: number;
}

/**
 * The answer's member `asked`: requirements as stated or as they follow from the duty, and modifiers that
 * differ from their defaults.
 */
export function askedOf({
  requirements,
  includeUnknown,
  modifiers,
  together,
}: MatchQuestion): Record<string, AskedValue> {
  const asked: Record<string, AskedValue> = {};
  for (const requirement of requirements) {
    const { name } = requirement.row;
    asked[name] = requirement.kind === 'point' ? pointsNamed(requirements, name) : requirement.asked;
  }
  return {
    ...asked,
    ...(includeUnknown.size > 0 && { include_unknown: [...includeUnknown] }),
    ...(together !== null && { together }),
    ...Object.fromEntries(Object.entries(modifiers).filter(([name, value]) => value !== DEFAULTS[name])),
  };
}

/** The requested value of a requirement, as answers state it; for points, all with its name. */
type AskedValue = AcceptedValue | readonly OperatingPoint[];

const pointsNamed = (requirements: readonly Requirement[], name: string): OperatingPoint[] =>
  requirements.flatMap((each) => (each.kind === 'point' && each.row.name === name ? [each.asked] : []));

const DEFAULTS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(MODIFIERS).map(([name, { defaultValue }]) => [name, defaultValue]),
);

/** A parsed joint of a match. */
export interface JointRequirements {
  readonly name: string;
  readonly count: number;
  readonly question: MatchQuestion;
}

/** The order of a match (docs/interface.md, "Match"). */
export interface MatchOrder {
  /** The field that `sort` names; by default the mass, as the last criterion. */
  readonly order: Order;
  /** True if `sort` is given: then only the verdict comes before it. */
  readonly isChosen: boolean;
}

/** The order without `sort`. */
export const DEFAULT_ORDER: MatchOrder = { order: { sort: 'weight_g', direction: 'asc' }, isChosen: false };

/** The requested page of matches. */
export interface MatchPaging extends MatchOrder, CursorOwner {
  readonly limit: number;
  /** Position of the last match of the previous page; null on the first page. */
  readonly after: MatchPosition | null;
}

/** True if a price is required: then known prices come first within a verdict. */
export const isPriceAsked = ({ requirements }: MatchQuestion): boolean =>
  requirements.some(({ row }) => row.field === 'price_usd');

/** The order in words, for the member `order` of answers. */
export function orderText(question: MatchQuestion, { order, isChosen }: MatchOrder): string {
  const { sort, direction } = order;
  const field = direction === 'asc' ? `${sort}` : `${sort} ${direction}`;
  const priced = isPriceAsked(question) ? ['known price_usd'] : [];
  const before = isChosen ? [] : [...priced, 'unknown checks', 'likelihood'];
  return ['verdict', ...before, field].join(', ');
}
