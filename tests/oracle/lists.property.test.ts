import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { NamedQuery } from '../support/arbitraries.ts';
import { expectSame } from '../support/expect-same.ts';
import { MORE_SORT_FIGURES, SORT_FIGURES } from '../support/list-spec.ts';
import { openApiDocument } from '../support/openapi.ts';
import { runs } from '../support/runs.ts';
import { idsIn, LONG, walked } from './asking.ts';
import { isSound, namesOf, someOf, type Drawn } from './drawing.ts';
import { ACTUATORS, JOINTS, ROBOTS, type Fields } from './facts.ts';
import {
  ACTUATOR_FILTERS,
  ACTUATOR_ROWS,
  JOINT_FILTERS,
  JOINT_ROWS,
  ROBOT_FILTERS,
  ROBOT_ROWS,
} from './filter-rows.ts';
import { BETTER, frontier } from './frontiers.ts';
import { jointAnswer, kept, ordered, selected } from './lists.ts';
import { isMended } from './searching.ts';

// Lists of actuators, robots and joints with every filter, order, frontier and selection. All pages together
// must have
// the records of the oracle, which reads the catalog's files, in the same order and with the same values.

const sizes = fc.array(fc.integer({ min: 20, max: 100 }), { minLength: 1, maxLength: 3 });

const SORTS = {
  actuators: ['name', ...SORT_FIGURES, ...MORE_SORT_FIGURES],
  robots: [
    'name',
    'dof',
    'payload_kg',
    'reach_mm',
    'weight_kg',
    'price_usd',
    'motor_price_usd',
    'payload_per_kg',
  ],
};

const orderBy = (sorts: readonly string[]): fc.Arbitrary<NamedQuery> =>
  fc.record({ sort: fc.constantFrom(...sorts), order: fc.constantFrom('asc', 'desc') }, { requiredKeys: [] });

/** Some parameters in `times` of ten cases, else none. */
const often = (drawn: Drawn, times: number): fc.Arbitrary<NamedQuery> =>
  fc.oneof(
    { weight: 10 - times, arbitrary: fc.constant<NamedQuery>({}) },
    { weight: times, arbitrary: fc.record({ ...drawn }) },
  );

const together = (...parts: readonly fc.Arbitrary<NamedQuery>[]): fc.Arbitrary<NamedQuery> =>
  fc
    .tuple(...parts)
    .map((all) => all.reduce((one, other) => ({ ...one, ...other })))
    .filter(isSound);

const fieldNames = (fields: Fields | undefined): string[] => Object.keys(fields ?? {});

/** The members of a fixed record, up to its last one. */
const closedFields = (fields: Fields | undefined, last: string): string => {
  const names = fieldNames(fields);
  return names.slice(0, names.indexOf(last) + 1).join(',');
};
const CLOSED = {
  actuators: closedFields(ACTUATORS[0]?.fields, 'api_url'),
  robots: closedFields(ROBOTS[0]?.fields, 'joint_count'),
};

const drawnFields = (fields: Fields | undefined): Drawn => ({ fields: namesOf(fieldNames(fields), [1, 6]) });

const actuatorQuery = together(
  someOf(ACTUATOR_FILTERS, 3),
  often({ frontier: namesOf(Object.keys(BETTER), [2, 2]) }, 3),
  orderBy(SORTS.actuators),
  often(drawnFields(ACTUATORS[0]?.fields), 9),
);

test('lists of actuators have the records of the files', LONG, () => {
  fc.assert(
    fc.property(actuatorQuery, sizes, (query, pages) => {
      fc.pre(!isMended(ACTUATORS, query.q));
      const passing = kept(ACTUATORS, ACTUATOR_ROWS, query);
      const [first = '', second = ''] = query.frontier?.split(',') ?? [];
      const best = query.frontier === undefined ? passing : frontier(passing, [first, second]);
      const { order = BETTER[first] === 1 ? 'desc' : 'asc' } = query;
      const expected = ordered(
        best,
        first !== '' && query.sort === undefined ? { sort: first, order } : query,
      );
      const schema = query.fields === undefined ? 'ActuatorList' : 'ActuatorSelectionList';
      const { found, totals } = walked({ path: '/api/v1/actuators', query, schema, sizes: pages });
      expect(idsIn(found)).toEqual(expected.map(({ fields }) => fields.id));
      expect(totals).toEqual([expected.length]);
      const records = selected(expected, query.fields ?? CLOSED.actuators);
      expect(JSON.stringify(found)).toBe(JSON.stringify(records));
    }),
    { numRuns: runs(600, 15) },
  );
});

const robotQuery = together(
  someOf(ROBOT_FILTERS, 3),
  orderBy(SORTS.robots),
  often(drawnFields(ROBOTS[0]?.fields), 9),
);

test('lists of robots have the records of the files', LONG, () => {
  fc.assert(
    fc.property(robotQuery, sizes, (query, pages) => {
      fc.pre(!isMended(ROBOTS, query.q) && isSound(query));
      const passing = kept(ROBOTS, ROBOT_ROWS, query);
      const expected = ordered(passing, query);
      const schema = query.fields === undefined ? 'RobotList' : 'RobotSelectionList';
      const { found, totals } = walked({ path: '/api/v1/robots', query, schema, sizes: pages });
      expect(totals).toEqual([expected.length]);
      const records = selected(expected, query.fields ?? CLOSED.robots);
      expect(JSON.stringify(found)).toBe(JSON.stringify(records));
    }),
    { numRuns: runs(500, 10) },
  );
});

test('lists of joints have the records of the files', LONG, () => {
  fc.assert(
    fc.property(someOf(JOINT_FILTERS, 2).filter(isSound), sizes, (query, pages) => {
      fc.pre(!isMended(JOINTS, query.q));
      const expected = kept(JOINTS, JOINT_ROWS, query);
      const { found, totals } = walked({
        path: '/api/v1/joints',
        query,
        schema: 'JointGroupList',
        sizes: pages,
      });
      expect(totals).toEqual([expected.length]);
      expectSame(
        z
          .array(z.looseObject({ doubts: z.unknown() }))
          .parse(found)
          .map(({ doubts: _doubts, ...group }) => group),
        expected.map(jointAnswer),
      );
    }),
    { numRuns: runs(250, 5) },
  );
});

test('every parameter of the lists was tested', () => {
  const paging = ['limit', 'cursor'];
  const ordering = ['sort', 'order', 'fields'];
  const drawn = {
    list_actuators: [...Object.keys(ACTUATOR_FILTERS), 'frontier', ...ordering, ...paging],
    list_robots: [...Object.keys(ROBOT_FILTERS), ...ordering, ...paging],
  };
  const described = (path: string) => openApiDocument.paths[path]?.get?.parameters.map(({ name }) => name);
  expect(drawn.list_actuators.toSorted()).toEqual(described('/api/v1/actuators')?.toSorted());
  expect(drawn.list_robots.toSorted()).toEqual(described('/api/v1/robots')?.toSorted());
});
