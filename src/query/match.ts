import type { Supply } from '../catalog/torque-speed.ts';
import type { CursorOwner, MatchPosition } from './cursor.ts';
import type { GivenFilter } from './filter.ts';
import { MODIFIERS, type Modifiers } from './modifiers.ts';
import { countUpTo } from './order.ts';
import type { Ranking } from './rank-candidates.ts';
import type { AcceptedValue, AskedPoint, Requirement } from './requirement.ts';
import type { FilterIndex } from './table.ts';

/** What is asked of an actuator, understood. */
export interface MatchQuestion {
  readonly requirements: readonly Requirement[];
  /** The filters of which the candidates pass every one. */
  readonly filters: readonly GivenFilter[];
  readonly modifiers: Modifiers;
  /** How figures count at the supply that is asked. */
  readonly supply: Supply;
  /** Whether the peak torque and the speed that are stated must be given at once; null where not both are. */
  readonly together: boolean | null;
  /** Operating points that are stated and judged: of `peak_points`, `rated_points` and the steps of a duty cycle. */
  readonly statedPoints: number;
}

/** What is asked, by name: requirements as they were stated or follow from the duty, and modifiers that change something. */
export function askedOf({ requirements, modifiers, together }: MatchQuestion): Record<string, AskedValue> {
  const { tolerance: _tolerance, ...changing } = modifiers;
  const asked: Record<string, AskedValue> = {};
  for (const requirement of requirements) {
    const { name } = requirement.row;
    asked[name] = requirement.kind === 'point' ? pointsNamed(requirements, name) : requirement.asked;
  }
  return {
    ...asked,
    ...(together !== null && { together }),
    ...Object.fromEntries(Object.entries(changing).filter(([name, value]) => value !== USUAL[name])),
  };
}

/** What a requirement asks, as answers have it: of points all that have its name. */
type AskedValue = AcceptedValue | readonly AskedPoint[];

const pointsNamed = (requirements: readonly Requirement[], name: string): AskedPoint[] =>
  requirements.flatMap((each) => (each.kind === 'point' && each.row.name === name ? [each.asked] : []));

const USUAL: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(MODIFIERS).map(([name, { usual }]) => [name, usual]),
);

/** The page of matches that is asked for. */
export interface MatchPaging extends CursorOwner {
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: MatchPosition | null;
}

/**
 * The page asked for, of all that may fit: those that meet all first, then close ones, then those with the fewest unknown
 * figures, each in the order asked. Its end is null where no other page follows.
 */
export function matchPage(
  index: FilterIndex,
  { ranks, counts }: Ranking,
  { order, limit, after }: Omit<MatchPaging, 'fingerprint'>,
) {
  const ordered = index.inOrder(order);
  const last = ranks.reduce((most, rank) => Math.max(most, rank), 0);
  const found: { readonly place: number; readonly rank: number }[] = [];
  for (let rank = after?.rank ?? 0; rank <= last && found.length <= limit; rank += 1) {
    const start = rank === after?.rank ? countUpTo(ordered, after, order.direction) : 0;
    for (let step = start; step < ordered.places.length && found.length <= limit; step += 1) {
      const place = ordered.places[step] ?? 0;
      if (ranks[place] === rank) found.push({ place, rank });
    }
  }
  const page = found.slice(0, limit);
  const end = found.length > limit ? page.at(-1) : undefined;
  const position: MatchPosition | null =
    end === undefined ? null : { ...ordered.positionOf(end.place), rank: end.rank };
  return {
    places: page.map(({ place }) => place),
    total: counts.meets + counts.close + counts.unknown,
    end: position,
  };
}
