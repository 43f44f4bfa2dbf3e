import { z } from 'zod';
import { pageOfMatches, type Match, type Matches } from '../../api/answers/match.ts';
import { pagination } from '../../api/schemas/pagination.ts';
import { integer, type JsonSchema } from '../../query/kinds.ts';
import type { Asking } from '../../query/match.ts';
import { MATCH_PARAMETERS, parseMatchQuery } from '../../query/parse-match.ts';
import { argumentTexts } from './arguments.ts';
import { unknownValues } from './nothing-found.ts';
import { arrayOf, closed, inputOf, MAYBE_TEXT, OBJECT, outline, RECORD, TEXT } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

const NUMBER: JsonSchema = { type: 'number' };

const MATCHES_SHOWN = 10;

// Other orders than by mass are left to the API: their names cost every client 200 tokens.
const { sort: _sort, order: _order, ...asking } = MATCH_PARAMETERS;
const PARAMETERS = {
  ...asking,
  limit: { kind: integer(1, 100), usual: MATCHES_SHOWN, says: 'Page size.', example: '5' },
};

/** Finds actuators for a joint. */
export const matchActuators: Tool = {
  name: 'match_actuators',
  title: 'Match actuators to a joint',
  description:
    'Find actuators for a joint from its requirements, of which at least one is given. Verdicts: `meets`, `close` (within `tolerance`), `unknown` (a figure is not published), `misses` (only counted). ' +
    'Returns what was `asked`, `counts` of the verdicts, `data` with `checks` (`value` is what the joint gets, null if unknown; `kind` of figure, such as stall), `relax` (bounds that would let more in) and a `hint` if nothing meets all. ' +
    'RMS torque is no thermal model, and stall torque is not usable torque.',
  inputSchema: inputOf(PARAMETERS),
  outputSchema: closed({
    asked: OBJECT,
    counts: OBJECT,
    data: arrayOf(RECORD),
    relax: arrayOf(closed({ requirement: TEXT, from: NUMBER, to: NUMBER, adds: NUMBER })),
    pagination: outline(pagination),
    hint: MAYBE_TEXT,
  }),
  run: (service, given) => {
    const { pairs, faults } = argumentTexts(PARAMETERS, { limit: MATCHES_SHOWN, ...given });
    const parsed = parseMatchQuery(pairs);
    // A requirement that cannot be read is missed as well: of that only its own fault tells.
    const missed = parsed.ok ? [] : parsed.fault.faults.filter(({ field }) => faults.length === 0 || field !== 'query');
    const allFaults = [...faults, ...missed];
    if (allFaults.length > 0) return refused({ code: 'invalid_parameter', faults: allFaults });
    if (!parsed.ok) return refused({ code: parsed.fault.code });
    const { data, ...matches } = pageOfMatches(service, parsed.value);
    const domainOf = ({ id }: Match) => service.torqueDomains[service.actuators.placeOf(String(id)) ?? -1];
    const extraOf = (found: Match) => (parsed.value.fields === null ? { torque_source_domain: domainOf(found) } : {});
    return answered({
      ...matches,
      data: data.map((found) => ({ ...briefMatch(found), ...extraOf(found) })),
      hint:
        matches.counts.meets === 0
          ? (unknownValues(service.groups.actuators, new Map(pairs)) ?? hintOf(matches, parsed.value.asking))
          : null,
    });
  },
};

/** Of each check what the top of the answer does not say. */
const briefMatch = ({ url: _url, api_url: _api, checks, ...rest }: Match) => ({
  ...rest,
  checks: checks.map(({ requirement, value, verdict: own, conditions }) => ({
    requirement,
    value,
    verdict: own,
    kind: conditions === null ? null : (withKind.parse(conditions).kind ?? null),
  })),
});

const withKind = z.looseObject({ kind: z.string().optional() });

/** What to do where nothing meets everything. */
function hintOf({ counts, relax }: Pick<Matches, 'counts' | 'relax'>, { requirements, filters }: Asking): string {
  if (counts.meets + counts.close + counts.unknown + counts.misses === 0)
    return `No actuator passes ${filters.map(({ name }) => `\`${name}\``).join(' and ')}: change or leave out a filter.`;
  const ways = relax.map(({ requirement, to, adds }) => `${adds} would with \`${requirement}\` ${to}`);
  if (ways.length > 0) return `Nothing meets everything: ${ways.join(', ')}.`;
  const isOfTorque = requirements.some((each) => each.kind === 'bound' && each.row.through === 'torque');
  const next = requirements.length === 1 ? 'ask for less' : 'relax several';
  return `Nothing meets everything, and no single bound within 25 % changes that: ${next}${isOfTorque ? ', or add an external stage (`external_ratio`)' : ''}.`;
}
