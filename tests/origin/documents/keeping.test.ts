import { expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/document.ts';
import { problem } from '../../../src/api/problem.ts';
import { keepComputed, type Answer, type Question } from '../../../src/origin/documents/computed.ts';
import { BASE_URL, echo, held } from '../support/origin.ts';

const wanted = (query: string, coding: 'identity' | 'br' | 'gzip' = 'identity') => ({
  target: { path: '/api/v1/actuators', query },
  headers: {},
  coding,
});

/** Computed documents over an answer, and the questions that it was asked. */
function keeping(answer: Answer, maxBytes?: number) {
  const questions: Question[] = [];
  const computed = keepComputed((question) => {
    questions.push(question);
    return answer(question);
  }, maxBytes);
  return { computed, questions };
}

const long: Answer = ({ url }) => Promise.resolve(jsonDocument(JSON.stringify({ url, data: 'x'.repeat(4000) })));

test('what is kept in a coding keeps nothing else from being freed', async () => {
  const { computed } = keeping(long);
  const asked = wanted('a=1', 'br');
  await computed.find(asked);
  const { bytes, content } = (await computed.find(asked)).representation;
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(content.bytes).toBe(bytes);
});

test('an equal question is answered from what was kept', async () => {
  const { computed, questions } = keeping(echo);
  const [first, second] = [await computed.find(wanted('a=1')), await computed.find(wanted('a=1'))];
  expect([first.source, second.source]).toEqual(['miss', 'hit']);
  expect(second.representation).toEqual(first.representation);
  expect(questions).toHaveLength(1);
});

test('the order of the parameters makes no other question', async () => {
  const { computed, questions } = keeping(echo);
  await computed.find(wanted('a=1&b=2'));
  expect(await computed.find(wanted('b=2&a=1'))).toMatchObject({ source: 'hit' });
  expect(questions.map(({ url }) => url)).toEqual(['/api/v1/actuators?a=1&b=2']);
});

test('another coding is made from the same answer', async () => {
  const { computed, questions } = keeping(long);
  const codings = ['br', 'gzip', 'identity', 'br'] as const;
  const found = [];
  for (const coding of codings) found.push(await computed.find(wanted('', coding)));
  expect(found.map(({ representation }) => representation.coding)).toEqual(codings);
  expect(found.map(({ source }) => source)).toEqual(['miss', 'miss', 'hit', 'hit']);
  expect(questions).toHaveLength(1);
});

test('equal questions at the same time are computed once, in whatever coding', async () => {
  const answer = held<ReturnType<typeof jsonDocument>>();
  const { computed, questions } = keeping(() => answer.promise);
  const asked = [wanted('a'), wanted('a'), wanted('a', 'br'), wanted('a', 'gzip'), wanted('a', 'br')].map(
    computed.find,
  );
  answer.resolve(jsonDocument(`"${'x'.repeat(2000)}"`));
  const found = await Promise.all(asked);
  expect(questions).toHaveLength(1);
  expect(found.map(({ representation }) => representation.coding)).toEqual([
    'identity',
    'identity',
    'br',
    'gzip',
    'br',
  ]);
});

test('an error is told to all who asked at the same time, and not kept', async () => {
  const refusal = problem('invalid_parameter', { baseUrl: BASE_URL, path: '/' });
  const { computed, questions } = keeping(() => Promise.resolve(refusal));
  const found = await Promise.all([computed.find(wanted('x')), computed.find(wanted('x', 'br'))]);
  expect(found.map(({ representation }) => representation.content.status)).toEqual([400, 400]);
  expect(questions).toHaveLength(1);
  expect(await computed.find(wanted('x'))).toMatchObject({ source: 'miss' });
  expect(questions).toHaveLength(2);
});

test('an exception is thrown to all who asked at the same time, and the next try is made anew', async () => {
  const state = { isBroken: true };
  const { computed } = keeping((question) => (state.isBroken ? Promise.reject(new Error('broken')) : echo(question)));
  const found = await Promise.allSettled([computed.find(wanted('x')), computed.find(wanted('x', 'br'))]);
  expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  state.isBroken = false;
  expect(await computed.find(wanted('x'))).toMatchObject({ source: 'miss' });
});

test('what is kept is bounded by bytes: the longest unused goes first', async () => {
  const { computed, questions } = keeping(long, 20_000);
  for (const query of ['a', 'b', 'c', 'a', 'd']) await computed.find(wanted(query));
  expect(questions).toHaveLength(4);
  expect(await computed.find(wanted('a'))).toMatchObject({ source: 'hit' });
  expect(await computed.find(wanted('b'))).toMatchObject({ source: 'miss' });
});

test('many small documents with long names are bounded too', async () => {
  const { computed } = keeping(() => Promise.resolve(jsonDocument('{}')), 20_000);
  for (let number = 0; number < 10; number += 1) await computed.find(wanted(`${number}${'x'.repeat(4000)}`));
  expect(await computed.find(wanted(`0${'x'.repeat(4000)}`))).toMatchObject({ source: 'miss' });
  expect(await computed.find(wanted(`9${'x'.repeat(4000)}`))).toMatchObject({ source: 'hit' });
});

test('a document over the bound is answered and not kept', async () => {
  const { computed } = keeping(long, 2000);
  expect((await computed.find(wanted('a'))).representation.content.status).toBe(200);
  expect(await computed.find(wanted('a'))).toMatchObject({ source: 'miss' });
});
