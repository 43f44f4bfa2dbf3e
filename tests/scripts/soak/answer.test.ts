import { expect, test } from 'vitest';
import { faultOf, type Answer } from '../../../scripts/soak/answer.ts';

const answer = (body: string, changes: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { etag: '"a"' },
  content: Buffer.from(body),
  ...changes,
});

test('an answer that is as expected has no fault', () => {
  expect(faultOf(answer('{}'), { status: 200, content: Buffer.from('{}'), headers: { etag: '"a"' } })).toBeNull();
});

test.each([
  ['another status', answer('oh', { status: 500 }), { status: 200 }, 'found status 500 ("oh"), wanted 200'],
  ['another byte', answer('{"a":1}'), { status: 200, content: Buffer.from('{"a":2}') }, 'from byte 5 on'],
  ['a byte less', answer('{"a":'), { status: 200, content: Buffer.from('{"a":1') }, 'found 5 bytes, wanted 6'],
  ['a byte more', answer('{}}'), { status: 200, content: Buffer.from('{}') }, 'found 3 bytes, wanted 2'],
  ['another code', answer('{"code":"x"}', { status: 404 }), { status: 404, code: 'y' }, 'found the code x, wanted y'],
  ['no problem', answer('<p>', { status: 404 }), { status: 404, code: 'y' }, 'found the code undefined'],
  ['another header', answer(''), { status: 200, headers: { etag: '"b"' } }, 'found etag: "a", wanted "b"'],
])('%s is a fault that says what was found and wanted', (...[, found, wanted, fault]) => {
  expect(faultOf(found, wanted)).toContain(fault);
});
