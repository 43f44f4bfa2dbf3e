import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCHEMAS } from '../../src/api/schemas.ts';
import type { NamedQuery } from '../support/arbitraries.ts';
import { expectSame } from '../support/expect-same.ts';
import { openApiDocument } from '../support/openapi.ts';
import { runs } from '../support/runs.ts';
import { LONG, ask } from './asking.ts';
import { isSound, namesOf, someOf, type Drawn } from './drawing.ts';
import { ACTUATORS, numberIn, ROBOTS, type Fields } from './facts.ts';
import { ACTUATOR_FILTERS, ACTUATOR_ROWS, ROBOT_FILTERS, ROBOT_ROWS } from './filter-rows.ts';
import { kept } from './lists.ts';
import { isMended } from './searching.ts';
import { summaryOf } from './summaries.ts';

// Counts and quartiles of filtered actuators and robots are those of the files.

/** The fields that are a number in some record. */
const figuresIn = (records: readonly Fields[]): string[] =>
  Object.keys(records[0] ?? {}).filter(
    // A supply voltage is a number or a range.
    (name) => name !== 'voltage_v' && records.some((fields) => numberIn(fields, name) !== null),
  );

/** The fields by which records are counted. */
const COUNTED = {
  actuators: [
    ...[
      'brand',
      'category',
      'use_cases',
      'availability',
      'backdrivable',
      'comm',
      'control_modes',
      'integrated_driver',
    ],
    ...['ip_rating', 'data_source', 'verified', 'country', 'peak_torque_kind', 'kt_side'],
  ],
  robots: ['brand', 'country', 'kind'],
};

const asked = (counted: readonly string[], figures: readonly string[]): Drawn => ({
  count_by: namesOf(counted, [1, 3]),
  spread_of: namesOf(figures, [1, 3]),
  by: fc.constantFrom(...counted),
});

const ASKED = {
  actuators: asked(COUNTED.actuators, figuresIn(ACTUATORS.map(({ fields }) => fields))),
  robots: asked(COUNTED.robots, figuresIn(ROBOTS.map(({ fields }) => fields))),
};

const queryOf = (filters: Drawn, wanted: Drawn): fc.Arbitrary<NamedQuery> =>
  fc
    .tuple(someOf(filters, 2), someOf(wanted, 3))
    .map(([one, other]) => ({ ...one, ...other }))
    // Groups without figures are refused.
    .filter((query) => isSound(query) && !('by' in query && !('spread_of' in query)));

/** A summary without the number of our readings, which come from claims. */
const withoutReadings = (summary: unknown) => {
  const { counts, ...rest } = SCHEMAS.Summary.parse(summary);
  const bare = Object.entries(counts).map(
    ([field, values]) => [field, values.map(({ our_reading: _read, ...count }) => count)] as const,
  );
  return { ...rest, counts: Object.fromEntries(bare) };
};

test('summaries of actuators count the files', LONG, () => {
  fc.assert(
    fc.property(queryOf(ACTUATOR_FILTERS, ASKED.actuators), (query) => {
      fc.pre(!isMended(ACTUATORS, query.q));
      const records = kept(ACTUATORS, ACTUATOR_ROWS, query);
      const summary = ask({ path: '/api/v1/actuators/summary', query, schema: 'Summary' });
      expectSame(withoutReadings(summary), summaryOf(records, query));
    }),
    { numRuns: runs(350, 20) },
  );
});

test('summaries of robots count the files', LONG, () => {
  fc.assert(
    fc.property(queryOf(ROBOT_FILTERS, ASKED.robots), (query) => {
      fc.pre(!isMended(ROBOTS, query.q));
      const records = kept(ROBOTS, ROBOT_ROWS, query);
      const summary = ask({ path: '/api/v1/robots/summary', query, schema: 'Summary' });
      expectSame(withoutReadings(summary), summaryOf(records, query, ['peak_torque_per_kg']));
    }),
    { numRuns: runs(250, 5) },
  );
});

test.each([
  ['actuators', { ...ACTUATOR_FILTERS, ...ASKED.actuators }],
  ['robots', { ...ROBOT_FILTERS, ...ASKED.robots }],
] as const)('every parameter of the summary of %s was tested', (kind, drawn) => {
  const described = openApiDocument.paths[`/api/v1/${kind}/summary`]?.get?.parameters.map(({ name }) => name);
  expect(Object.keys(drawn).toSorted()).toEqual(described?.toSorted());
});
