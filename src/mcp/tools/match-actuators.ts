import {
  matchJoints,
  pageOfMatches,
  type JointMatches,
  type Match,
  type Matches,
} from '../../api/answers/match.ts';
import { kindsIn } from '../../catalog/evidence/trust.ts';
import { parseJoints, parseJointsQuery, type JointRequirements } from '../../query/match/parse-joints.ts';
import { MATCH_PARAMETERS, parseMatchQuery } from '../../query/match/parse-match.ts';
import type { MatchQuestion } from '../../query/match/question.ts';
import { REQUIREMENTS } from '../../query/match/requirements.ts';
import { queryError, shown, type FieldError } from '../../query/parameters/field-error.ts';
import { integer, type JsonSchema } from '../../query/parameters/kinds.ts';
import { readNames } from '../../query/parameters/known-names.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import type { McpService } from '../service.ts';
import { argumentTexts } from './arguments.ts';
import { unknownValues, type Texts } from './nothing-found.ts';
import { isObject, type AnyRecord } from './records.ts';
import { arrayOf, closed, inputOf, LIST, OBJECT, OBJECTS, output, TEXT } from './schemas.ts';
import { answered, refused, type Arguments, type Tool, type ToolAnswer } from './tool.ts';

const MATCHES_SHOWN = 10;
const OF_EACH_JOINT = 3;

const PARAMETERS: Parameters = {
  ...MATCH_PARAMETERS,
  limit: { kind: integer(1, 100), defaultValue: MATCHES_SHOWN, says: 'Page size.', example: '5' },
};

/** The requirements that the description explains together, so that none need say it. */
const BOUNDS = new Set(REQUIREMENTS.flatMap((row) => ('through' in row ? [row.name] : [])));

const AS_IN_SEARCH = 'As in search_actuators.';

const INPUT = closed({
  ...Object.fromEntries(
    Object.entries(inputOf(PARAMETERS).properties).map(([name, type]) => [name, shortened(name, type)]),
  ),
  joints: {
    ...OBJECTS,
    description:
      'Several at once: each `name`, `count` and requirements, or `load` {mass_kg, lever_m}; those beside `joints` hold for all.',
  },
  same: { ...arrayOf(TEXT), description: 'What the sets agree in: brand, comm, voltage_v.' },
  total: { ...OBJECT, description: 'Most that a set may have: {"weight_g": 3000}.' },
});

/**
 * The type of an argument without what the description says of all bounds, and without the words that
 * search_actuators lists.
 */
function shortened(name: string, { description, ...type }: JsonSchema): JsonSchema {
  if (BOUNDS.has(name)) return type;
  if (description === undefined && type.type === 'array')
    return { ...arrayOf(TEXT), description: AS_IN_SEARCH };
  return description === undefined ? type : { ...type, description };
}

/** The name of the tool whose calls may cost more than one request. */
export const MATCH_TOOL = 'match_actuators';

/** Finds actuators for a joint, or for the joints of a robot. */
export const matchActuators: Tool = {
  name: MATCH_TOOL,
  title: 'Match actuators to joints',
  description:
    'Find actuators for a joint from requirements at the joint: torques and speed are what it needs at least, mass, price, backlash and size what it takes at most. Verdicts: `meets`, `close`, `unknown` (our sources do not tell), `misses` (only counted). ' +
    '`data` has the `checks` of each (`value` is null if unknown), the `kinds` of the figures checked and `doubts` about any, `relax` bounds that would let more in. With `joints` it answers each of them, and `sets`, the cheapest and the lightest choice for all. RMS torque is no thermal model.',
  inputSchema: INPUT,
  outputSchema: output(
    {
      asked: OBJECT,
      counts: OBJECT,
      data: LIST,
      relax: LIST,
      pagination: OBJECT,
      joints: LIST,
      sets: OBJECT,
    },
    [],
  ),
  run: (service, { joints, ...given }) => {
    if (joints !== undefined) return matchSeveral(service, joints, given);
    const { same, total, load, ...ofOne } = given;
    const { pairs, errors: misread } = argumentTexts(PARAMETERS, { limit: MATCHES_SHOWN, ...ofOne });
    const errors = [...misread, ...ofSeveral({ same, total, load })];
    const { errors: unknown } = readNames(service, 'matches', pairs);
    const parsed = parseMatchQuery(pairs);
    // A requirement that cannot be read is missed as well: of that only its own error tells.
    const missed = parsed.ok
      ? []
      : parsed.error.errors.filter(({ field }) => errors.length === 0 || field !== 'query');
    const allFaults = [...errors, ...unknown, ...missed];
    if (allFaults.length > 0) return refused({ code: 'invalid_parameter', errors: allFaults });
    if (!parsed.ok) return parsed;
    const { fields, asking } = parsed.value;
    const { data, ...matches } = pageOfMatches(service, parsed.value);
    return answered({
      ...matches,
      data: data.map((found) => briefMatch(service, found, fields === null)),
      hint: hintOf(service.groups.actuators, matches, { ...asking, texts: pairs }),
    });
  },
};

/** Errors of arguments for several joints where there is one. */
const ofSeveral = (given: Arguments): FieldError[] =>
  Object.entries(given).flatMap(([field, value]) =>
    value === undefined
      ? []
      : queryError(
          field,
          `must stand beside \`joints\`; got ${shown(value)}`,
          `\`${field}\` is for several joints: send \`joints\` too.`,
        ),
  );

/** Matches several joints at once; what stands beside them are their defaults. */
function matchSeveral(
  service: McpService,
  joints: unknown,
  { limit, fields, same, total, ...defaults }: Arguments,
): ToolAnswer {
  const { pairs, errors } = argumentTexts(PARAMETERS, { limit, fields });
  const shownOf = parseJointsQuery(pairs);
  const ofEach = limit === undefined || !shownOf.ok ? OF_EACH_JOINT : shownOf.value.limit;
  const body = {
    joints,
    ...(Object.keys(defaults).length > 0 && { defaults }),
    ...(same !== undefined && { same }),
    ...(total !== undefined && { total }),
  };
  const read = parseJoints(service, body, ofEach);
  const allFaults = [...errors, ...(shownOf.ok ? [] : shownOf.error), ...(read.ok ? [] : read.error)];
  if (!shownOf.ok || !read.ok || errors.length > 0)
    return refused({ code: 'validation_failed', errors: allFaults });
  const chosen = { fields: shownOf.value.fields, limit: ofEach };
  const { joints: answers, ...rest } = matchJoints(service, read.value, chosen);
  return answered({
    ...rest,
    joints: answers.map(({ data, ...joint }) => ({
      ...joint,
      data: data.map((found) => briefMatch(service, found, chosen.fields === null)),
    })),
    hint: hintOfSeveral(service, read.value.joints, { joints: answers, ...rest }),
  });
}

/**
 * A match in few words: of each check what the top of the answer does not say, and kinds and doubts where
 * there are some.
 */
function briefMatch(service: McpService, found: Match, isBrief: boolean): AnyRecord {
  const { url: _url, api_url: _api, checks, kinds: named, doubts, ...rest } = found;
  const place = service.actuators.rowOf(String(found.id)) ?? -1;
  const fields = checks.map(({ field }) => field);
  // In place of the conditions of each check, whatever `fields` names.
  const kinds = named ?? kindsIn(service.matchCardAt(place).trust, fields);
  return {
    ...rest,
    checks: checks.map(({ requirement, asked, value, verdict: own, basis, how, price_stated_by }) => ({
      requirement,
      // Several points have the name of one requirement.
      ...(basis !== undefined && { asked }),
      value,
      verdict: own,
      ...(how !== undefined && { how }),
      ...(price_stated_by && { price_stated_by }),
    })),
    ...(isObject(kinds) && Object.keys(kinds).length > 0 && { kinds }),
    ...(doubts.length > 0 && { doubts }),
    ...(isBrief && { torque_source_domain: service.torqueDomains[place] }),
  };
}

/** A hint about joints that nothing meets, and about sets that break a constraint on all joints. */
function hintOfSeveral(
  { groups }: McpService,
  asked: readonly JointRequirements[],
  { joints, sets }: JointMatches,
): string {
  const ofJoints = asked.map(({ name, asking }, number) => {
    const says = joints[number] && hintOf(groups.actuators, joints[number], asking);
    return says && `${shown(name)}: ${says}`;
  });
  const isBeyond = Object.values(sets).some(({ shared }) => shared === null);
  const ofSet = isBeyond && 'No set is proved to have `same` in common within `total`: ask for less of them.';
  return [...ofJoints, ofSet].filter(Boolean).join(' ');
}

/** A hint where nothing meets everything; else empty. `texts` are the filters as written. */
function hintOf(
  groups: McpService['groups']['actuators'],
  { counts, relax }: Pick<Matches, 'counts' | 'relax'>,
  {
    requirements,
    filters,
    texts = new Map(filters.map(({ name, value }) => [name, String(value)])),
  }: MatchQuestion & { readonly texts?: Texts },
): string {
  if (counts.meets > 0) return '';
  const unknown = unknownValues(groups, texts);
  if (unknown !== '') return unknown;
  if (counts.close + counts.unknown + counts.misses === 0)
    return `No actuator passes ${filters.map(({ name }) => `\`${name}\``).join(' and ')}: change or leave out a filter.`;
  const ways = relax.map(
    ({ requirement, to, adds, speed_rpm: rpm }) =>
      `${adds} would with \`${requirement}\` ${to}${rpm === undefined ? '' : `@${rpm}`}`,
  );
  const open = counts.unknown === 0 ? '' : ` Of ${counts.unknown} our sources do not tell.`;
  if (ways.length > 0) return `Nothing meets everything: ${ways.join(', ')}.${open}`;
  const isOfTorque = requirements.some((each) => each.kind === 'bound' && each.row.through === 'torque');
  const next = requirements.length === 1 ? 'ask for less' : 'relax several';
  return `Nothing meets everything, and no single bound within 25 % changes that: ${next}${isOfTorque ? ', or add an external stage (`external_ratio`)' : ''}.${open}`;
}
