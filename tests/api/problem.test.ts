import { describe, expect, test } from 'vitest';
import { problem } from '../../src/api/problem.ts';
import { problemAnchor, PROBLEMS } from '../../src/api/problems.ts';
import type { FieldError } from '../../src/query/parameters/field-error.ts';
import { PROBLEM_ROWS } from '../support/problem-spec.ts';
import { objectOf, problemOf } from '../support/read.ts';
import { BASE_URL } from '../support/small-catalog.ts';

const place = { baseUrl: BASE_URL, path: '/api/v1/actuators' };
const MEMBERS = ['type', 'title', 'status', 'detail', 'code', 'hint', 'instance', 'docs'];

const limitFault: FieldError = {
  field: 'limit',
  in: 'query',
  detail: 'must be positive; got 0',
  repair: 'Use 1.',
};
const bodyFault: FieldError = {
  field: 'ids.3',
  in: 'body',
  detail: 'must be a string; got 1',
  pointer: '#/ids/3',
};

describe('the table of problems', () => {
  test('has every code with its status', () => {
    expect(Object.entries(PROBLEMS).map(([code, { status }]) => [code, status])).toEqual(PROBLEM_ROWS);
  });

  test.each(Object.entries(PROBLEMS))(
    '%s has a title, a meaning and a hint',
    (_code, { title, meaning, hint }) => {
      expect(title).toMatch(/^[A-Z][\w ]+$/);
      expect([meaning, hint].filter((sentence) => !/^[A-Z].+\.$/.test(sentence))).toEqual([]);
    },
  );
});

describe('a problem document', () => {
  test.each(PROBLEM_ROWS)('%s has status %d and its members in their order', (code, status) => {
    const document = problem(code, place);
    expect(document.status).toBe(status);
    expect(Object.keys(objectOf(document))).toEqual(MEMBERS);
    expect(objectOf(document)).toMatchObject({ code, status });
  });

  test.each(PROBLEM_ROWS)('%s has the detail and the hint of its row by default', (code) => {
    const { title, meaning, hint } = PROBLEMS[code];
    expect(objectOf(problem(code, place))).toMatchObject({ title, detail: meaning, hint });
  });

  test('is problem JSON and never cached', () => {
    expect(problem('not_found', place)).toMatchObject({
      type: 'application/problem+json; charset=utf-8',
      headers: { 'Cache-Control': 'no-store' },
    });
  });

  test('links to its section of the guide and names the request path', () => {
    expect(objectOf(problem('invalid_cursor', place))).toMatchObject({
      type: 'https://catalog.example/docs/api#error-invalid-cursor',
      docs: 'https://catalog.example/docs/api#errors',
      instance: '/api/v1/actuators',
    });
  });

  test('has the detail and the hint of the occurrence', () => {
    const detail = 'No actuator `x`.';
    expect(objectOf(problem('not_found', { ...place, detail, hint: 'Try `y`.' }))).toMatchObject({
      detail,
      hint: 'Try `y`.',
    });
  });

  test('has the headers of the occurrence', () => {
    expect(problem('method_not_allowed', { ...place, headers: { Allow: 'GET' } }).headers).toEqual({
      'Cache-Control': 'no-store',
      Allow: 'GET',
    });
  });

  test('has further members after those of every problem', () => {
    const document = problem('rate_limited', { ...place, extensions: { 'violated-policies': ['default'] } });
    expect(Object.keys(objectOf(document))).toEqual([...MEMBERS, 'violated-policies']);
  });
});

describe('a problem with errors', () => {
  test('has one error for each, with its members in their order', () => {
    const document = problem('invalid_parameter', { ...place, errors: [limitFault, bodyFault] });
    expect(Object.keys(objectOf(document))).toEqual([...MEMBERS, 'errors']);
    expect(JSON.stringify(problemOf(document).errors)).toBe(
      JSON.stringify([
        { field: 'limit', in: 'query', detail: 'must be positive; got 0' },
        { field: 'ids.3', in: 'body', detail: 'must be a string; got 1', pointer: '#/ids/3' },
      ]),
    );
  });

  test('has the first error in its detail', () => {
    const { detail } = problemOf(problem('invalid_parameter', { ...place, errors: [limitFault] }));
    expect(detail).toBe('`limit` must be positive; got 0.');
  });

  test('counts the further errors in its detail', () => {
    const { detail } = problemOf(
      problem('invalid_parameter', { ...place, errors: [limitFault, bodyFault, bodyFault] }),
    );
    expect(detail).toBe('`limit` must be positive; got 0 (and 2 more, see `errors`).');
  });

  test('has each repair once in its hint', () => {
    const order: FieldError = { field: 'order', in: 'query', detail: 'x', repair: 'Did you mean `asc`?' };
    const { hint } = problemOf(
      problem('invalid_parameter', { ...place, errors: [limitFault, order, limitFault] }),
    );
    expect(hint).toBe('Use 1. Did you mean `asc`?');
  });

  test('without a repair has the hint of its row', () => {
    const { hint } = problemOf(problem('validation_failed', { ...place, errors: [bodyFault] }));
    expect(hint).toBe(PROBLEMS.validation_failed.hint);
  });
});

test.each([
  ['invalid_cursor', 'error-invalid-cursor'],
  ['unsupported_media_type', 'error-unsupported-media-type'],
] as const)('the anchor of %s is %s', (code, anchor) => {
  expect(problemAnchor(code)).toBe(anchor);
});
