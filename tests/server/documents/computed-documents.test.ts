import { expect, test } from 'vitest';
import type { Document } from '../../../src/server/document.ts';
import {
  computedDocuments,
  type DocumentQuestion,
} from '../../../src/server/documents/computed-documents.ts';

const json = (body: string): Document => ({ status: 200, type: 'application/json', body, headers: {} });

/** Computed documents over an answer by query, and the computed queries. */
function keeping(answer: (query: string) => Document, maxBytes?: number) {
  const queries: string[] = [];
  const computed = computedDocuments('version', maxBytes);
  const find = (query: string, coding: DocumentQuestion['coding'] = 'identity') => {
    const make = (): Document => {
      queries.push(query);
      return answer(query);
    };
    return computed.find({ target: { path: '/api/v1/actuators', query }, coding, make });
  };
  return { find, queries, size: computed.size };
}

const short = (query: string): Document => json(JSON.stringify(query));
const long = (query: string): Document => json(JSON.stringify({ query, data: 'x'.repeat(4000) }));

test('an answer that needs no compression is ready at once', () => {
  expect(keeping(short).find('a=1')).not.toBeInstanceOf(Promise);
});

test('a compressed answer is cached for the next equal question', async () => {
  const { find, queries } = keeping(long);
  const found = [await find('a=1', 'br'), await find('a=1', 'br')];
  expect(found.map(({ source }) => source)).toEqual(['miss', 'hit']);
  expect(found[1]?.representation).toBe(found[0]?.representation);
  expect(queries).toHaveLength(1);
});

test('an uncompressed answer is computed for each question and not cached', async () => {
  const { find, queries, size } = keeping(long);
  const found = [await find('a=1'), await find('a=1')];
  expect(found.map(({ source }) => source)).toEqual(['miss', 'miss']);
  expect(found[1]?.representation.fields).toEqual(found[0]?.representation.fields);
  expect(queries).toHaveLength(2);
  expect(size()).toEqual({ bytes: 0, entries: 0 });
});

test('each order of the parameters is a separate question, because links to the next page repeat it', async () => {
  const { find, queries } = keeping(long);
  for (const query of ['a=1&b=2', 'b=2&a=1', 'a=1&b=2']) await find(query, 'br');
  expect(queries).toEqual(['a=1&b=2', 'b=2&a=1']);
});

test('a tag depends only on the build and the question', async () => {
  const tagOf = async (version: string, query: string): Promise<string | null> => {
    const target = { path: '/api/v1/actuators', query };
    const found = computedDocuments(version).find({ target, coding: 'identity', make: () => json('{}') });
    return (await found).representation.tag;
  };
  expect(await tagOf('one', 'a=1&b=2')).toBe(await tagOf('one', 'a=1&b=2'));
  expect(await tagOf('one', 'a=1')).not.toBe(await tagOf('one', 'a=2'));
  expect(await tagOf('one', 'a=1')).not.toBe(await tagOf('two', 'a=1'));
});

test('each compressed form is cached separately', async () => {
  const { find } = keeping(long);
  const codings = ['br', 'gzip', 'br', 'gzip', 'identity'] as const;
  const found = [];
  for (const coding of codings) found.push(await find('', coding));
  expect(found.map(({ representation }) => representation.coding)).toEqual(codings);
  expect(found.map(({ source }) => source)).toEqual(['miss', 'miss', 'hit', 'hit', 'miss']);
});

test('an answer too short to be compressed is sent plain and not cached', async () => {
  const { find, size } = keeping(short);
  const found = [await find('a', 'br'), await find('a', 'br')];
  expect(found.map(({ representation }) => representation.coding)).toEqual(['identity', 'identity']);
  expect(found.map(({ source }) => source)).toEqual(['miss', 'miss']);
  expect(size()).toEqual({ bytes: 0, entries: 0 });
});

test('equal questions at the same time are compressed once', async () => {
  const { find } = keeping(long);
  const found = await Promise.all([find('a'), find('a', 'br'), find('a', 'gzip'), find('a', 'br')]);
  expect(found.map(({ representation }) => representation.coding)).toEqual(['identity', 'br', 'gzip', 'br']);
  expect(found[1].representation).toBe(found[3].representation);
});

test('an error is not cached', async () => {
  const { find, queries } = keeping((query) => ({ ...long(query), status: 400 }));
  expect([(await find('x', 'br')).source, (await find('x', 'br')).source]).toEqual(['miss', 'miss']);
  expect(queries).toHaveLength(2);
});

test('an exception reaches the caller, and the next call tries again', async () => {
  let isBroken = true;
  const { find } = keeping((query) => {
    if (isBroken) throw new Error('broken');
    return short(query);
  });
  expect(() => find('x')).toThrow('broken');
  isBroken = false;
  expect(await find('x')).toMatchObject({ source: 'miss' });
});

test('a document over the limit is answered but not cached', async () => {
  const { find } = keeping(long, 1000);
  expect((await find('a', 'br')).representation.status).toBe(200);
  expect(await find('a', 'br')).toMatchObject({ source: 'miss' });
});

test('many small documents stay within the limit, and recently requested ones are kept longest', async () => {
  const { find, size } = keeping(long, 32 * 1024);
  await find('wanted', 'br');
  await find('unwanted', 'br');
  for (let number = 0; number < 60; number += 1) {
    await find(String(number), 'br');
    await find('wanted', 'br');
    expect(size().bytes).toBeLessThanOrEqual(32 * 1024);
  }
  expect(await find('wanted', 'br')).toMatchObject({ source: 'hit' });
  expect(await find('unwanted', 'br')).toMatchObject({ source: 'miss' });
});
