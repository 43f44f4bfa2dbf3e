import { describe, expect, inject, test } from 'vitest';
import { askByMcp, askByRest, BOUNDS, type Outcome } from '../questions/ask.ts';
import { readCatalogFiles } from '../questions/catalog-files.ts';
import { overHttp } from '../questions/over-http.ts';
import { QUESTIONS } from '../questions/questions.ts';

const files = readCatalogFiles();
const client = overHttp(inject('sharedServer'));

function expectWell({ answer, expected, calls, tokens }: Outcome): void {
  expect(answer).toEqual(expected);
  expect(calls).toBeLessThanOrEqual(BOUNDS.calls);
  expect(tokens).toBeLessThanOrEqual(BOUNDS.tokens);
}

test('there are at least 40 questions', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(40);
});

describe.each(QUESTIONS.map((question) => [question.asks, question] as const))('%s', (_asks, question) => {
  test('is answered by REST as the files of the catalog say, in few calls and tokens', async () => {
    expectWell(await askByRest(question, client, files));
  });

  test('is answered by MCP as well, or it is told why not', async () => {
    const outcome = await askByMcp(question, client, files);
    if (outcome === null) expect(question.why).toMatch(/\w/);
    else expectWell(outcome);
  });
});
