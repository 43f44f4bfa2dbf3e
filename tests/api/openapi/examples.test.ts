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
const valueOf = (operationId: string, name: string): unknown =>
  examples.find((example) => example.operationId === operationId && example.name === name)?.value;

describe('the example of', () => {
  test.each(examples)('$operationId, $name ($status) fits its schema', ({ reference, value }) => {
    expect(mismatches(reference, value)).toEqual([]);
  });

  test.each(problems)(
    '$operationId, $name ($status) bears its code, status and title',
    ({ name, status, value, summary }) => {
      expect(value).toMatchObject({ code: name, status, title: summary });
      expect(Object.entries(PROBLEMS).find(([code]) => code === name)?.[1].title).toBe(summary);
    },
  );

  test.each(problems)('$operationId, $name ($status) happened at a path of the API', ({ value }) => {
    expect(value.instance).toMatch(/^\/api/);
  });

  test.each(answers)('$operationId shows one object of a list', ({ value }) => {
    expect(JSON.stringify(value).length).toBeLessThan(4000);
  });
});

test('every operation but those of long documents shows its answer', () => {
  expect(answers.map(({ operationId, name, summary }) => [operationId, name, summary])).toEqual(
    describedOperations
      .filter(({ operationId }) => operationId !== 'get_openapi_spec')
      .map(({ operationId }) => [operationId, 'answer', 'A true answer.']),
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
    get_actuator_changes: ofSubdocument,
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

describe('an example is the own answer of the service:', () => {
  test('one actuator that passes the filters, and a cursor for more', () => {
    expect(valueOf('list_actuators', 'answer')).toMatchObject({
      data: [{ category: 'qdd_proprioceptive' }],
      pagination: { has_more: true },
    });
  });

  test('one robot that the search finds', () => {
    expect(valueOf('list_robots', 'answer')).toMatchObject({ data: [{}], pagination: { has_more: true } });
  });

  test.each(['compare_actuators', 'compare_actuators_batch'])('%s finds one id and misses another', (operationId) => {
    expect(valueOf(operationId, 'answer')).toMatchObject({
      data: [{ id: 'unitree-go-m8010-6' }],
      not_found: ['no-such-actuator'],
    });
  });

  test('the detail of an actuator that robots use', () => {
    expect(valueOf('get_actuator', 'answer')).toMatchObject({ id: 'unitree-go-m8010-6', robots_using: [{}] });
  });

  test('the detail of a robot with joints', () => {
    expect(anyObject.parse(valueOf('get_robot', 'answer')).joints).not.toEqual([]);
  });

  test.each([
    ['invalid_parameter', [{ field: 'max_wieght_g' }, { field: 'limit' }]],
    ['validation_failed', [{ field: 'ids' }, { field: 'id' }]],
  ])('%s names the faulty fields', (code, errors) => {
    const operations = describedOperations.filter(({ responses }) =>
      Object.values(responses).some(({ content }) => content?.['application/problem+json']?.examples?.[code]),
    );
    expect(operations.length).toBeGreaterThan(1);
    for (const { operationId } of operations) expect(valueOf(operationId, code)).toMatchObject({ errors });
  });

  test('a body that is no JSON', () => {
    expect(valueOf('compare_actuators_batch', 'invalid_json')).toMatchObject({
      detail: 'The body is not JSON in UTF-8.',
    });
  });

  test('the policy that was exceeded', () => {
    expect(valueOf('get_robot', 'rate_limited')).toMatchObject({ 'violated-policies': ['default'] });
  });
});
