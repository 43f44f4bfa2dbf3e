import { kindsIn } from '../../catalog/evidence/condition-tags.ts';
import type { Doubt } from '../../catalog/fields/evidence/doubt.ts';
import { likePrices, type LikePrices } from '../../catalog/records/motor-totals.ts';
import { fieldsOfChecks, type MatchCard, type Check } from '../../query/match/judge/check.ts';
import { MISSES, verdictAt, type Verdict } from '../../query/match/judge/verdicts.ts';
import { matchPage } from '../../query/match/match-order.ts';
import {
  askedOf,
  DEFAULT_ORDER,
  type JointRequirements,
  type MatchOrder,
  type MatchQuestion,
  orderText,
} from '../../query/match/question/match-question.ts';
import {
  JOINTS_EXAMPLE,
  parseJoints,
  parseJointsQuery,
  type JointsQuestion,
  type JointsShown,
} from '../../query/match/question/parse-joints.ts';
import { parseMatchQuery, type MatchQuery } from '../../query/match/question/parse-match.ts';
import { rankCandidates, type Ranking } from '../../query/match/rank-candidates.ts';
import { relaxationsOf, type Relaxation } from '../../query/match/relax.ts';
import type { SharedGroups } from '../../query/match/sets/set-constraints.ts';
import { setsOf, type ChosenSet } from '../../query/match/sets/sets.ts';
import { sealCursor } from '../../query/parameters/cursor.ts';
import { readNames } from '../../query/parameters/names/known-names.ts';
import { notesOnCount, type SearchNotes } from '../../query/search/search-notes.ts';
import { groupsBy } from '../../query/table/groups.ts';
import { parseJsonArray } from '../../query/table/json-rows.ts';
import { jsonDocument, type Document } from '../documents/json-document.ts';
import { nextLink } from '../http/links.ts';
import { problem, queryProblem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';
import { readingHeaders, suggestionsFrom, withNames } from './query-headers.ts';
import { readJsonBody } from './read-body.ts';

/** An actuator of a match: a reference to it, or the members that `fields` names. */
export interface Match extends Readonly<Record<string, unknown>> {
  readonly verdict: Verdict;
  readonly checks: readonly Check[];
  /** Doubts about any of its figures. */
  readonly doubts: readonly Doubt[];
}

/**
 * The answer to a match: counts by verdict, the first actuators, and the looser bounds that more actuators
 * would meet.
 */
export interface Matches {
  /** The parsed question, by the names of its requirements and modifiers. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly counts: Ranking['counts'];
  /** The order of the matches, in words. */
  readonly order: string;
  readonly data: readonly Match[];
  readonly relax: readonly Relaxation[];
}

/** A page of matches. */
interface MatchesPage extends Matches {
  readonly pagination: {
    readonly next_cursor: string | null;
    readonly has_more: boolean;
    readonly total: number;
  };
}

/** The matches of several joints, and the sets of one actuator for each of them. */
export interface JointMatches {
  readonly joints: readonly (Matches & Pick<JointRequirements, 'name' | 'count'>)[];
  /** The cheapest set is null where nothing has a price. */
  readonly sets: { readonly cheapest: SetWithQuality | null; readonly lightest: SetWithQuality };
}

/** A set with the kinds and doubts of the price and mass of each choice. */
interface SetWithQuality extends Omit<ChosenSet, 'choices' | 'totals'> {
  readonly choices: readonly object[];
  readonly totals: Omit<ChosenSet['totals'], 'price_usd'> & {
    readonly price_usd: ChosenSet['totals']['price_usd'] & { readonly prices: readonly LikePrices[] };
  };
}

/** Answers `GET /api/v1/actuators/match`. */
export function answerMatch(service: RunningService, { path, parameters }: Question): Document {
  const names = readNames(service, 'matches', parameters);
  const parsed = withNames(names, parseMatchQuery(names.pairs));
  if (!parsed.ok) return queryProblem(service, path, parsed.error);
  const { pagination, ...matches } = pageOfMatches(service, parsed.value);
  const body = JSON.stringify({ ...matches, pagination });
  const reading = notesOnCount({
    index: service.actuators,
    text: parameters.get('q') ?? '',
    suggest: suggestionsFrom(service, 'actuators'),
  });
  return jsonDocument(body, {
    ...nextLink(path, parameters, pagination.next_cursor),
    ...readingHeaders(reading, names.moved),
  });
}

/** Answers `POST /api/v1/actuators/match`. */
export function answerMatchJoints(service: RunningService, question: Question): Document {
  const address = { baseUrl: service.baseUrl, path: question.path };
  const shown = parseJointsQuery(question.parameters);
  if (!shown.ok) return problem('invalid_parameter', { ...address, errors: shown.error });
  const body = readJsonBody(service.baseUrl, question, JOINTS_EXAMPLE);
  if (!body.ok) return body.error;
  const parsed = parseJoints(service, body.value, shown.value.limit);
  if (!parsed.ok) return problem('validation_failed', { ...address, errors: parsed.error });
  const reading = notesOnJoints(service, parsed.value);
  return jsonDocument(
    JSON.stringify(matchJoints(service, parsed.value, shown.value)),
    readingHeaders(reading),
  );
}

/** Notes on the search texts of all joints. */
function notesOnJoints(service: RunningService, { joints }: JointsQuestion): SearchNotes {
  const searched = joints.flatMap(({ question }) => question.filters.filter(({ name }) => name === 'q'));
  const notes = searched.map(({ value }) =>
    notesOnCount({
      index: service.actuators,
      text: [value].flat().join(' '),
      suggest: suggestionsFrom(service, 'actuators'),
    }),
  );
  return {
    corrections: [],
    hints: notes.flatMap(({ hints }) => hints),
    suggestions: notes.flatMap(({ suggestions }) => suggestions),
  };
}

/**
 * The verdicts on a question. No word of `q` is corrected, because verdicts must match the request exactly.
 */
const ranked = ({ actuators }: RunningService, question: MatchQuestion): Ranking =>
  rankCandidates(actuators.uncorrected, question);

/** A page of the actuators that meet a question. */
export function pageOfMatches(
  service: RunningService,
  { question, paging, fields }: MatchQuery,
): MatchesPage {
  const ranking = ranked(service, question);
  const { end, total, rows } = matchPage(service.actuators, ranking, { ...paging, question });
  const cursor = end === null ? null : sealCursor(paging.fingerprint, end);
  return {
    ...matchesOf(service, { question, ranking, fields, order: paging }, rows),
    pagination: { next_cursor: cursor, has_more: cursor !== null, total },
  };
}

/** The matches of each joint, and the sets of one actuator for each joint. */
export function matchJoints(
  service: RunningService,
  { joints, same, total }: JointsQuestion,
  { limit, fields }: JointsShown,
): JointMatches {
  const judged = joints.map((joint) => ({
    ...joint,
    ranking: ranked(service, joint.question),
  }));
  const together = { same, total, groups: groupsIn(service, same) };
  const { cheapest, lightest } = setsOf(service.actuators, judged, together);
  return {
    joints: judged.map(({ name, count, ...joint }) => {
      const paging = { ...DEFAULT_ORDER, after: null, limit, question: joint.question };
      const { rows } = matchPage(service.actuators, joint.ranking, paging);
      return { name, count, ...matchesOf(service, { ...joint, fields, order: DEFAULT_ORDER }, rows) };
    }),
    sets: {
      cheapest: cheapest && withQuality(service, cheapest),
      lightest: withQuality(service, lightest),
    },
  };
}

/** A set with the data quality of each choice, and the kinds of prices in its sum. */
function withQuality(
  { actuators, matchCardAt }: RunningService,
  { choices, totals, ...set }: ChosenSet,
): SetWithQuality {
  const cardOf = (id: string | null) => {
    const row = actuators.rowOf(id ?? '');
    return row === undefined ? NO_CARD : matchCardAt(row);
  };
  const prices = likePrices(
    choices.map(({ id, count, price_usd }) => {
      const { price_stated_by, conditions } = cardOf(id);
      return { count, price_usd, price_stated_by, conditions: conditions.price_usd };
    }),
  );
  return {
    ...set,
    choices: choices.map(({ weight_g, ...choice }) => {
      const { price_stated_by, conditions, trust } = cardOf(choice.id);
      return {
        ...choice,
        price_stated_by,
        price_date: conditions.price_usd?.date ?? null,
        weight_g,
        kinds: kindsIn(trust, ['price_usd', 'weight_g']),
        doubts: trust.doubts,
      };
    }),
    totals: { ...totals, price_usd: { ...totals.price_usd, prices } },
  };
}

const NO_CARD: Pick<MatchCard, 'price_stated_by' | 'trust' | 'conditions'> = {
  price_stated_by: null,
  trust: { kinds: {}, doubts: [] },
  conditions: {},
};

/** The actuators by the properties that `same` names. */
const groupsIn = ({ actuators, groups }: RunningService, same: JointsQuestion['same']): SharedGroups => ({
  brand: same.includes('brand') ? groupsBy(groups.actuators, 'brand', actuators.count) : [],
  comm: same.includes('comm') ? groupsBy(groups.actuators, 'comm', actuators.count) : [],
});

/** A judged question, with the order of its matches and the members to answer with. */
interface JudgedQuestion extends Pick<MatchQuery, 'question' | 'fields'> {
  readonly ranking: Ranking;
  readonly order: MatchOrder;
}

function matchesOf(
  { actuators, matchCardAt }: RunningService,
  { question, ranking, fields, order }: JudgedQuestion,
  rows: readonly number[],
): Matches {
  const selected = fields === null ? null : parseJsonArray(actuators.selectionOf(rows, fields));
  const data = rows.map((row, index): Match => {
    const card = matchCardAt(row);
    const { name, brand, url, api_url, trust } = card;
    const checks = ranking.judges.map(({ checkAt }) => checkAt(row, card));
    const judged = { verdict: verdictAt(ranking.verdicts[row] ?? MISSES), checks, doubts: trust.doubts };
    // Safe to change in place: the members were read only for this answer, and a copy would take as long as
    // reading them.
    if (selected !== null) return Object.assign(selected[index] ?? {}, judged);
    const kinds = kindsIn(trust, fieldsOfChecks(checks));
    return { id: actuators.ids[row] ?? '', name, brand, ...judged, kinds, url, api_url };
  });
  return {
    asked: askedOf(question),
    counts: ranking.counts,
    order: orderText(question, order),
    data,
    relax: relaxationsOf(question, ranking),
  };
}
