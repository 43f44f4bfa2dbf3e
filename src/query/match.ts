import type { Supply } from '../catalog/torque-speed.ts';
import { placesPassing } from './acceptance.ts';
import {
  addAll,
  copyOf,
  difference,
  firstIn,
  intersection,
  intersectionOf,
  sizeOf,
  takeOut,
  zeros,
  type Bitset,
} from './bitset.ts';
import { verdictsOnBound, type JudgementScope } from './bound-verdicts.ts';
import type { CursorOwner, MatchPosition } from './cursor.ts';
import type { GivenFilter } from './filter.ts';
import { MODIFIERS, type Modifiers } from './modifiers.ts';
import { countUpTo } from './order.ts';
import { verdictsOnPoint } from './point-verdicts.ts';
import type { FilterIndex } from './record-index.ts';
import { isOfPoint, type AcceptedValue, type AskedPoint, type Requirement } from './requirement.ts';
import type { Verdict, VerdictSets } from './verdicts.ts';

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

/** How the candidates stand to what is asked. */
export interface Standings {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** By rank: those that meet all, close ones, then those with 1 unknown figure, with 2 and so on. Those that miss are in none. */
  readonly ranked: readonly Bitset[];
  /** For each requirement, those that meet all the others and not this one; a point and the bounds that are joined count as one. */
  readonly blocked: readonly Bitset[];
}

/** Judges all candidates at once: sets of them are intersected, whatever their number. */
export function standingsOf(index: FilterIndex, { requirements, filters, modifiers }: MatchQuestion): Standings {
  const candidates = placesPassing(index, filters);
  const verdicts = verdictsOnAll(index, requirements, { tolerance: modifiers.tolerance, candidates });
  const meets = intersectionOf([candidates, ...verdicts.map((each) => each.meets)], index.count);
  const fitting = missingNone(candidates, verdicts);
  const [known = fitting, ...others] = byUnknown(fitting, verdicts);
  const ranked = [meets, difference(known, meets), ...others];
  return { counts: countsIn(ranked, candidates), ranked, blocked: blockedByOne(candidates, requirements, verdicts) };
}

function countsIn(ranked: readonly Bitset[], candidates: Bitset): Standings['counts'] {
  const [meets = 0, close = 0, ...open] = ranked.map(sizeOf);
  const unknown = open.reduce((sum, size) => sum + size, 0);
  return { meets, close, unknown, misses: sizeOf(candidates) - meets - close - unknown };
}

/** The standings of fewer candidates: how one stands does not depend on the others. */
export function standingsAmong({ ranked, blocked }: Standings, candidates: Bitset): Standings {
  const left = ranked.map((set) => intersection(set, candidates));
  return {
    counts: countsIn(left, candidates),
    ranked: left,
    blocked: blocked.map((set) => intersection(set, candidates)),
  };
}

/**
 * The verdicts on each requirement. What depends on the supply or is a point costs most: it is judged last, and only of candidates
 * whom the verdict can still change. Who misses something and fails two requirements already stays out, and no single one blocks it.
 */
function verdictsOnAll(index: FilterIndex, requirements: readonly Requirement[], among: JudgementScope): VerdictSets[] {
  const found = new Map<Requirement, VerdictSets>();
  const isDear = (each: Requirement): boolean =>
    each.kind !== 'accepted' && (each.kind === 'point' || each.supply.volts < Infinity);
  for (const each of requirements) if (!isDear(each)) found.set(each, verdictsOn(index, each, among));
  for (const each of requirements)
    if (isDear(each))
      found.set(each, verdictsOn(index, each, { ...among, candidates: undecided(found, each, among.candidates) }));
  return requirements.flatMap((requirement) => found.get(requirement) ?? []);
}

/** The candidates that miss nothing yet, or fail at most one other requirement and nothing that counts as one with this. */
function undecided(found: ReadonlyMap<Requirement, VerdictSets>, requirement: Requirement, candidates: Bitset): Bitset {
  const [joined, apart] = [new Array<Bitset>(), new Array<Bitset>()];
  for (const [other, { meets }] of found) (isOfPoint(other) ? joined : apart).push(meets);
  const together = intersectionOf([candidates, ...joined], candidates.length * 32);
  const own = isOfPoint(requirement) ? together : candidates;
  const { again } = failing(candidates, isOfPoint(requirement) ? apart : [...apart, together]);
  const open = difference(own, again);
  addAll(open, missingNone(candidates, found.values()));
  return open;
}

/** The candidates that miss no requirement, though a figure may be unknown. */
function missingNone(candidates: Bitset, verdicts: Iterable<VerdictSets>): Bitset {
  const fitting = copyOf(candidates);
  for (const { misses } of verdicts) takeOut(fitting, misses);
  return fitting;
}

/** Which candidates are not in some sets: in one of them at least, and in two. */
function failing(candidates: Bitset, sets: readonly Bitset[]): { readonly once: Bitset; readonly again: Bitset } {
  const once: Bitset = zeros(candidates.length);
  const again: Bitset = zeros(candidates.length);
  for (const set of sets)
    for (let word = 0; word < candidates.length; word += 1) {
      const failed = (candidates[word] ?? 0) & ~(set[word] ?? 0);
      const before = once[word] ?? 0;
      again[word] = (again[word] ?? 0) | (before & failed);
      once[word] = before | failed;
    }
  return { once, again };
}

/** The verdicts of the candidates on a requirement. */
function verdictsOn(index: FilterIndex, requirement: Requirement, among: JudgementScope): VerdictSets {
  if (requirement.kind === 'point') return verdictsOnPoint(index, requirement, among);
  if (requirement.kind === 'bound') return verdictsOnBound(index, requirement, among);
  const meets = placesPassing(index, [requirement.filter]);
  return { meets, near: meets, misses: difference(index.having('has', requirement.row.field), meets) };
}

/** Actuators that miss nothing by the number of requirements whose figure is unknown: those with none, with 1, and so on. */
function byUnknown(fitting: Bitset, verdicts: readonly VerdictSets[]): Bitset[] {
  const counted: Bitset[] = [copyOf(fitting)];
  for (const { near } of verdicts) {
    const unknown = difference(fitting, near);
    if (sizeOf(unknown) === 0) continue;
    const most: Bitset = zeros(fitting.length);
    // From the last, so that none is moved twice.
    [...counted, most].reduceRight((more, fewer) => {
      addAll(more, intersection(fewer, unknown));
      takeOut(fewer, unknown);
      return fewer;
    });
    if (sizeOf(most) > 0) counted.push(most);
  }
  return counted;
}

/** For each requirement the candidates that it alone keeps from meeting everything; what is joined counts as one. */
function blockedByOne(
  candidates: Bitset,
  requirements: readonly Requirement[],
  verdicts: readonly VerdictSets[],
): Bitset[] {
  const isJoined = (number: number): boolean => isOfPoint(requirements[number]);
  const joined = intersectionOf(
    verdicts.flatMap(({ meets }, number) => (isJoined(number) ? [meets] : [])),
    candidates.length * 32,
  );
  const sets = [...verdicts.flatMap(({ meets }, number) => (isJoined(number) ? [] : [meets])), joined];
  const { once, again } = failing(candidates, sets);
  const alone = difference(once, again);
  return verdicts.map(({ meets }, number) => difference(alone, isJoined(number) ? joined : meets));
}

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
  { ranked, counts }: Standings,
  { order, limit, after }: Omit<MatchPaging, 'fingerprint'>,
) {
  const ordered = index.inOrder(order);
  const found: { readonly place: number; readonly rank: number }[] = [];
  ranked.forEach((set, rank) => {
    if (rank < (after?.rank ?? 0) || found.length > limit) return;
    const start = rank === after?.rank ? countUpTo(ordered, after, order.direction) : 0;
    const wanted = Math.min(limit + 1 - found.length, sizeOf(set));
    for (const place of firstIn(set, ordered.places.subarray(start), wanted)) found.push({ place, rank });
  });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const end: MatchPosition | null = last === undefined ? null : { ...ordered.positionOf(last.place), rank: last.rank };
  return { places: page.map(({ place }) => place), total: counts.meets + counts.close + counts.unknown, end };
}
