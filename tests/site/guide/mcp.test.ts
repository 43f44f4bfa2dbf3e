import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEFT_OUT, REASONS } from '../../../scripts/mcp/conformance-scenarios.ts';
import { PROMPTS } from '../../../src/mcp/prompts.ts';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { ACTUATOR_FILTERS } from '../../../src/query/filters/actuator-and-robot-filters.ts';
import { chapterAt } from '../../support/guide.ts';

const document = readFileSync(new URL('../../../docs/mcp.md', import.meta.url), 'utf8');
const chapter = chapterAt('mcp');

describe('the chapter of the guide', () => {
  test('names every tool with its arguments, and every prompt', () => {
    const words = TOOLS.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties));
    for (const word of words)
      if (!Object.hasOwn(ACTUATOR_FILTERS, word)) expect(chapter).toContain(`\`${word}\``);
    for (const { name } of [...TOOLS, ...PROMPTS]) expect(chapter).toContain(`\`${name}\``);
  });

  test('has conversations in which only the wrong call is refused', () => {
    expect(chapter.match(/"code": "/g)).toHaveLength(1);
    expect(chapter).toContain('Did you mean `price_usd`');
    expect(chapter).toContain('"pagination": {');
  });

  test('shows each client the address', () => {
    expect(chapter.split('https://catalog.example/mcp').length).toBeGreaterThan(10);
  });
});

describe('docs/mcp.md', () => {
  test('does not repeat the guide', () => {
    expect(document).toContain('/docs/api/mcp');
    expect(document).not.toContain('tools/list');
    for (const { name } of TOOLS) expect(document).not.toContain(`\`${name}\``);
  });

  test('names every excluded scenario and the reason', () => {
    for (const name of Object.keys(LEFT_OUT)) expect(document).toContain(`\`${name}\``);
    for (const reason of Object.values(REASONS)) expect(document).toContain(reason);
  });
});
