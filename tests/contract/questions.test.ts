import { expect, inject, test } from 'vitest';
import { askByMcp, askByRest, MOST_TOKENS } from '../questions/ask.ts';
import { QUESTIONS } from '../questions/questions.ts';

const address = inject('sharedServer');

test.each(QUESTIONS)(
  'one call of REST answers as the files of the catalog say, in few tokens: $asks',
  async (question) => {
    const { answer, tokens } = await askByRest(address, question);
    expect(answer).toEqual(question.expected());
    expect(tokens).toBeLessThanOrEqual(MOST_TOKENS);
  },
);

const ASKED_BY_MCP = QUESTIONS.flatMap((question) =>
  question.mcp === null ? [] : [{ asks: question.asks, call: question.mcp, question }],
);

test.each(ASKED_BY_MCP)('so does one call of MCP: $asks', async ({ call, question }) => {
  const { answer, tokens } = await askByMcp(address, call, question);
  expect(answer).toEqual(question.expected());
  expect(tokens).toBeLessThanOrEqual(MOST_TOKENS);
});
