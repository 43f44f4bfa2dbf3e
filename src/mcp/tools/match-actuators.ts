import {
  matchJoints,
  pageOfMatches,
  type JointMatches,
  type Match,
  type Matches,
} from '../../api/answers/match.ts';
import { kindsIn } from '../../catalog/evidence/condition-tags.ts';
import { ACTUATOR_FILTERS } from '../../query/filters/actuator-and-robot-filters.ts';
import { INCLUDE_UNKNOWN } from '../../query/filters/filter-names.ts';
import type { GivenFilter } from '../../query/filters/filter.ts';
import { fieldsOfChecks } from '../../query/match/judge/check.ts';
import type { MatchQuestion } from '../../query/match/question/match-question.ts';
import {
  parseJoints,
  parseJointsQuery,
  type JointsQuestion,
} from '../../query/match/question/parse-joints.ts';
import { JOINT_QUESTION, MATCH_PARAMETERS, parseMatchQuery } from '../../query/match/question/parse-match.ts';
import { SHARED_FIELDS, type WholeSet } from '../../query/match/sets/set-constraints.ts';
import { queryError, shown, type FieldError } from '../../query/parameters/field-error.ts';
import { integer, separated, type JsonSchema } from '../../query/parameters/kinds.ts';
import { readNames } from '../../query/parameters/names/known-names.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import type { McpService } from '../service.ts';
import { argumentTexts, statedOf } from './input/arguments.ts';
import { boundsSchema, readBounds, withoutBounds } from './input/bounds.ts';
import { acceptingNames, withCurrentIds } from './input/ids.ts';
import { boundedJoint, errorInArguments, JOINT, membersOfJoint, numbers } from './input/joints.ts';
import { arrayOf, closed, inputOf, OBJECTS, OBJECT, output, TEXT } from './input/schemas.ts';
import { matchInArguments } from './results/argument-names.ts';
import { joinedHints, hintOfCount, type Texts } from './results/hints.ts';
import { isObject, type AnyRecord } from './results/records.ts';
import { answered, refused, type Arguments, type Tool, type ToolAnswer } from './tool.ts';

const MATCHES_SHOWN = 10;
const OF_EACH_JOINT = 3;

const PARAMETERS: Parameters = {
  ...MATCH_PARAMETERS,
  limit: { kind: integer(1, 100), defaultValue: MATCHES_SHOWN, says: 'Page size.', example: '5' },
};

/** The filters that state requirements or select candidates, including those that `bounds` replaces. */
const { filters: FILTERS } = JOINT_QUESTION;

const INPUT = closed({
  bounds: boundsSchema(
    null,
    'Inclusive limits, in the unit in each name; a stall torque counts by its `stall_share`.',
  ),
  ...Object.fromEntries(
    Object.entries(inputOf(withoutBounds(PARAMETERS, FILTERS)).properties).map(([name, type]) => [
      name,
      typeIn(name, type),
    ]),
  ),
  joints: {
    ...arrayOf(JOINT),
    description:
      'Several joints, each with filters of this tool, or a static `load` for its rated torque; outer ones apply to all.',
  },
  same: { ...arrayOf({ ...TEXT, enum: SHARED_FIELDS }), description: 'Fields that a set must share.' },
  total: { ...numbers('weight_g', 'price_usd'), description: 'Maxima for a set.' },
});

/** The schema of an argument; a filter that search_actuators describes is not described again. */
function typeIn(name: string, type: JsonSchema): JsonSchema {
  if (!Object.hasOwn(ACTUATOR_FILTERS, name)) return type;
  const { description: _says, enum: _words, ...bare } = type;
  return type.type === 'array' ? arrayOf(TEXT) : bare;
}

/** The name of the tool whose calls may cost more than one request. */
export const MATCH_TOOL = 'match_actuators';

/** Finds actuators for a joint, or for the joints of a robot. */
export const matchActuators: Tool = {
  name: MATCH_TOOL,
  title: 'Match actuators to joints',
  description:
    'Find actuators for a joint from requirements at the joint: `bounds` on figures, operating points, a duty cycle. Verdicts: `meets`, `close`, `unknown` (a figure is unknown), `misses` (only counted, unless `ids` names it). search_actuators describes the filters and the fields of `bounds`. ' +
    'Each of `data` has its `checks`, the `fields` you name, the `kinds` of the figures checked and `doubts` about any; `relax` has changes of one bound, within 25 %, that let more in. With `joints`, each has its own matches, and `sets`: the cheapest and the lightest for all. The RMS torque of a `duty` is not a thermal model.',
  inputSchema: INPUT,
  outputSchema: output(
    {
      asked: OBJECT,
      counts: OBJECT,
      order: TEXT,
      moved: OBJECT,
      data: OBJECTS,
      relax: OBJECTS,
      pagination: OBJECT,
      joints: OBJECTS,
      sets: OBJECT,
    },
    [],
  ),
  run: (service, { joints, ...stated }) => {
    if (joints !== undefined) return matchSeveral(service, joints, stated);
    const { given, errors: misbounded, placed } = readBounds(FILTERS, statedOf(stated));
    const { same, total, load, ...ofOne } = given;
    const { pairs: texts, errors: misread } = argumentTexts(PARAMETERS, { limit: MATCHES_SHOWN, ...ofOne });
    const errors = [...misbounded, ...misread, ...ofSeveral({ same, total, load })];
    const names = readNames(acceptingNames(service), 'matches', texts);
    const { moved, errors: unknown } = names;
    const pairs = new Map(names.pairs);
    const parsed = parseMatchQuery(pairs);
    // An unreadable requirement would also count as missing, so only its own error is reported.
    const missed = parsed.ok
      ? []
      : parsed.error.errors.filter(({ field }) => errors.length === 0 || field !== 'query');
    const allErrors = [...errors, ...unknown, ...missed];
    if (allErrors.length > 0)
      return refused({ code: 'invalid_parameter', errors: allErrors.map(ofArguments).map(placed) });
    if (!parsed.ok) return parsed;
    const { fields, question } = parsed.value;
    const { data, ...matches } = pageOfMatches(service, parsed.value);
    return answered({
      ...matchInArguments(matches),
      ...(Object.keys(moved).length > 0 && { moved }),
      data: data.map((found) => briefMatch(service, found, fields === null)),
      hint: joinedHints(names.hint, hintOf(service, matches, { ...question, texts: pairs })),
    });
  },
};

/** Renames an error of the whole question, whose field is `query` over HTTP. */
const ofArguments = (error: FieldError): FieldError =>
  error.field === 'query' ? { ...error, field: 'arguments' } : error;

/** Errors of arguments that need `joints`, in a call for one joint. */
const ofSeveral = (given: Arguments): FieldError[] =>
  Object.entries(given).flatMap(([field, value]) =>
    value === undefined
      ? []
      : queryError(
          field,
          `must go with \`joints\`; got ${shown(value)}`,
          `\`${field}\` is for several joints: send \`joints\` too.`,
        ),
  );

/** Matches several joints at once; the other arguments are their defaults. */
function matchSeveral(
  service: McpService,
  joints: unknown,
  { limit, fields, same, total, ...others }: Arguments,
): ToolAnswer {
  const { pairs, errors: misread } = argumentTexts(PARAMETERS, { limit, fields });
  const outer = readBounds(FILTERS, statedOf(others));
  const { given: bounded, errors: misplaced } = membersOfJoint(outer.given);
  const ofAll = withCurrentIds(service, bounded);
  const defaults = ofAll.given;
  const each = [joints].flat().map((joint, number) => boundedJoint(service, joint, { number, defaults }));
  const errors = [...misread, ...outer.errors, ...misplaced, ...each.flatMap((joint) => joint.errors)];
  const shownOf = parseJointsQuery(pairs);
  const ofEach = limit === undefined || !shownOf.ok ? OF_EACH_JOINT : shownOf.value.limit;
  const body = {
    joints: Array.isArray(joints) ? each.map(({ given }) => given) : joints,
    ...(Object.keys(defaults).length > 0 && { defaults }),
    ...(same !== undefined && { same: typeof same === 'string' ? separated(same) : same }),
    ...(total !== undefined && { total }),
  };
  const read = parseJoints(service, body, ofEach);
  const ofBody = read.ok ? [] : read.error.map(errorInArguments(outer, each));
  const allErrors = [...errors, ...(shownOf.ok ? [] : shownOf.error), ...ofBody];
  if (!shownOf.ok || !read.ok || errors.length > 0)
    return refused({ code: 'validation_failed', errors: allErrors });
  const chosen = { fields: shownOf.value.fields, limit: ofEach };
  const { joints: answers, ...rest } = matchJoints(service, read.value, chosen);
  const named = [ofAll, ...each];
  const moved = Object.fromEntries(named.flatMap((one) => Object.entries(one.moved)));
  return answered({
    ...rest,
    ...(Object.keys(moved).length > 0 && { moved }),
    joints: answers.map(({ data, ...joint }) => ({
      ...matchInArguments(joint),
      data: data.map((found) => briefMatch(service, found, chosen.fields === null)),
    })),
    hint: joinedHints(
      ...new Set(named.map(({ hint }) => hint)),
      hintOfSeveral(service, read.value, { joints: answers, ...rest }),
    ),
  });
}

/**
 * Shortens a match: checks do not repeat what the top of the answer states, and empty kinds and doubts are
 * left out.
 */
function briefMatch(service: McpService, found: Match, isBrief: boolean): AnyRecord {
  const { url: _url, api_url: _api, checks, kinds: named, doubts, ...rest } = found;
  const row = service.actuators.rowOf(String(found.id)) ?? -1;
  // The kinds replace the conditions of each check, whatever `fields` names.
  const kinds = named ?? kindsIn(service.matchCardAt(row).trust, fieldsOfChecks(checks));
  return {
    ...rest,
    checks: checks.map(({ requirement, asked, value, verdict: own, basis, how, ...price }) => ({
      requirement,
      // Several points share the name of one requirement.
      ...(basis !== undefined && { asked }),
      value,
      verdict: own,
      ...(how !== undefined && { how }),
      ...(price.price_stated_by && { price_stated_by: price.price_stated_by }),
      ...(price.price_date && { price_date: price.price_date }),
    })),
    ...(isObject(kinds) && Object.keys(kinds).length > 0 && { kinds }),
    ...(doubts.length > 0 && { doubts }),
    ...(isBrief && { torque_source_domain: service.torqueDomains[row] }),
  };
}

/** A hint about joints that nothing meets, and about sets that break a constraint on all joints. */
function hintOfSeveral(
  service: McpService,
  { joints: asked, ...whole }: JointsQuestion,
  { joints, sets }: JointMatches,
): string {
  const ofJoints = asked.map(({ name, question }, number) => {
    const says = joints[number] && hintOf(service, joints[number], question);
    return says && `${shown(name)}: ${says}`;
  });
  const ofSet = sets.lightest.shared === null && hintOfSets(whole);
  return [...ofJoints, ofSet].filter(Boolean).join(' ');
}

/** A hint if no set satisfies the constraints on all joints; it names those that were given. */
function hintOfSets({ same, total }: WholeSet): string {
  const given = [same.length > 0 && '`same`', Object.keys(total).length > 0 && '`total`'].filter(Boolean);
  return `No set is proved to satisfy ${given.join(' and ')}: without ${given.join(' or ')}, \`sets\` shows the cheapest and the lightest.`;
}

/** A hint if no actuator meets everything; otherwise empty. `texts` are the filters as written. */
function hintOf(
  service: McpService,
  { counts, relax }: Pick<Matches, 'counts' | 'relax'>,
  {
    requirements,
    filters,
    texts = new Map(filters.map((filter) => [filter.name, textOf(filter)])),
  }: MatchQuestion & { readonly texts?: Texts },
): string {
  if (counts.meets > 0) return '';
  const asked = { index: service.actuators, groups: service.groups.actuators };
  const unknown = hintOfCount(service, asked, texts);
  if (unknown !== '') return unknown;
  if (counts.close + counts.unknown + counts.misses === 0)
    return `No actuator passes ${namesOf(filters)}: change or leave out a filter.`;
  const ways = relax.map(
    ({ requirement, to, adds, speed_rpm: rpm }) =>
      `${adds} would with ${rpm === undefined ? `\`${requirement}=${to}\`` : `\`${requirement}\` ${to}@${rpm}`}`,
  );
  const unsure = counts.unknown === 0 ? '' : ` For ${counts.unknown}, some figure is unknown.`;
  if (ways.length > 0) return `Nothing meets everything: ${ways.join(', ')}.${unsure}`;
  const isOfTorque = requirements.some((each) => each.kind === 'bound' && each.row.through === 'torque');
  const next = requirements.length === 1 ? 'ask for less' : 'relax several';
  return `Nothing meets everything, and no single bound within 25 % changes that: ${next}${isOfTorque ? ', or add an external stage (`external_ratio`)' : ''}.${unsure}`;
}

/** A filter's value as a query writes it. */
const textOf = ({ name, value }: GivenFilter): string =>
  Array.isArray(value) ? value.join(name === 'q' ? ' ' : ',') : String(value);

/** The names of the filters that exclude actuators. */
const namesOf = (filters: readonly GivenFilter[]): string =>
  filters.flatMap(({ name }) => (name === INCLUDE_UNKNOWN ? [] : [`\`${name}\``])).join(' and ');
