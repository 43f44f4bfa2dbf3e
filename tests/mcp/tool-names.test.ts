import { describe, expect, test } from 'vitest';
import { INSTRUCTIONS } from '../../src/mcp/about.ts';
import { PROMPTS, taskText } from '../../src/mcp/prompts.ts';
import { listResources, listTemplates } from '../../src/mcp/resources.ts';
import { callTool } from '../../src/mcp/tools/call-tool.ts';
import { LISTED_TOOLS, TOOLS } from '../../src/mcp/tools/tools.ts';
import { llmsText } from '../../src/site/guide/llms.ts';
import { chapterAt } from '../support/guide.ts';
import { mcpService } from './support/service.ts';

const TOOL_NAMES = TOOLS.map(({ name }) => name);
const PROMPT_NAMES = PROMPTS.map(({ name }) => name);

/** The verbs of tool names, `get_…` or `search_…`; prompts do not begin with one. */
const VERBS = [...new Set(TOOL_NAMES.map((name) => name.split('_')[0]))].join('|');
const toolsNamedIn = (text: string): string[] =>
  (text.match(new RegExp(`\\b(${VERBS})_[a-z_]+`, 'g')) ?? []).filter((name) => !PROMPT_NAMES.includes(name));

/** llms.txt without its links, which have the names of API operations. */
const llmsWithoutLinks = llmsText(mcpService.dataset).replaceAll(/^- \[.*$/gm, '');

const TEXTS: readonly (readonly [string, string])[] = [
  ['the instructions', INSTRUCTIONS],
  ['the list of tools', JSON.stringify(LISTED_TOOLS)],
  ...PROMPTS.map((prompt): [string, string] => [`the prompt ${prompt.name}`, taskText(prompt, new Map())]),
  ['a refusal', JSON.stringify(callTool(mcpService, 'get_robot', { id: 'x' }))],
  ['a search without a match', JSON.stringify(callTool(mcpService, 'search_actuators', { brand: 'zzz' }))],
  ['the chapter of the guide', chapterAt('mcp')],
  ['llms.txt', llmsWithoutLinks],
];

describe.each(TEXTS)('%s', (_, text) => {
  test('names only existing tools', () => {
    const named = toolsNamedIn(text);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !TOOL_NAMES.includes(name))).toEqual([]);
  });
});

test('the resources name only existing tools', () => {
  const described = JSON.stringify([listResources(mcpService), listTemplates(mcpService), PROMPTS]);
  expect(toolsNamedIn(described).filter((name) => !TOOL_NAMES.includes(name))).toEqual([]);
});

test('a former tool name is found', () => {
  expect(toolsNamedIn('Call get_actuator, then search_motors.')).toEqual(['get_actuator', 'search_motors']);
});
