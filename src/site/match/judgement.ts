import { difference, placesIn, unionOfAll } from '../../query/bitset.ts';
import { checksOf, type Check } from '../../query/match-checks.ts';
import { relaxationsOf, type Relaxation } from '../../query/match-relax.ts';
import { setsOf, type ChosenSet, type JudgedJoint } from '../../query/match-sets.ts';
import { matchPage, standingsOf, type Asking, type Standings, type Verdict } from '../../query/match.ts';
import type { Order } from '../../query/order.ts';
import { faultsTogether, readAsking, type JointQuestion } from '../../query/parse-asking.ts';
import { openReader } from '../../query/read-parameters.ts';
import type { FilterIndex } from '../../query/record-index.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { tableOf, type CatalogTable } from '../filter/catalog-table.ts';
import { questionOf } from './form-fields.ts';
import { SORTS, type JointForm, type MatchState, type Sort } from './joint.ts';

/** An actuator and how it stands to every requirement of a joint. */
export interface Judged {
  readonly actuator: Listed;
  readonly checks: readonly Check[];
}

/** How the catalog stands to a joint. */
export interface JointJudgement {
  readonly asking: Asking;
  /** What of the joint's texts cannot be read and is not asked, and why, by name. */
  readonly faults: ReadonlyMap<string, string>;
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
export function openJudge(catalog: Catalog): Judge {
  const opened = tableOf(catalog);
  const question = questionOf(catalog);
  const known = new WeakMap<JointForm, { readonly sort: Sort; readonly result: JointResult | null }>();
  const resultOf = (joint: JointForm, sort: Sort): JointResult | null => {
    const last = known.get(joint);
    if (last?.sort === sort) return last.result;
    const result = judgeJoint(opened, { question, joint, order: { sort, direction: SORTS[sort].direction } });
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
        sets: complete.length < joints.length ? null : setsOf(opened.table, asked),
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
  opened: CatalogTable,
  { question, joint, order }: { readonly question: JointQuestion; readonly joint: JointForm; readonly order: Order },
): JointResult | null {
  const { name, count, texts } = joint;
  const { table } = opened;
  const reader = openReader({ texts: new Map(Object.entries(texts)), faults: [] });
  const asking = readAsking(question, reader);
  if (asking.requirements.length === 0) return null;
  const standings = standingsOf(table, asking);
  const judgement: JointJudgement = {
    asking,
    faults: new Map([...reader.faults, ...faultsTogether(asking, '')].map(({ field, detail }) => [field, detail])),
    counts: standings.counts,
    groups: groupsOf(table, standings, { order, asking }),
    judgedAt: openJudging(opened, asking),
    relax: relaxationsOf(table, asking, standings),
  };
  return { judgement, asked: { name, count, asking, standings } };
}

function openJudging({ table, listed }: CatalogTable, asking: Asking): JointJudgement['judgedAt'] {
  const check = checksOf(table, asking);
  return (place) => {
    const actuator = listed[place];
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

function groupsOf(index: FilterIndex, standings: Standings, { order, asking }: Judging): JointJudgement['groups'] {
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
  index: FilterIndex,
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
