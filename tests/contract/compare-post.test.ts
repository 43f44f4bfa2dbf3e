import { describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import type { Answer, Extras } from './support/ask.ts';
import { problemOf } from './support/problem.ts';
import { comparison, idsOf } from './support/records.ts';

const api = useSharedApi();

const COMPARE = '/api/v1/actuators/compare';
const GO = 'unitree-go-m8010-6';
const AK = 'cubemars-ak70-10-kv100';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const LARGEST_BODY = 16 * 1024;

const post = (body: Extras['body'], headers: Extras['headers'] = JSON_TYPE): Promise<Answer> =>
  api().ask('POST', COMPARE, body === undefined ? { headers } : { headers, body });

const postIds = (ids: unknown): Promise<Answer> => post(JSON.stringify({ ids }));

/** A sound body, filled up with blanks to a length. */
const bodyOfLength = (length: number): string => JSON.stringify({ ids: [GO] }).padEnd(length);

describe('POST compare', () => {
  test.each([[[GO, AK]], [[AK, GO]], [['none', GO]], [[GO, 'none', GO]], [['none']]])(
    'of %j gives the bytes of the GET form',
    async (ids) => {
      const [posted, got] = await Promise.all([postIds(ids), api().get(`${COMPARE}?ids=${ids.join(',')}`)]);
      expect({ status: posted.status, text: posted.text }).toEqual({ status: 200, text: got.text });
    },
  );

  test('answers in the order asked, a repeated id once', async () => {
    const { data, not_found } = comparison.parse(JSON.parse((await postIds([AK, 'none', GO, AK, 'none'])).text));
    expect({ found: idsOf(data), not_found }).toEqual({ found: [AK, GO], not_found: ['none'] });
  });

  test('counts ids as the GET form does: trimmed, without blanks, each once', async () => {
    const posted = await postIds([...Array.from({ length: 21 }, () => ` ${GO} `), '', ' ']);
    expect(posted.text).toBe((await api().get(`${COMPARE}?ids=${GO}`)).text);
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'APPLICATION/JSON',
    'application/json ; charset="utf-8"',
  ])('takes the type %s', async (type) => {
    expect((await post(JSON.stringify({ ids: [GO] }), { 'Content-Type': type })).status).toBe(200);
  });

  test.each(['"8e03978e-40d5-43e8-bc93-6894a57f9324"', 'unquoted', '1', '"', '', 'a, b', 'x'.repeat(4000)])(
    'takes any Idempotency-Key: %s',
    async (key) => {
      const answer = await post(JSON.stringify({ ids: [GO] }), { ...JSON_TYPE, 'Idempotency-Key': key });
      expect(answer.status).toBe(200);
    },
  );

  test('answers a repeated Idempotency-Key with another body by the other body', async () => {
    const headers = { ...JSON_TYPE, 'Idempotency-Key': '"same"' };
    const [one, other] = await Promise.all([
      post(JSON.stringify({ ids: [GO] }), headers),
      post(JSON.stringify({ ids: [AK] }), headers),
    ]);
    expect(one.text).toContain(GO);
    expect(other.text).toContain(AK);
  });

  test('is answered whole whatever If-None-Match says', async () => {
    const { headers } = await postIds([GO]);
    const again = await post(JSON.stringify({ ids: [GO] }), { ...JSON_TYPE, 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(200);
  });
});

describe('POST compare with another type', () => {
  test.each([
    ['no type', {}],
    ['an empty type', { 'Content-Type': '' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a form of parts', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['two types', { 'Content-Type': 'text/plain, application/json' }],
  ])('is refused: %s', async (_, headers) => {
    const answer = await post(JSON.stringify({ ids: [GO] }), headers);
    expect(problemOf(answer).code).toBe('unsupported_media_type');
    expect(answer.headers['accept-post']).toBe('application/json');
  });
});

describe('POST compare with a coding', () => {
  const body = JSON.stringify({ ids: [GO] });

  test.each(['gzip', 'br', 'gzip, identity'])('is refused: %s', async (coding) => {
    const answer = await post(body, { ...JSON_TYPE, 'Content-Encoding': coding });
    expect(problemOf(answer).code).toBe('unsupported_media_type');
    expect(answer.headers['accept-encoding']).toBe('identity');
  });

  test('that changes nothing is taken', async () => {
    expect((await post(body, { ...JSON_TYPE, 'Content-Encoding': 'identity' })).status).toBe(200);
  });
});

describe('POST compare with a body that is not JSON', () => {
  test.each([
    ['nothing', undefined],
    ['an empty body', ''],
    ['half an object', '{"ids":['],
    ['a NUL', '\u0000'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ])('is refused: %s', async (_, body) => {
    expect(problemOf(await post(body)).code).toBe('invalid_json');
  });
});

const manyIds = (count: number): string[] => Array.from({ length: count }, (_, index) => `id-${index}`);

// Each form that is refused, and each fault of it, is told in tests/query/compare-body.test.ts.
describe('POST compare with JSON of another form', () => {
  test.each([
    ['an array', [GO], [['body', '#']]],
    ['21 ids', { ids: manyIds(21) }, [['ids', '#/ids']]],
    [
      'an id that is a number, beside another member',
      { ids: [GO, 7], 'a/b~c': 1 },
      [
        ['ids.1', '#/ids/1'],
        ['a/b~c', '#/a~1b~0c'],
      ],
    ],
  ])('is refused with its place: %s', async (_, body, places) => {
    const { code, errors } = problemOf(await post(JSON.stringify(body)));
    expect(code).toBe('validation_failed');
    expect(errors?.map(({ field, pointer }) => [field, pointer])).toEqual(places);
    expect(errors?.every((error) => error.in === 'body')).toBe(true);
  });

  test('does not go under with deep nesting', async () => {
    const deep = `{"ids":${'['.repeat(8000)}${']'.repeat(8000)}}`;
    expect(problemOf(await post(deep)).code).toBe('validation_failed');
  });
});

describe('POST compare with a query', () => {
  test('is refused: it has no parameters', async () => {
    const answer = await api().ask('POST', `${COMPARE}?ids=${GO}`, {
      headers: JSON_TYPE,
      body: JSON.stringify({ ids: [GO] }),
    });
    expect(problemOf(answer).code).toBe('invalid_parameter');
  });
});

describe('the length of a POST body', () => {
  test('may be 16 KiB', async () => {
    expect((await post(bodyOfLength(LARGEST_BODY))).status).toBe(200);
  });

  test('may be 16 KiB in pieces', async () => {
    const pieces = [bodyOfLength(LARGEST_BODY - 100), ' '.repeat(100)];
    expect((await post(pieces)).status).toBe(200);
  });

  test.each([
    ['announced', bodyOfLength(LARGEST_BODY + 1)],
    ['in pieces', [bodyOfLength(LARGEST_BODY), ' ']],
    ['a hundred times as long, in pieces', Array.from({ length: 100 }, () => ' '.repeat(LARGEST_BODY))],
  ])('may not be a byte more: %s', async (_, body) => {
    expect(problemOf(await post(body)).code).toBe('payload_too_large');
  });
});
