import { expect, test } from 'vitest';
import { HOSTILE_CALLS, HOSTILE_QUERIES } from '../../../scripts/lab/attack/hostile.ts';
import { checksOf, type Result } from '../../../scripts/lab/attack/suite.ts';
import { randomFrom } from '../../../scripts/support/random.ts';
import { answerRequest } from '../../../src/api/answer.ts';
import { callTool } from '../../../src/mcp/tools/tools.ts';
import { mcpService } from '../../mcp/support/service.ts';

const calm = { p99: [3, 4, 5], lost: 0 };
const stood: Result = {
  attack: { name: 'noise', says: 'much noise', countsAs: 1 },
  before: calm,
  during: calm,
  memory: { before: 200, most: 300, after: 210 },
  workMilliseconds: 1,
  misled: [],
  exitCode: 0,
};

const missed = (changes: Partial<Result>, hasSmallHeap = false): string[] =>
  checksOf({ ...stood, ...changes }, hasSmallHeap).flatMap(({ bound, isKept }) => (isKept === false ? [bound] : []));

test('an attack of which others notice little, and after which memory is back, is stood', () => {
  expect(missed({})).toEqual([]);
});

test.each<[Partial<Result>, string]>([
  [{ during: { p99: [250, 4, 5], lost: 0 } }, 'late'],
  [{ during: { p99: [3, 400, 5], lost: 0 } }, 'late'],
  [{ during: { ...calm, lost: 1 } }, 'lost'],
  [{ memory: { before: 200, most: 351, after: 210 } }, 'attackMemory'],
  [
    { memory: { before: 200, most: 301, after: 210 }, attack: { ...stood.attack, memoryBound: 'unreadMemory' } },
    'unreadMemory',
  ],
  [{ memory: { before: 200, most: 300, after: 275 } }, 'memoryBack'],
  [{ workMilliseconds: 2 }, 'work'],
  [{ misled: ['GET /: 503'] }, 'misled'],
  [{ exitCode: 134 }, 'exit'],
  [{ exitCode: null }, 'exit'],
])('%j misses a bound', (changes, bound) => {
  expect(missed(changes)).toEqual([bound]);
});

test('on a small heap only survival is judged', () => {
  expect(missed({ during: { p99: [900, 900, 900], lost: 0 }, workMilliseconds: 90 }, true)).toEqual([]);
  expect(missed({ exitCode: 134 }, true)).toEqual(['exit']);
});

/** What is refused before it costs anything says so in its name. */
const IS_REFUSED = /^(unknown (?!ids (of 64|made))|lists|a value nested|mistyped|refused)|for values$|repeated|forged/;

test.each(Object.entries(HOSTILE_CALLS))('the call "%s" is answered unless it tries to be refused', (name, make) => {
  const { tool, given } = make(randomFrom(1));
  expect(callTool(mcpService, tool, given).isError ?? false).toBe(IS_REFUSED.test(name));
});

test.each(Object.entries(HOSTILE_QUERIES))('the query "%s" is answered unless it tries to be refused', (name, make) => {
  const asked = { method: 'GET', path: '/api/v1/actuators', contentType: null, body: null };
  const { status } = answerRequest(mcpService, { ...asked, parameters: new URLSearchParams(make(randomFrom(1))) });
  expect(status).toBe(IS_REFUSED.test(name) ? 400 : 200);
});
