import { checksOf, type Check } from '../../query/match-checks.ts';
import { sealMatchCursor, type MatchPaging } from '../../query/match-paging.ts';
import { relaxationsOf, type Relaxation } from '../../query/match-relax.ts';
import { setsOf, type ChosenSet } from '../../query/match-sets.ts';
import {
  askedOf,
  matchPage,
  standingsOf,
  VERDICTS,
  type Asking,
  type Standings,
  type Verdict,
} from '../../query/match.ts';
import { parseJoints, type AskedJoint } from '../../query/parse-joints.ts';
import { parseMatchQuery } from '../../query/parse-match.ts';
import { jsonDocument, type Document } from '../document.ts';
import { problem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';
import { nextLink } from './list.ts';
import { readJsonBody } from './read-body.ts';

/** An actuator that fits, or may fit. */
export interface Match {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly verdict: Verdict;
  readonly checks: readonly Check[];
  readonly url: string;
  readonly api_url: string;
}

/** How many actuators fit what is asked, the nearest of them, and what would let more of them fit. */
export interface Matches {
  readonly asked: ReturnType<typeof askedOf>;
  readonly counts: Standings['counts'];
  readonly data: readonly Match[];
  readonly relax: readonly Relaxation[];
}

/** Answers `GET /api/v1/actuators/match`. */
export function answerMatch(service: RunningService, { path, parameters }: Question): Document {
  const parsed = parseMatchQuery(parameters);
  if (!parsed.ok) return problem(parsed.fault.code, { baseUrl: service.baseUrl, path, faults: parsed.fault.faults });
  const { pagination, ...matches } = pageOfMatches(service, parsed.value.asking, parsed.value.paging);
  const body = JSON.stringify({ ...matches, pagination });
  return jsonDocument(body, nextLink(path, parameters, pagination.next_cursor));
}

/** Answers `POST /api/v1/actuators/match`. */
export function answerMatchJoints(service: RunningService, question: Question): Document {
  const body = readJsonBody(service.baseUrl, question);
  if (!body.ok) return body.fault;
  const parsed = parseJoints(body.value);
  if (!parsed.ok)
    return problem('validation_failed', { baseUrl: service.baseUrl, path: question.path, faults: parsed.fault });
  return jsonDocument(JSON.stringify(matchJoints(service, parsed.value)));
}

/** A page of the actuators that fit what is asked. */
export function pageOfMatches(service: RunningService, asking: Asking, paging: MatchPaging) {
  const standings = standingsOf(service.actuators, asking);
  const { end, total, ...page } = matchPage(service.actuators, standings, paging);
  const cursor = end === null ? null : sealMatchCursor(paging.fingerprint, end);
  return {
    ...matchesOf(service, { asking, standings }, page.places),
    pagination: { next_cursor: cursor, has_more: cursor !== null, total },
  };
}

/** For each joint. */
interface JointMatches extends Matches {
  readonly name: string;
  readonly count: number;
}

// Of each joint of several.
const BEST = { order: { sort: 'weight_g', direction: 'asc' }, limit: 5, after: null } as const;

/** The actuators that fit each of some joints, and one for each of them. */
export function matchJoints(
  service: RunningService,
  joints: readonly AskedJoint[],
): { joints: JointMatches[]; sets: Record<string, ChosenSet> } {
  const judged = joints.map((joint) => ({ ...joint, standings: standingsOf(service.actuators, joint.asking) }));
  return {
    joints: judged.map(({ name, count, ...joint }) => {
      const { places } = matchPage(service.actuators, joint.standings, BEST);
      return { name, count, ...matchesOf(service, joint, places) };
    }),
    sets: setsOf(service.actuators, judged),
  };
}

function matchesOf(
  { actuators, matchCardAt }: RunningService,
  { asking, standings }: { readonly asking: Asking; readonly standings: Standings },
  places: readonly number[],
): Matches {
  const check = checksOf(actuators, asking);
  const data = places.map((place): Match => {
    const card = matchCardAt(place);
    const { name, brand, url, api_url } = card;
    const checks = check(place, card);
    return { id: actuators.ids[place] ?? '', name, brand, verdict: worstOf(checks), checks, url, api_url };
  });
  return {
    asked: askedOf(asking),
    counts: standings.counts,
    data,
    relax: relaxationsOf(actuators, asking, standings),
  };
}

const worstOf = (checks: readonly Check[]): Verdict =>
  VERDICTS.findLast((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'meets';
