import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import type { Check } from '../../query/match/check.ts';
import { DEFAULT_ORDER, type MatchOrder } from '../../query/match/match-order.ts';
import { matchPage } from '../../query/match/match-page.ts';
import type { MatchQuestion } from '../../query/match/question.ts';
import { rankedRows, rowsBlockedBy, type Ranking } from '../../query/match/rank-candidates.ts';
import { faultsTogether, readAsking } from '../../query/match/read-question.ts';
import { relaxationsOf, type Relaxation } from '../../query/match/relax.ts';
import { setsOf, type ChosenSet, type JudgedJoint } from '../../query/match/sets/sets.ts';
import type { Verdict } from '../../query/match/verdicts.ts';
import { openReader } from '../../query/parameters/reader.ts';
import { difference, rowsIn } from '../../query/table/mask.ts';
import type { FilterIndex } from '../../query/table/table.ts';
import { driveFiguresIn } from '../client-catalog/drive-figures.ts';
import type { Catalog, ListedActuator } from '../client-catalog/listed.ts';
import { tableOf, type CatalogTable } from '../filter/catalog-table.ts';
import { amongCandidates } from './candidates.ts';
import { SORTS, type JointForm, type LeftOut, type MatchState, type Sort } from './joint.ts';
import { questionOf } from './question.ts';

/** An actuator and how it stands to every requirement of a joint. */
export interface JudgedActuator {
  readonly actuator: ListedActuator;
  /** In the order of the requirements. */
  readonly checks: readonly Check[];
}

/** How the catalog stands to a joint. */
export interface JointJudgement {
  readonly asking: MatchQuestion;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Rows by verdict, best first; of those that miss only the nearest, which fail one requirement. */
  readonly groups: Readonly<Record<Verdict, readonly number[]>>;
  /** The actuator of a row with its checks; empty for a row that the table does not have. */
  readonly judgedAt: (row: number) => readonly JudgedActuator[];
  readonly relax: readonly Relaxation[];
  /** How many actuators of each group left out would not miss. */
  readonly further: Readonly<Record<LeftOut, number>>;
}

/** A joint as the page shows it, and as sets are chosen for it. */
interface JointResult {
  /** Why texts of the joint are ignored, by name. */
  readonly errors: ReadonlyMap<string, string>;
  /** Null where nothing is asked. */
  readonly judgement: JointJudgement | null;
  /** The same for the choice of sets; null where nothing is asked. */
  readonly asked: JudgedJoint | null;
}

/** How joints are judged. */
type Judging = Omit<MatchState, 'joints'>;

/** All joints, judged, and the best actuator for each. */
export interface JudgedJoints {
  readonly joints: readonly (JointJudgement | null)[];
  /** Why texts of each joint are ignored, by name. */
  readonly errors: readonly ReadonlyMap<string, string>[];
  /** Null while a joint asks for nothing. */
  readonly sets: ChosenSets | null;
}

/** One actuator for each joint, chosen by the sum of prices and by the sum of masses. */
export interface ChosenSets {
  /** Null where nothing has a price. */
  readonly cheapest: ChosenSet | null;
  readonly lightest: ChosenSet;
}

/** Judges the actuators of a catalog by the requirements of joints. */
export interface Judge {
  /** The work of `judge` in steps, between which a page can pause. */
  readonly steps: (state: MatchState) => readonly (() => void)[];
  readonly judge: (state: MatchState) => JudgedJoints;
}

/** The judge of a catalog; a joint that has not changed is not judged again. */
export function openJudge(catalog: Catalog): Judge {
  const { table } = tableOf(catalog);
  const known = new WeakMap<JointForm, Judging & { readonly result: JointResult }>();
  const resultOf = (joint: JointForm, { sort, include }: Judging): JointResult => {
    const last = known.get(joint);
    if (last?.sort === sort && last.include === include) return last.result;
    const result = judgeJoint(catalog, joint, { sort, include });
    known.set(joint, { sort, include, result });
    return result;
  };
  return {
    steps: (state) => [
      () => table.curves(),
      ...state.joints.map((joint) => () => void resultOf(joint, state)),
    ],
    judge: memoizeByObject((state: MatchState): JudgedJoints => {
      const results = state.joints.map((joint) => resultOf(joint, state));
      const asked = results.flatMap((each) => each.asked ?? []);
      return {
        joints: results.map(({ judgement }) => judgement),
        errors: results.map(({ errors }) => errors),
        sets: asked.length < results.length ? null : setsOf(table, asked),
      };
    }),
  };
}

function judgeJoint(catalog: Catalog, { name, count, texts }: JointForm, judging: Judging): JointResult {
  const opened = tableOf(catalog);
  const { table } = opened;
  const reader = openReader({ texts: new Map(Object.entries(texts)), errors: [] });
  const asked = readAsking(questionOf(catalog), reader);
  const told = [...reader.errors, ...faultsTogether(asked, '')];
  const errors = new Map(told.map(({ field, detail }) => [field, detail]));
  if (asked.requirements.length === 0) return { errors, judgement: null, asked: null };
  const { further, ...among } = amongCandidates(opened, asked, { texts, include: judging.include });
  const { asking, ranking } = among;
  const judgement = {
    asking,
    counts: ranking.counts,
    groups: groupsOf(table, among, judging.sort),
    judgedAt: openJudging(opened, ranking),
    relax: relaxationsOf(asking, ranking),
    further,
  };
  return { errors, judgement, asked: { name, count, ...among } };
}

function openJudging({ listed }: CatalogTable, { judges }: Ranking): JointJudgement['judgedAt'] {
  return (row) => {
    const actuator = listed[row];
    if (actuator === undefined) return [];
    const { figures } = actuator;
    const gear_ratio = typeof figures.gear_ratio === 'string' ? figures.gear_ratio : null;
    const card = { accepted: figures, gear_ratio, ...driveFiguresIn(actuator) };
    return [{ actuator, checks: judges.map(({ checkAt }) => checkAt(row, card)) }];
  };
}

/** An order of the page; the one by mass is the API's without a field. */
const orderOf = (sort: Sort): MatchOrder =>
  sort === DEFAULT_ORDER.order.sort
    ? DEFAULT_ORDER
    : { order: { sort, direction: SORTS[sort].direction }, isChosen: true };

/**
 * The rows of the actuators of each verdict, best first; of those that miss, the nearest that fail in one
 * thing only.
 */
function groupsOf(
  index: FilterIndex,
  { asking, ranking }: JointRanking,
  sort: Sort,
): JointJudgement['groups'] {
  const paging = { ...orderOf(sort), limit: index.count, after: null, question: asking };
  const { rows } = matchPage(index, ranking, paging);
  const { meets, close } = ranking.counts;
  return {
    meets: rows.slice(0, meets),
    close: rows.slice(meets, meets + close),
    unknown: rows.slice(meets + close),
    misses: nearestMisses(ranking, asking),
  };
}

type JointRanking = Pick<JudgedJoint, 'asking' | 'ranking'>;

// More that miss are not worth a reader's time.
const MOST_MISSES = 10;

/** The candidates that fail one bound only, those that miss it by least first. */
function nearestMisses(ranking: Ranking, { requirements }: MatchQuestion): number[] {
  const standing = rankedRows(ranking);
  return requirements
    .flatMap((requirement, number) => {
      const judge = ranking.judges[number];
      // A joined bound is judged by its point.
      if (judge === undefined || (requirement.kind === 'bound' && requirement.isJoined)) return [];
      const others = rowsIn(difference(rowsBlockedBy(ranking, number), standing));
      return others.map((row) => ({ row, distance: distanceOf(judge.checkAt(row, BARE)) }));
    })
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_MISSES)
    .map(({ row }) => row);
}

// Other figures do not change how far a figure is from its bound.
const BARE = { accepted: {}, gear_ratio: null, conditions: {}, torque_speed_points: null };

/** How far a figure is from its requirement, as a logarithm; infinite for an unknown figure. */
function distanceOf(check: Check): number {
  return check.ratio ? Math.abs(Math.log(check.ratio)) : Infinity;
}
