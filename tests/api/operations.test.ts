import { describe, expect, test } from 'vitest';
import { exampleAnswer, exampleProblem } from '../../src/api/documents/examples.ts';
import { operationById, OPERATIONS } from '../../src/api/operations.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { LIST_PARAMETERS, promisedAmong } from '../support/list-spec.ts';
import { realService } from '../support/real-service.ts';
import { ALL_OPERATION_ROWS, FURTHER_PARAMETERS, OPERATION_ROWS } from '../support/spec.ts';

test('the operations are those of the core, in their order, then the others', () => {
  const rows = OPERATIONS.map(({ id, method, path }) => [id, method, path]);
  expect(rows.slice(0, OPERATION_ROWS.length)).toEqual(
    OPERATION_ROWS.map(([id, method, path]) => [id, method, path]),
  );
  expect(rows.toSorted()).toEqual(
    ALL_OPERATION_ROWS.map(([id, method, path]) => [id, method, path]).toSorted(),
  );
});

const NO_FILTERS = ['sort', 'order', 'limit', 'cursor', 'fields', 'frontier'];

const filtersOf = (parameters: readonly string[]): string[] =>
  parameters.filter((name) => !NO_FILTERS.includes(name));

const withoutPages = (parameters: readonly string[]): string[] =>
  parameters.filter((name) => name !== 'limit' && name !== 'cursor');

describe.each(
  OPERATIONS.map(({ id }) => id).flatMap((id) =>
    ALL_OPERATION_ROWS.filter(([name]) => name === id).map(([, , path, statuses]) => ({
      id,
      path,
      statuses,
    })),
  ),
)('$id', ({ id, path, statuses }) => {
  const operation = operationById(id);

  test('has its error statuses, and 413 and 410 where they apply', () => {
    const given = new Set<number>(operation.problems.map((code) => PROBLEMS[code].status));
    const ofContract = id === 'compare_actuators_batch' ? [413] : [];
    // The answer to a withdrawn id.
    if (path.includes('{id}')) given.delete(410);
    expect([...given].toSorted()).toEqual([...statuses, ...ofContract].toSorted());
  });

  test('has the promised parameters in their order', () => {
    const ofSpec: Record<string, readonly string[]> = {
      ...LIST_PARAMETERS,
      ...FURTHER_PARAMETERS,
      compare_actuators: ['ids', 'fields'],
      match_actuators: [
        'duty',
        ...filtersOf(LIST_PARAMETERS.list_actuators),
        ...['ids', 'together', 'external_ratio', 'external_efficiency', 'margin', 'tolerance'],
        ...['stall_share', 'peak_seconds', 'sort', 'order', 'limit', 'cursor', 'fields'],
      ],
      compare_actuators_batch: ['fields'],
      export_actuators: ['format', ...withoutPages(LIST_PARAMETERS.list_actuators)],
      export_robots: ['format', ...withoutPages(LIST_PARAMETERS.list_robots)],
      export_joints: ['format', ...withoutPages(FURTHER_PARAMETERS.list_joints ?? [])],
      summarize_actuators: [...filtersOf(LIST_PARAMETERS.list_actuators), 'count_by', 'spread_of', 'by'],
      summarize_robots: [...filtersOf(LIST_PARAMETERS.list_robots), 'count_by', 'spread_of', 'by'],
      summarize_joints: [...filtersOf(FURTHER_PARAMETERS.list_joints ?? []), 'count_by', 'spread_of', 'by'],
    };
    const promised = ofSpec[id] ?? [];
    expect(promisedAmong(Object.keys(operation.parameters), promised)).toEqual(promised);
  });

  test('has a summary and a description in sentences', () => {
    expect([operation.summary, operation.description].filter((text) => !/^[A-Z`].+\.$/s.test(text))).toEqual(
      [],
    );
  });

  test('answers on request or from documents made at build time', () => {
    expect(operation.answer === undefined).not.toBe(operation.document === undefined);
  });

  test('answers its own example', () => {
    expect(exampleAnswer(realService, operation) ?? '{"status":404}').not.toMatch(/^\{"(type|status)":/);
  });

  test('refuses the bad request of its row with the problem of its row', () => {
    for (const code of operation.problems)
      expect(JSON.parse(exampleProblem(realService, operation, code))).toMatchObject({ code });
  });

  test('has an id in its path exactly when its row names the kind of record', () => {
    expect(operation.pathId !== undefined).toBe(path.includes('{id}'));
  });
});
