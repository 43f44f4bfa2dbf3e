import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOf, type Document } from '../../src/api/documents/json-document.ts';
import { actuators, anyText, bodies, fewFilters, ordering, pairs } from '../support/arbitraries.ts';
import { get, getActuators, post } from '../support/ask.ts';
import { mismatches, referenceTo } from '../support/openapi.ts';
import { problemOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';
import { runs } from '../support/runs.ts';
import { serviceWith } from '../support/small-catalog.ts';

const STATUSES: Record<string, number> = {
  invalid_parameter: 400,
  invalid_cursor: 400,
  invalid_json: 400,
  unsupported_media_type: 415,
  validation_failed: 422,
};

function expectAnswerOrProblem(document: Document, schema: string): void {
  const isAnswer = document.status === 200;
  expect(mismatches(referenceTo(isAnswer ? schema : 'Problem'), JSON.parse(textOf(document)))).toEqual([]);
  expect(document.headers['Cache-Control']).toBe(isAnswer ? 'public, max-age=300' : 'no-store');
  if (!isAnswer) expect(document.status).toBe(STATUSES[problemOf(document).code]);
}

describe('any query gets an answer or a problem that the OpenAPI document describes:', () => {
  test.each([
    ['list_actuators', 'ActuatorList', 'ActuatorSelectionList'],
    ['list_robots', 'RobotList', 'RobotSelectionList'],
    ['compare_actuators', 'Comparison', 'ComparisonSelection'],
  ] as const)('%s', (operation, whole, selection) => {
    fc.assert(
      fc.property(pairs, (query) => {
        const schema = query.some(([name]) => name === 'fields') ? selection : whole;
        expectAnswerOrProblem(get(realService, operation, query), schema);
      }),
      { numRuns: runs(300, 5) },
    );
  });

  test('whatever its text', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expectAnswerOrProblem(getActuators(realService, query), 'ActuatorList');
      }),
      { numRuns: runs(100, 5) },
    );
  });

  test('whatever its cursor', () => {
    const tuple = fc.tuple(fc.string(), fc.oneof(fc.double(), fc.string(), fc.constant(null)), fc.string());
    const cursors = tuple.map((content) => Buffer.from(JSON.stringify(content)).toString('base64url'));
    fc.assert(
      fc.property(fc.oneof(cursors, fc.base64String(), fc.string({ minLength: 1 })), (cursor) => {
        expectAnswerOrProblem(getActuators(realService, { cursor }), 'ActuatorList');
      }),
      { numRuns: runs(100, 5) },
    );
  });

  test('whatever the catalog, its filters and its order', () => {
    fc.assert(
      fc.property(actuators, fewFilters, ordering, (entries, filtering, order) => {
        const document = getActuators(serviceWith(...entries), { ...filtering, ...order });
        // A name may be missing from the small catalog.
        if (document.status !== 200) expect(problemOf(document).hint).toMatch(/^(There is no|No record has)/);
        expectAnswerOrProblem(document, 'ActuatorList');
      }),
      { numRuns: runs(100, 5) },
    );
  });
});

describe('any body gets an answer or a problem that the OpenAPI document describes,', () => {
  test('whatever its content type', () => {
    const contentTypes = fc.option(
      fc.constantFrom('application/json', 'application/json;charset=utf-8', 'text/plain', ''),
    );
    fc.assert(
      fc.property(bodies, contentTypes, (body, contentType) => {
        expectAnswerOrProblem(post(realService, { body, contentType }), 'Comparison');
      }),
      { numRuns: runs(300, 5) },
    );
  });
});

describe('equal queries get equal bytes', () => {
  test('from services built again from the same catalog', () => {
    fc.assert(
      fc.property(actuators, fewFilters, ordering, (entries, filtering, order) => {
        const query = { ...filtering, ...order };
        expect(getActuators(serviceWith(...entries), query)).toEqual(
          getActuators(serviceWith(...entries), query),
        );
      }),
      { numRuns: runs(50, 2) },
    );
  });

  test('from one service asked twice', () => {
    fc.assert(
      fc.property(pairs, (query) => {
        expect(getActuators(realService, query)).toEqual(getActuators(realService, query));
      }),
      { numRuns: runs(100, 5) },
    );
  });
});
