import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import type { Check } from '../../query/match/judge/check.ts';
import { VERDICTS, type Verdict } from '../../query/match/judge/verdicts.ts';
import { matchPage } from '../../query/match/match-order.ts';
import {
  DEFAULT_ORDER,
  type MatchOrder,
  type MatchQuestion,
} from '../../query/match/question/match-question.ts';
import { readQuestion } from '../../query/match/question/read-question.ts';
import {
  NOT_JUDGED,
  rankCandidates,
  rankedRows,
  rowsBlockedBy,
  type Ranking,
} from '../../query/match/rank-candidates.ts';
import { relaxationsOf, type Relaxation } from '../../query/match/relax.ts';
import { setsOf, type ChosenSet, type JudgedJoint } from '../../query/match/sets/sets.ts';
import { openReader } from '../../query/parameters/reader.ts';
import type { Order } from '../../query/table/order.ts';
import { driveFiguresIn } from '../client-catalog/actuator-curves.ts';
import type { Catalog, ListedActuator } from '../client-catalog/load-catalog.ts';
import { tableOf, type CatalogTable } from '../page-filters/catalog-table.ts';
import { questionOf } from './catalog-requirements.ts';
import type { JointForm, Texts } from './joint-form.ts';

/** An actuator with its verdict, and its check against every requirement of a joint. */
export interface JudgedActuator {
  readonly actuator: ListedActuator;
  readonly verdict: Verdict;
  /** In the order of the requirements. */
  readonly checks: readonly Check[];
}

/** The verdicts of the catalog's actuators on a joint. */
export interface JointJudgement {
  readonly question: MatchQuestion;
  readonly ranking: Ranking;
  /** The rows that a match answers, in its order. */
  readonly rows: readonly number[];
  /** The rows that miss one requirement alone, the nearest first. */
  readonly nearMisses: readonly number[];
  /** The actuator of a row with its checks; empty for a row that the table does not have. */
  readonly judgedAt: (row: number) => readonly JudgedActuator[];
  readonly relax: readonly Relaxation[];
}

/** One actuator for each joint, chosen by the sum of prices and by the sum of masses. */
export interface ChosenSets {
  /** Null where nothing has a price. */
  readonly cheapest: ChosenSet | null;
  readonly lightest: ChosenSet;
}

/** Judges the actuators of a catalog by the requirements of joints. */
export interface Judge {
  /** Null if a joint has no limit on a figure, no point and no duty cycle: then the catalog is listed. */
  readonly judge: (joint: JointForm, order: Order | null) => JointJudgement | null;
  /** Null while a joint is not judged. */
  readonly setsFor: (joints: readonly JointForm[]) => ChosenSets | null;
}

/** The judge of a catalog; judgements of unchanged joints are cached. */
export const openJudge = memoizeByObject((catalog: Catalog): Judge => {
  const { table } = tableOf(catalog);
  const rank = memoizeByObject((texts: Texts) => rankTexts(catalog, texts));
  const ordered = new WeakMap<Texts, Ordered>();
  return {
    judge({ texts }, order) {
      const { judged } = rank(texts);
      if (judged === null) return null;
      const last = ordered.get(texts);
      if (last !== undefined && isSameOrder(last.order, order)) return last.judgement;
      const judgement = { ...judged, rows: rowsOf(catalog, judged, order) };
      ordered.set(texts, { order, judgement });
      return judgement;
    },
    setsFor(joints) {
      const judged = joints.flatMap(({ name, count, texts }): JudgedJoint[] => {
        const { judged: ranked } = rank(texts);
        return ranked === null ? [] : [{ name, count, ...ranked }];
      });
      return judged.length < joints.length ? null : setsOf(table, judged);
    },
  };
});

/** A judgement in the order that was asked last; null for the default one. */
interface Ordered {
  readonly order: Order | null;
  readonly judgement: JointJudgement;
}

const isSameOrder = (one: Order | null, other: Order | null): boolean =>
  one?.sort === other?.sort && one?.direction === other?.direction;

/** The question that texts ask of a joint; malformed ones count as absent. */
export const matchQuestionOf = (catalog: Catalog, texts: Texts): MatchQuestion =>
  readQuestion(questionOf(catalog), openReader({ texts: new Map(Object.entries(texts)), errors: [] }));

/** True if a question is judged: it asks for a figure, a torque at a speed or a duty cycle. */
export const isJudged = ({ requirements }: MatchQuestion): boolean =>
  requirements.some(({ kind }) => kind !== 'accepted');

/** A judgement in no order yet. */
type Unordered = Omit<JointJudgement, 'rows'>;

/** The verdicts for some texts; null if they contain nothing to judge. */
function rankTexts(catalog: Catalog, texts: Texts): { readonly judged: Unordered | null } {
  const question = matchQuestionOf(catalog, texts);
  if (!isJudged(question)) return { judged: null };
  const opened = tableOf(catalog);
  const ranking = rankCandidates(opened.table, question);
  const judged = {
    question,
    ranking,
    nearMisses: question.ids === null ? nearestMisses(ranking, question) : [],
    judgedAt: openJudging(opened, ranking),
    relax: relaxationsOf(question, ranking),
  };
  return { judged };
}

/** The rows that a match answers, in an order; null for the default one. */
function rowsOf(catalog: Catalog, { question, ranking }: Unordered, order: Order | null): readonly number[] {
  const { table } = tableOf(catalog);
  const chosen: MatchOrder = order === null ? DEFAULT_ORDER : { order, isChosen: true };
  return matchPage(table, ranking, { ...chosen, limit: table.count, after: null, question }).rows;
}

function openJudging({ listed }: CatalogTable, { judges, verdicts }: Ranking): JointJudgement['judgedAt'] {
  return (row) => {
    const actuator = listed[row];
    const verdict = VERDICTS[verdicts[row] ?? NOT_JUDGED];
    if (actuator === undefined || verdict === undefined) return [];
    const { figures } = actuator;
    const gear_ratio = typeof figures.gear_ratio === 'string' ? figures.gear_ratio : null;
    const card = { accepted: figures, gear_ratio, ...driveFiguresIn(actuator) };
    return [{ actuator, verdict, checks: judges.map(({ checkAt }) => checkAt(row, card)) }];
  };
}

// More near misses would not help a reader.
const MOST_MISSES = 3;

/** The candidates that fail only one bound, nearest first. */
function nearestMisses(ranking: Ranking, { requirements }: MatchQuestion): number[] {
  const verdicts = rankedRows(ranking);
  return requirements
    .flatMap((requirement, number) => {
      const judge = ranking.judges[number];
      // A joined bound is judged by its point.
      if (judge === undefined || (requirement.kind === 'bound' && requirement.isJoined)) return [];
      const others = rowsBlockedBy(ranking, number).filter((row) => verdicts[row] === 0);
      return others.map((row) => ({ row, distance: distanceOf(judge.checkAt(row, BARE)) }));
    })
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_MISSES)
    .map(({ row }) => row);
}

// A card without other figures: they do not affect the distance of a figure from its bound.
const BARE = { accepted: {}, gear_ratio: null, conditions: {}, torque_speed_points: null };

/** The distance of a figure from its requirement, as a logarithm; infinite for an unknown figure. */
function distanceOf(check: Check): number {
  return check.ratio ? Math.abs(Math.log(check.ratio)) : Infinity;
}
