import { describe, expect, test } from 'vitest';
import { get, post } from '../../support/ask.ts';
import { comparisonOf, faultyFieldsOf, objectOf, problemOf } from '../../support/read.ts';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';
import { ACTUATOR_FIELDS } from '../../support/spec.ts';

const service = serviceOf({ actuators: ['a', 'b', 'c'].map((id) => actuatorEntry({ id })) });
const compareByGet = (ids: string) => get(service, 'compare_actuators', { ids });

describe.each([
  { form: 'GET', compare: (...ids: string[]) => compareByGet(ids.join(',')) },
  { form: 'POST', compare: (...ids: string[]) => post(service, { body: JSON.stringify({ ids }) }) },
])('the comparison by $form', ({ compare }) => {
  test('answers whole actuators in the requested order', () => {
    const { data } = comparisonOf(compare('c', 'a'));
    expect(data.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(data.map((record) => Object.keys(record))).toEqual([ACTUATOR_FIELDS, ACTUATOR_FIELDS]);
  });

  test('accepts ids in any case and lists unknown ids as they were sent', () => {
    const { data, not_found } = comparisonOf(compare('A', 'a', 'Z'));
    expect([data.map(({ id }) => id), not_found]).toEqual([['a'], ['Z']]);
  });

  test('answers data, then not_found', () => {
    expect(Object.keys(objectOf(compare('a')))).toEqual(['data', 'not_found']);
  });

  test('names the unknown ids and does not fail', () => {
    const document = compare('z', 'a', '__proto__');
    expect(document.status).toBe(200);
    expect(comparisonOf(document)).toMatchObject({ data: [{ id: 'a' }], not_found: ['z', '__proto__'] });
  });
});

test('both forms answer the same bytes', () => {
  expect(post(service, { body: '{"ids":["c","z","a"]}' }).body).toEqual(compareByGet('c,z,a').body);
});

describe('the POST form', () => {
  const body = '{"ids":["a"]}';

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    ' application/json ',
    'application/json ;x',
  ])('accepts %j', (contentType) => {
    expect(post(service, { body, contentType }).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/jsonp',
    'application/json; charset=latin1',
    'application/json;v=1; charset="iso-8859-1"',
    'application/json+x',
    'text/json',
    'xapplication/json',
    'application/xml',
    'application/problem+json',
    'application/json5',
    'application/x-www-form-urlencoded',
    '*/*',
    '',
  ])('refuses %j, and lists the types that it accepts', (contentType) => {
    const document = post(service, { body, contentType });
    expect(document).toMatchObject({
      status: 415,
      headers: { 'Accept-Post': 'application/json', 'Cache-Control': 'no-store' },
    });
    expect(problemOf(document)).toMatchObject({
      code: 'unsupported_media_type',
      detail: `The body must be application/json; got ${contentType}.`,
      instance: '/api/v1/actuators/compare',
    });
  });

  test.each([null, '', 'identity', ' Identity '])('accepts the coding %j', (contentEncoding) => {
    expect(post(service, { body, contentEncoding }).status).toBe(200);
  });

  test.each(['gzip', 'br', 'identity, gzip', 'x'])(
    'refuses the coding %s, and names the codings that it accepts',
    (contentEncoding) => {
      const document = post(service, { body, contentEncoding });
      expect(document).toMatchObject({ status: 415, headers: { 'Accept-Encoding': 'identity' } });
      expect(problemOf(document)).toMatchObject({
        code: 'unsupported_media_type',
        detail: `The body must not be compressed; got the Content-Encoding ${contentEncoding}.`,
        hint: 'Send the body as it is, without the header `Content-Encoding`.',
      });
    },
  );

  test('refuses a body without a content type', () => {
    const document = post(service, { body, contentType: null });
    expect(document).toMatchObject({ status: 415, headers: { 'Accept-Post': 'application/json' } });
    expect(problemOf(document).detail).toBe('The body must be application/json; got no Content-Type.');
  });

  test('quotes at most 80 characters of a content type', () => {
    const { detail } = problemOf(post(service, { body, contentType: 'x'.repeat(81) }));
    expect(detail).toBe(`The body must be application/json; got ${'x'.repeat(80)}.`);
  });

  test('checks the content type before the body', () => {
    expect(post(service, { body: '{', contentType: 'text/plain' }).status).toBe(415);
  });

  test.each([
    ['half an object', '{"ids":['],
    ['two values', '{}{}'],
    ['a word', 'ids'],
    ['a blank', ' '],
    ['single quotes', "{'ids':['a']}"],
    ['a trailing comma', '{"ids":["a"],}'],
    ['NaN', '{"ids":NaN}'],
    ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
    ['half a character', Uint8Array.of(0x22, 0xc3, 0x22)],
  ])('refuses a body that is not JSON: %s', (_case, text) => {
    const document = post(service, { body: text });
    expect(document.status).toBe(400);
    expect(problemOf(document)).toMatchObject({
      code: 'invalid_json',
      detail: 'The body is not JSON in UTF-8.',
      instance: '/api/v1/actuators/compare',
    });
  });

  test.each([
    ['no body', null],
    ['an empty body', ''],
  ])('refuses %s', (_case, text) => {
    expect(problemOf(post(service, { body: text }))).toMatchObject({
      code: 'invalid_json',
      detail: 'The request has no body.',
    });
  });

  test('accepts a byte-order mark', () => {
    expect(post(service, { body: `\ufeff${body}` }).status).toBe(200);
  });

  test('refuses parameters', () => {
    const document = post(service, { body, query: 'ids=a' });
    expect(document.status).toBe(400);
    expect(problemOf(document)).toMatchObject({
      code: 'invalid_parameter',
      instance: '/api/v1/actuators/compare',
    });
    expect(faultyFieldsOf(document)).toEqual(['ids']);
  });
});
