import { hasPlace, intersectionOf, type Bitset } from './bitset.ts';
import type { GivenFilter } from './filter.ts';
import type { MatchPaging, MatchPosition } from './match-paging.ts';
import { countUpTo, type Ordered } from './order.ts';
import type { FilterIndex } from './record-index.ts';
import { needOf, reflectionOf, type BoundRequirement, type Modifiers, type Requirement } from './requirement.ts';
import type { Reflection } from './stage.ts';

/** THE ORDER of verdicts, from best to worst: that of an actuator is the worst of its checks. */
export const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Verdicts as columns have them. */
export const [MEETS, CLOSE, UNKNOWN, MISSES] = [0, 1, 2, 3] as const;

/** What is asked of an actuator, understood. */
export interface Asking {
  readonly requirements: readonly Requirement[];
  /** The filters of which the candidates pass every one. */
  readonly filters: readonly GivenFilter[];
  readonly modifiers: Modifiers;
}

/** What is asked, by name: requirements as they were stated or follow from the duty, and modifiers that change something. */
export function askedOf({ requirements, modifiers }: Asking): Record<string, Requirement['asked']> {
  const { tolerance: _tolerance, ...changing } = modifiers;
  return {
    ...Object.fromEntries(requirements.map(({ row, asked }) => [row.name, asked])),
    ...Object.fromEntries(Object.entries(changing).filter(([, factor]) => factor !== 1)),
  };
}

/** How every actuator stands to what is asked, by place. */
export interface Standings {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** 0 for those that meet all, 1 for close ones, 1 and the number of unknown figures for the others; `OUT` for those that miss or are no candidates. */
  readonly ranks: Uint8Array;
  /** Of how many requirements a candidate's figures do not meet, and the last of these. */
  readonly unmet: Uint8Array;
  readonly lastUnmet: Uint8Array;
  readonly candidates: Bitset | null;
}

/** The rank of actuators that are not answered. */
export const OUT = 255;

/** Judges every candidate: one walk along the column of each requirement. */
export function standingsOf(index: FilterIndex, { requirements, filters, modifiers }: Asking): Standings {
  const tally = {
    worst: new Uint8Array(index.count),
    open: new Uint8Array(index.count),
    unmet: new Uint8Array(index.count),
    lastUnmet: new Uint8Array(index.count),
  };
  requirements.forEach((requirement, number) =>
    addVerdicts(tally, verdictsOn(index, requirement, modifiers.tolerance), number),
  );
  const { worst, open, unmet, lastUnmet } = tally;
  const candidates = candidatesIn(index, filters);
  return { ...ranked(worst, open, candidates), unmet, lastUnmet, candidates };
}

type Tally = Readonly<Record<'worst' | 'open' | 'unmet' | 'lastUnmet', Uint8Array>>;

function addVerdicts({ worst, open, unmet, lastUnmet }: Tally, verdicts: Uint8Array, number: number): void {
  for (let place = 0; place < verdicts.length; place += 1) {
    const verdict = verdicts[place] ?? MISSES;
    if (verdict === MEETS) continue;
    unmet[place] = (unmet[place] ?? 0) + 1;
    lastUnmet[place] = number;
    if (verdict === UNKNOWN) open[place] = (open[place] ?? 0) + 1;
    if (verdict > (worst[place] ?? 0)) worst[place] = verdict;
  }
}

const candidatesIn = (index: FilterIndex, filters: readonly GivenFilter[]): Bitset | null =>
  filters.length === 0
    ? null
    : intersectionOf(
        filters.map(({ placesIn }) => placesIn(index)),
        index.count,
      );

/** The verdicts on what every actuator publishes, by place, as their places in the order of verdicts. */
function verdictsOn(index: FilterIndex, requirement: Requirement, tolerance: number): Uint8Array {
  const verdicts = new Uint8Array(index.count);
  if (requirement.kind === 'bound') {
    const figures = index.column(requirement.row.field);
    const limits = limitsOf(requirement, tolerance);
    for (let place = 0; place < verdicts.length; place += 1) verdicts[place] = verdictOn(figures[place] ?? NaN, limits);
    return verdicts;
  }
  const fitting = requirement.filter.placesIn(index);
  const known = index.having('has', requirement.row.field);
  for (let place = 0; place < verdicts.length; place += 1)
    verdicts[place] = hasPlace(fitting, place) ? MEETS : hasPlace(known, place) ? MISSES : UNKNOWN;
  return verdicts;
}

/** Between which values a figure meets a bound, is close to it or misses it. */
export interface Limits extends Reflection {
  /** -1 turns "at most" into "at least". */
  readonly sign: 1 | -1;
  readonly need: number;
  readonly least: number;
}

/** The limits of a bound. */
export function limitsOf(requirement: BoundRequirement, tolerance: number): Limits {
  const sign = requirement.row.sense === 'at least' ? 1 : -1;
  const need = sign * needOf(requirement);
  return { ...reflectionOf(requirement), sign, need, least: need - Math.abs(need) * tolerance };
}

/** The verdict on a figure of an actuator, which is NaN where it is unknown. */
export function verdictOn(figure: number, { sign, times, over, need, least }: Limits): number {
  const value = (sign * figure * times) / over;
  if (value >= need) return MEETS;
  if (value >= least) return CLOSE;
  return Number.isNaN(value) ? UNKNOWN : MISSES;
}

function ranked(worst: Uint8Array, open: Uint8Array, candidates: Bitset | null): Pick<Standings, 'counts' | 'ranks'> {
  const counts = new Uint32Array(VERDICTS.length);
  const ranks = new Uint8Array(worst.length).fill(OUT);
  for (let place = 0; place < worst.length; place += 1) {
    if (candidates !== null && !hasPlace(candidates, place)) continue;
    const verdict = worst[place] ?? MISSES;
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    if (verdict !== MISSES) ranks[place] = verdict === UNKNOWN ? 1 + (open[place] ?? 0) : verdict;
  }
  const [meets = 0, close = 0, unknown = 0, misses = 0] = counts;
  return { counts: { meets, close, unknown, misses }, ranks };
}

/** A page of the actuators that may fit: their places and how many there are in all. */
export interface MatchPage {
  readonly places: readonly number[];
  readonly total: number;
  /** Where the page ends; null where no other follows. */
  readonly end: MatchPosition | null;
}

/** The page asked for: those that meet all first, then close ones, then those with the fewest unknown figures; each in the order asked. */
export function matchPage(
  index: FilterIndex,
  { ranks, counts }: Standings,
  { order, limit, after }: Omit<MatchPaging, 'fingerprint'>,
): MatchPage {
  const ordered = index.inOrder(order);
  const places: number[] = [];
  for (const rank of ranksFrom(ranks, after?.rank ?? MEETS)) {
    const start = rank === after?.rank ? countUpTo(ordered, after, order.direction) : 0;
    for (let step = start; step < index.count && places.length <= limit; step += 1) {
      const place = ordered.places[step] ?? 0;
      if (ranks[place] === rank) places.push(place);
    }
    if (places.length > limit) break;
  }
  const page = places.slice(0, limit);
  const last = page.at(-1);
  return {
    places: page,
    total: counts.meets + counts.close + counts.unknown,
    end: last === undefined || places.length <= limit ? null : positionOf(last, ranks, ordered),
  };
}

const positionOf = (place: number, ranks: Uint8Array, ordered: Ordered): MatchPosition => ({
  ...ordered.positionOf(place),
  rank: ranks[place] ?? OUT,
});

/** The ranks that occur, from one of them on, best first. */
function ranksFrom(ranks: Uint8Array, first: number): number[] {
  const occur = new Uint8Array(OUT + 1);
  for (const rank of ranks) occur[rank] = 1;
  return Array.from(occur.keys()).filter((rank) => rank >= first && rank < OUT && occur[rank] === 1);
}
