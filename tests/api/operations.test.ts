import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../src/api/answers.ts';
import { operationById, OPERATIONS } from '../../src/api/operations.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { SCHEMAS } from '../../src/api/schemas.ts';
import { realService } from '../support/real-catalog.ts';
import { LIST_PARAMETERS, OPERATION_ROWS } from '../support/spec.ts';

test('the operations are those of SPEC section 4, in its order', () => {
  expect(OPERATIONS.map(({ id, method, path }) => [id, method, path])).toEqual(
    OPERATION_ROWS.map(([id, method, path]) => [id, method, path]),
  );
});

describe.each(OPERATION_ROWS.map(([id, , path, statuses]) => ({ id, path, statuses })))(
  '$id',
  ({ id, path, statuses }) => {
    const operation = operationById(id);

    test('has the error statuses of SPEC (413 of CONTRACT beside them)', () => {
      const given = new Set<number>(operation.problems.map((code) => PROBLEMS[code].status));
      const ofContract = id === 'compare_actuators_batch' ? [413] : [];
      expect([...given].toSorted()).toEqual([...statuses, ...ofContract].toSorted());
    });

    test('has the parameters of SPEC', () => {
      const ofSpec: Record<string, readonly string[]> = { ...LIST_PARAMETERS, compare_actuators: ['ids'] };
      expect(Object.keys(operation.parameters)).toEqual(ofSpec[id] ?? []);
    });

    test('says in sentences what it does', () => {
      expect([operation.summary, operation.description].filter((text) => !/^[A-Z`].+\.$/.test(text))).toEqual([]);
    });

    test('answers with a schema of the API', () => {
      expect(Object.keys(SCHEMAS)).toContain(operation.answer);
    });

    test('is made on request exactly when it depends on the request', () => {
      expect(operation.made === 'on request').toBe(Object.keys(ANSWERS).includes(id));
    });

    test('has an id in its path exactly when it says what the id names', () => {
      expect(operation.pathId !== undefined).toBe(path.includes('{id}'));
    });
  },
);

test.each([
  ['get_actuator', realService.dataset.actuatorById],
  ['get_robot', realService.dataset.robotById],
] as const)('the example id of %s is in the catalog', (id, records) => {
  expect(records.has(operationById(id).pathId?.example ?? '')).toBe(true);
});

test('only the POST form of the comparison has a body', () => {
  expect(OPERATIONS.filter(({ body }) => body !== undefined).map(({ id, method }) => [id, method])).toEqual([
    ['compare_actuators_batch', 'POST'],
  ]);
});

test('an operation that the table does not have breaks a promise of ours', () => {
  expect(() => operationById('delete_actuator')).toThrow('OPERATIONS has no row delete_actuator.');
});
