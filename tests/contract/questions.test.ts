import { describe, expect, inject, test } from 'vitest';
import { askByMcp, askByRest, MOST_TOKENS } from '../questions/ask.ts';
import { QUESTIONS } from '../questions/questions.ts';

const address = inject('sharedServer');

describe.each(QUESTIONS)('$asks', (question) => {
  test('one call of REST answers as the files of the catalog say, in few tokens', async () => {
    const { answer, tokens } = await askByRest(address, question);
    expect(answer).toEqual(question.expected());
    expect(tokens).toBeLessThanOrEqual(MOST_TOKENS);
  });

  test.skipIf(question.mcp === null)('so does one call of MCP', async () => {
    if (question.mcp === null) return;
    const { answer, tokens } = await askByMcp(address, question.mcp, question);
    expect(answer).toEqual(question.expected());
    expect(tokens).toBeLessThanOrEqual(MOST_TOKENS);
  });
});
