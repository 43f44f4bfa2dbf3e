import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '../../../src/api/problems.ts';
import { describedOperations, mismatches } from '../../support/openapi.ts';
import { anyObject } from '../../support/read.ts';

const examples = describedOperations.flatMap(({ operationId, path, responses }) =>
  Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ schema, examples: named = {} }) =>
      Object.entries(named).map(([name, { summary, value }]) => ({
        operationId,
        path,
        status: Number(status),
        reference: schema.$ref,
        name,
        summary,
        value: anyObject.parse(value),
      })),
    ),
  ),
);
const answers = examples.filter(({ status }) => status === 200);
const problems = examples.filter(({ status }) => status >= 400);

describe('the example of', () => {
  test.each(examples)('$operationId, $name ($status) fits its schema', ({ reference, value }) => {
    expect(mismatches(reference, value)).toEqual([]);
  });

  test.each(problems)(
    '$operationId, $name ($status) has its code, status and title',
    ({ name, status, value, summary }) => {
      expect(value).toMatchObject({ code: name, status, title: summary });
      expect(Object.entries(PROBLEMS).find(([code]) => code === name)?.[1].title).toBe(summary);
    },
  );

  test.each(problems)('$operationId, $name ($status) happened at a path of the API', ({ value }) => {
    expect(value.instance).toMatch(/^\/api/);
  });

  test.each(answers)('the list of $operationId shows one object', ({ value }) => {
    expect(JSON.stringify(value).length).toBeLessThan(4000);
  });
});

test('every operation shows an example answer, except the OpenAPI document and the exports', () => {
  expect(answers.map(({ operationId, name, summary }) => [operationId, name, summary])).toEqual(
    describedOperations
      .filter(({ operationId }) => !/^get_openapi_spec$|^export_/.test(operationId))
      .map(({ operationId }) => [operationId, 'answer', 'A real answer.']),
  );
});

test('every error status of every operation shows a problem of each of its codes', () => {
  const shown = describedOperations.map(({ operationId, responses }) => [
    operationId,
    Object.entries(responses).flatMap(([status, { content }]) =>
      Number(status) >= 400 ? Object.keys(content?.['application/problem+json']?.examples ?? {}) : [],
    ),
  ]);
  const always = ['method_not_allowed', 'rate_limited', 'internal_error'];
  const posted = [
    'invalid_parameter',
    'invalid_json',
    'method_not_allowed',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'rate_limited',
    'internal_error',
  ];
  const ofRecord = ['not_found', 'method_not_allowed', 'gone', 'rate_limited', 'internal_error'];
  const ofSubdocument = ['invalid_parameter', ...ofRecord];
  const paged = ['invalid_parameter', 'invalid_cursor', ...always];
  expect(Object.fromEntries(shown)).toEqual({
    get_api_index: always,
    get_openapi_spec: always,
    list_actuators: paged,
    compare_actuators: ['invalid_parameter', ...always],
    compare_actuators_batch: posted,
    get_actuator: ofRecord,
    list_robots: paged,
    get_robot: ofRecord,
    list_categories: always,
    list_brands: always,
    list_use_cases: always,
    get_actuator_claims: ofSubdocument,
    get_robot_claims: ofSubdocument,
    list_joints: paged,
    search: ['invalid_parameter', ...always],
    list_fields: ['invalid_parameter', ...always],
    get_quality: ['invalid_parameter', ...always],
    list_changes: paged,
    get_api_v1_index: ['invalid_parameter', ...always],
    export_actuators: ['invalid_parameter', ...always],
    export_robots: ['invalid_parameter', ...always],
    export_joints: ['invalid_parameter', ...always],
    get_dataset: ['invalid_parameter', ...always],
    summarize_actuators: ['invalid_parameter', ...always],
    summarize_robots: ['invalid_parameter', ...always],
    summarize_joints: ['invalid_parameter', ...always],
    match_actuators: paged,
    match_actuators_batch: posted,
    get_actuator_alternatives: ofSubdocument,
    get_robot_bom: ofSubdocument,
    get_actuator_torque_speed: ofSubdocument,
    get_actuator_simulation: ofSubdocument,
    get_robot_simulation: ofSubdocument,
  });
});
