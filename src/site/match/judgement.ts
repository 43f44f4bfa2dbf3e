import { difference, placesIn, unionOfAll } from '../../query/bitset.ts';
import { checksOf, type Check } from '../../query/match-checks.ts';
import { relaxationsOf, type Relaxation } from '../../query/match-relax.ts';
import { setsOf, type ChosenSet, type JudgedJoint } from '../../query/match-sets.ts';
import { matchPage, standingsOf, type Asking, type Standings, type Verdict } from '../../query/match.ts';
import type { Order } from '../../query/order.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { readAsking, type AskingReading } from './asking.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { SORTS, type JointForm, type MatchState, type Sort } from './joint.ts';

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

/** Judges a catalog by what is asked of joints; a joint that has not changed is not judged again. */
export interface Judge {
  readonly judge: (state: MatchState) => Judgement;
  /** Judges one joint ahead, so that a page can do so between pauses. */
  readonly prepare: (joint: JointForm, sort: Sort) => void;
}

/** The judge of a catalog. */
export function openJudge(catalog: Catalog, index: CatalogIndex): Judge {
  const known = new WeakMap<JointForm, { readonly sort: Sort; readonly result: JointResult | null }>();
  const resultOf = (joint: JointForm, sort: Sort): JointResult | null => {
    const last = known.get(joint);
    if (last?.sort === sort) return last.result;
    const result = judgeJoint(catalog, index, { joint, order: { sort, direction: SORTS[sort].direction } });
    known.set(joint, { sort, result });
    return result;
  };
  return {
    prepare: resultOf,
    judge({ joints, sort }) {
      const results = joints.map((joint) => resultOf(joint, sort));
      const complete = results.flatMap((each) => each ?? []);
      const asked = complete.map((each) => each.asked);
      return {
        joints: results.map((each) => each?.judgement ?? null),
        sets: complete.length < joints.length ? null : setsOf(index, asked),
      };
    },
  };
}

/** A joint as the page shows it and as sets are chosen by it. */
interface JointResult {
  readonly judgement: JointJudgement;
  readonly asked: JudgedJoint;
}

function judgeJoint(
  catalog: Catalog,
  index: CatalogIndex,
  { joint, order }: { readonly joint: JointForm; readonly order: Order },
): JointResult | null {
  const { name, count, texts } = joint;
  const reading = readAsking(catalog, texts);
  const { asking } = reading;
  if (asking.requirements.length === 0) return null;
  const standings = standingsOf(index, asking);
  const judgedAt = openJudging(index, asking);
  const judgement: JointJudgement = {
    ...reading,
    counts: standings.counts,
    groups: groupsOf(index, standings, { order, asking }),
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
  readonly asking: Asking;
}

function groupsOf(index: CatalogIndex, standings: Standings, { order, asking }: Judging): JointJudgement['groups'] {
  const { places } = matchPage(index, standings, { order, limit: index.count, after: null });
  const { meets, close } = standings.counts;
  return {
    meets: places.slice(0, meets),
    close: places.slice(meets, meets + close),
    unknown: places.slice(meets + close),
    misses: nearestMisses(index, standings, asking),
  };
}

// More that miss are not worth a reader's time.
const MOST_MISSES = 10;

/** The candidates that fail one bound only, those that miss it by least first. */
function nearestMisses(
  index: CatalogIndex,
  { ranked, blocked }: Standings,
  { requirements, modifiers }: Asking,
): number[] {
  const standing = unionOfAll(ranked, index.count);
  return requirements
    .flatMap((requirement, number) => {
      const check = checksOf(index, { requirements: [requirement], modifiers, filters: [] });
      const near = blocked[number];
      return near === undefined
        ? []
        : [...placesIn(difference(near, standing))].map((place) => ({
            place,
            distance: distanceOf(check(place, BARE)),
          }));
    })
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_MISSES)
    .map(({ place }) => place);
}

// What else is published does not change how far a figure is from its bound.
const BARE = { accepted: {}, gear_ratio: null, conditions: {} };

/** How far the first figure is from what is asked, on a logarithmic scale; infinite for what is no figure. */
function distanceOf([check]: readonly Check[]): number {
  return check?.ratio ? Math.abs(Math.log(check.ratio)) : Infinity;
}
