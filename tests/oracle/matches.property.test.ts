import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { NamedQuery } from '../support/arbitraries.ts';
import { expectSame } from '../support/expect-same.ts';
import { MORE_SORT_FIGURES, SORT_FIGURES } from '../support/list-spec.ts';
import { openApiDocument } from '../support/openapi.ts';
import { runs } from '../support/runs.ts';
import { ANY_DOUBTS, LONG, ask, walked } from './asking.ts';
import { namesOf, someOf } from './drawing.ts';
import { ACTUATORS } from './facts.ts';
import { kindFieldOf } from './kinds.ts';
import { selected } from './lists.ts';
import { boundsOf, isWithin } from './match-bounds.ts';
import { answered, askedOf, countsOf, easings, judged, orderStated, type JudgedActuator } from './matches.ts';
import { CANDIDATES, MODIFIERS, REQUIREMENTS } from './requirements.ts';
import { setOf } from './sets.ts';

// Matches of one joint and of several. Verdicts, checks, counts, order, cursors, proposals and sets must be
// those of an
// oracle that judges every actuator of the files by every requirement.

const MATCH = '/api/v1/actuators/match';

/** False for a query that is refused: a rated torque above the peak torque, or an empty range. */
function isSound(query: NamedQuery): boolean {
  const asked = boundsOf(query);
  const stated = (wanted: string): number | undefined => asked.find(({ name }) => name === wanted)?.stated;
  const isOpen = asked.every(
    ({ name }) => (stated(name) ?? 0) <= (stated(name.replace(/^min_/, 'max_')) ?? Infinity),
  );
  return isOpen && (stated('min_rated_torque_nm') ?? 0) <= (stated('min_peak_torque_nm') ?? Infinity);
}

const requirement = fc
  .tuple(someOf(REQUIREMENTS, 4), someOf(MODIFIERS, 2), someOf(CANDIDATES, 1))
  .filter(([required]) => Object.keys(required).length > 0)
  // Operating points have tests of their own.
  .map(([required, modifiers, candidates]): NamedQuery => ({
    ...required,
    ...modifiers,
    ...candidates,
    ...('min_speed_rpm' in required && { together: 'false' }),
  }))
  .filter(isSound);

const ordering = fc.record(
  {
    sort: fc.constantFrom('name', ...SORT_FIGURES, ...MORE_SORT_FIGURES),
    order: fc.constantFrom('asc', 'desc'),
  },
  { requiredKeys: [] },
);

const fieldNames = Object.keys(ACTUATORS[0]?.fields ?? {});
const selection = fc.option(
  namesOf(fieldNames, [1, 5]).map((fields) => ({ fields })),
  { nil: {} },
);

const relaxed = z.array(
  z.strictObject({ requirement: z.string(), from: z.number(), to: z.number(), adds: z.number() }),
);
const told = z.looseObject({
  asked: z.unknown(),
  counts: z.unknown(),
  order: z.string(),
  relax: relaxed,
});

/** Actuators as a match answers them, with the members that `fields` names. */
const matchesOf = (found: readonly JudgedActuator[], names: string | undefined): unknown[] =>
  found.map((one) => {
    const { id, name, brand, url, api_url } = one.fields;
    const answered = { verdict: one.verdict, checks: one.checks(), doubts: ANY_DOUBTS };
    if (names !== undefined) return { ...selected([one], names)[0], ...answered };
    const checked = new Set(answered.checks.map(({ field }) => kindFieldOf(field)));
    const kinds = Object.entries(one.fields.kinds ?? {}).filter(([field]) => checked.has(field));
    return { id, name, brand, ...answered, kinds: Object.fromEntries(kinds), url, api_url };
  });

test('matches of a joint have the verdicts of the files', LONG, () => {
  const sizes = fc.array(fc.integer({ min: 30, max: 100 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.tuple(requirement, ordering, selection), sizes, ([required, order, chosen], pages) => {
      const query: NamedQuery = { ...required, ...order, ...chosen };
      const candidates = judged(query);
      const expected = answered(candidates, query);
      const schema = query.fields === undefined ? 'MatchList' : 'MatchSelectionList';
      const first = told.parse(ask({ path: MATCH, query, schema }));
      expect(first.asked).toEqual(askedOf(query));
      expect(first.counts).toEqual(countsOf(candidates));
      expect(first.order).toBe(orderStated(query));
      const { found, totals } = walked({ path: MATCH, query, schema, sizes: pages });
      expectSame(found, matchesOf(expected, query.fields));
      expect(totals).toEqual([expected.length]);
      expectRelaxations(query, candidates, first.relax);
    }),
    { numRuns: runs(150, 5) },
  );
});

// Four digits, rounded to the safe side.
const NEAR = 0.001;

/**
 * For each bound, the nearest one within 25 % at which more actuators meet everything; at most five, those
 * that add most first.
 */
function expectRelaxations(
  query: NamedQuery,
  candidates: readonly JudgedActuator[],
  relax: z.infer<typeof relaxed>,
): void {
  const expected = boundsOf(query).flatMap((bound) => {
    const values = easings(bound, candidates, query);
    // 0.06 is 25 % below 0.08, but 0.06 / 0.08 is not 0.75 as doubles.
    const [nearest] = values.filter((value) => Math.abs(value / bound.stated - 1) <= 0.25 + 1e-9);
    return nearest === undefined ? [] : [{ bound, nearest, values }];
  });
  expect(relax.map(({ requirement: name }) => name).toSorted()).toEqual(
    expected.map(({ bound }) => bound.name).toSorted(),
  );
  for (const { bound, nearest, values } of expected) {
    const { from, to = NaN, adds } = relax.find(({ requirement: name }) => name === bound.name) ?? {};
    expect(from).toBe(bound.stated);
    expect([isWithin(bound, nearest, to), Math.abs(to / nearest - 1) < NEAR]).toEqual([true, true]);
    expect(adds).toBe(values.filter((value) => isWithin(bound, value, to)).length);
  }
  const keys = relax.map(({ from, to, adds }) => [-adds, Math.abs(to / from - 1)] as const);
  expect(keys).toEqual(keys.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]));
}

/** A query as members of a body: numbers and flags as such, lists as lists. */
const membersOf = (query: NamedQuery): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, text]): [string, unknown] => {
      if (['duty', 'min_ip', 'q', 'category', 'brand', 'use_case', 'min_price_date'].includes(name))
        return [name, text];
      if (text === 'true' || text === 'false') return [name, text === 'true'];
      return [
        name,
        /^-?[\d.]+(e-?\d+)?$/.test(text)
          ? Number(text)
          : text.split(',').filter((word) => word.trim() !== ''),
      ];
    }),
  );

const joint = fc.record({
  name: fc.constantFrom('Knee', 'Hip', 'Elbow'),
  count: fc.integer({ min: 1, max: 9 }),
  own: requirement,
});

test('matches of several joints, with common defaults and sets, have the verdicts of the files', LONG, () => {
  const joints = fc.array(joint, { minLength: 1, maxLength: 12 });
  const limit = fc.integer({ min: 1, max: 10 }).map(String);
  const shown = fc.tuple(limit, selection).map(([most, chosen]): NamedQuery => ({ limit: most, ...chosen }));
  fc.assert(
    fc.property(
      fc.tuple(joints, someOf({ ...MODIFIERS, ...CANDIDATES }, 2)),
      shown,
      ([asked, defaults], chosen: NamedQuery) => {
        const each = asked.map(({ own, ...rest }) => ({ ...rest, own, query: { ...defaults, ...own } }));
        fc.pre(each.every(({ query }) => isSound(query)));
        const body = {
          joints: each.map(({ name, count, own }) => ({ name, count, ...membersOf(own) })),
          defaults: membersOf(defaults),
        };
        const schema = chosen.fields === undefined ? 'JointMatches' : 'JointMatchSelections';
        const answer = z
          .strictObject({ joints: z.array(told), sets: z.unknown() })
          .parse(ask({ path: MATCH, query: chosen, schema, body }));
        const found = each.map(({ name, count, query }) => ({
          name,
          count,
          query,
          candidates: judged(query),
        }));
        expect(answer.joints.map(({ relax: _relax, ...rest }) => rest)).toEqual(
          found.map(({ name, count, query, candidates }) => ({
            ...{
              name,
              count,
              asked: askedOf(query),
              counts: countsOf(candidates),
              order: orderStated(query),
            },
            data: matchesOf(answered(candidates, query).slice(0, Number(chosen.limit)), chosen.fields),
          })),
        );
        found.forEach(({ query, candidates }, row) => {
          expectRelaxations(query, candidates, answer.joints[row]?.relax ?? []);
        });
        expect(answer.sets).toEqual({
          cheapest: setOf(found, 'price_usd'),
          lightest: setOf(found, 'weight_g'),
        });
      },
    ),
    { numRuns: runs(30, 2) },
  );
});

test('a relaxed bound admits the promised number of actuators', LONG, () => {
  fc.assert(
    fc.property(requirement, (query) => {
      const before = told.extend({ counts: z.looseObject({ meets: z.number() }) });
      const { counts, relax } = before.parse(ask({ path: MATCH, query, schema: 'MatchList' }));
      // Requirements derived from a duty cannot be sent themselves.
      for (const { requirement: name, to, adds } of relax.filter(
        (one) => one.requirement in query && !('duty' in query),
      )) {
        const eased = before.parse(
          ask({ path: MATCH, query: { ...query, [name]: String(to) }, schema: 'MatchList' }),
        );
        expect([query, name, eased.counts.meets]).toEqual([query, name, counts.meets + adds]);
      }
    }),
    { numRuns: runs(300, 10) },
  );
});

test('every parameter of a match was tested', () => {
  const described = openApiDocument.paths[MATCH]?.get?.parameters.map(({ name }) => name);
  const drawn = [
    ...Object.keys({ ...REQUIREMENTS, ...MODIFIERS, ...CANDIDATES }),
    'sort',
    'order',
    'limit',
    'cursor',
    'fields',
    // Tested in points.property.test.ts.
    ...['peak_points', 'rated_points', 'together', 'peak_seconds'],
    // Tested in tests/query/match/question/named-actuators.test.ts.
    'ids',
  ];
  expect(drawn.toSorted()).toEqual(described?.toSorted());
});
