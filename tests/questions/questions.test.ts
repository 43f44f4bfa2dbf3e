import { expect, test } from 'vitest';
import { askByMcp, askByRest, MOST_TOKENS } from './ask.ts';
import { QUESTIONS } from './questions.ts';

test.each(QUESTIONS)(
  "one REST call has the answer of the catalog's files in few tokens: $asks",
  (question) => {
    const { answer, tokens } = askByRest(question);
    expect(answer).toEqual(question.expected());
    expect(tokens).toBeLessThanOrEqual(MOST_TOKENS);
  },
);

const ASKED_BY_MCP = QUESTIONS.flatMap((question) =>
  question.mcp === null ? [] : [{ asks: question.asks, call: question.mcp, question }],
);

test.each(ASKED_BY_MCP)(
  "one MCP call has the answer of the catalog's files in few tokens: $asks",
  async ({ call, question }) => {
    const { answer, tokens } = await askByMcp(call, question);
    expect(answer).toEqual(question.expected());
    expect(tokens).toBeLessThanOrEqual(MOST_TOKENS);
  },
);
