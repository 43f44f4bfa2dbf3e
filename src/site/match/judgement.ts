import { difference, placesIn, unionOfAll } from '../../query/bitset.ts';
import { checksOf, type Check } from '../../query/match-checks.ts';
import { relaxationsOf, type Relaxation } from '../../query/match-relax.ts';
import { setsOf, type ChosenSet } from '../../query/match-sets.ts';
import { matchPage, standingsOf, type Asking, type Standings, type Verdict } from '../../query/match.ts';
import type { Order } from '../../query/order.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { readAsking, type AskingReading } from './asking.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { SORTS, type JointForm, type MatchState } from './joint.ts';

/** An actuator and how it stands to every requirement of a joint. */
export interface Judged {
  readonly actuator: Listed;
  readonly checks: readonly Check[];
}

/** How the catalog stands to a joint. */
export interface JointJudgement extends AskingReading {
  readonly counts: Standings['counts'];
  /** The places of the actuators of each verdict, best first; of those that miss, the nearest that fail in one thing only. */
  readonly groups: Readonly<Record<Verdict, readonly number[]>>;
  readonly judgedAt: (place: number) => readonly Judged[];
  readonly relax: readonly Relaxation[];
}

/** All joints judged, and one actuator chosen for each. */
export interface Judgement {
  /** Null for a joint of which nothing is asked. */
  readonly joints: readonly (JointJudgement | null)[];
  /** Null while a joint asks for nothing. */
  readonly sets: Readonly<Record<'cheapest' | 'lightest', ChosenSet>> | null;
}

/** Judges the catalog by what is asked of each joint. */
export function judge(catalog: Catalog, index: CatalogIndex, { joints, sort }: MatchState): Judgement {
  const order: Order = { sort, direction: SORTS[sort].direction };
  const judged = joints.map((joint) => judgeJoint(catalog, index, { joint, order }));
  const complete = judged.filter((each) => each !== null);
  return {
    joints: judged.map((each) => each?.judgement ?? null),
    sets:
      complete.length < joints.length
        ? null
        : setsOf(
            index,
            complete.map(({ asked }) => asked),
          ),
  };
}

function judgeJoint(catalog: Catalog, index: CatalogIndex, { joint, order }: { joint: JointForm; order: Order }) {
  const { name, count, texts } = joint;
  const reading = readAsking(catalog, texts);
  const { asking } = reading;
  if (asking.requirements.length === 0) return null;
  const standings = standingsOf(index, asking);
  const judgedAt = openJudging(index, asking);
  const judgement: JointJudgement = {
    ...reading,
    counts: standings.counts,
    groups: groupsOf(index, standings, { order, judgedAt }),
    judgedAt,
    relax: relaxationsOf(index, asking, standings),
  };
  return { judgement, asked: { name, count, asking, standings } };
}

function openJudging(index: CatalogIndex, asking: Asking): JointJudgement['judgedAt'] {
  const check = checksOf(index, asking);
  return (place) => {
    const actuator = index.listed[place];
    if (actuator === undefined) return [];
    const { figures } = actuator;
    const gear_ratio = typeof figures.gear_ratio === 'string' ? figures.gear_ratio : null;
    return [{ actuator, checks: check(place, { accepted: figures, gear_ratio, conditions: {} }) }];
  };
}

interface Judging {
  readonly order: Order;
  readonly judgedAt: JointJudgement['judgedAt'];
}

function groupsOf(index: CatalogIndex, standings: Standings, { order, judgedAt }: Judging): JointJudgement['groups'] {
  const { places } = matchPage(index, standings, { order, limit: index.count, after: null });
  const { meets, close } = standings.counts;
  return {
    meets: places.slice(0, meets),
    close: places.slice(meets, meets + close),
    unknown: places.slice(meets + close),
    misses: nearestMisses(index, standings, judgedAt),
  };
}

// More that miss are not worth a reader's time.
const MOST_MISSES = 10;

/** The candidates that fail one bound only, those that miss it by least first. */
function nearestMisses(
  { count }: CatalogIndex,
  { ranked, blocked }: Standings,
  judgedAt: JointJudgement['judgedAt'],
): number[] {
  return [...placesIn(difference(unionOfAll(blocked, count), unionOfAll(ranked, count)))]
    .map((place) => ({ place, distance: distanceOf(judgedAt(place).flatMap(({ checks }) => checks)) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_MISSES)
    .map(({ place }) => place);
}

/** How far a figure is from what is asked, on a logarithmic scale; infinite for what is no figure. */
function distanceOf(checks: readonly Check[]): number {
  const ratio = checks.find(({ verdict }) => verdict === 'misses')?.ratio ?? 0;
  return ratio === 0 ? Infinity : Math.abs(Math.log(ratio));
}
