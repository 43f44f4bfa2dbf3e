import { expect, test } from 'vitest';
import { llmsText } from '../../../src/site/guide/llms.ts';
import { mcpService } from '../../mcp/support/service.ts';
import { answerTo } from '../../support/in-process.ts';

const lines = llmsText(mcpService.dataset).split('\n');

test('llms.txt is a heading, a summary, texts without headings, then sections of links', () => {
  const blocks = llmsText(mcpService.dataset).trimEnd().split('\n\n');
  expect(blocks[0]).toMatch(/^# \S/);
  expect(blocks[1]).toMatch(/^> \S/);
  const sections = lines.slice(lines.findIndex((line) => line.startsWith('## '))).filter(Boolean);
  expect(sections.filter((line) => !/^## \S|^- \[[^\]]+\]\(https?:\S+\): \S/.test(line))).toEqual([]);
});

test('llms.txt ends with its optional section', () => {
  expect(lines.filter((line) => line.startsWith('## ')).at(-1)).toBe('## Optional');
});

test('llms.txt names every operation with the method GET', () => {
  for (const name of [
    'list_actuators',
    'compare_actuators',
    'get_actuator',
    'list_robots',
    'get_robot',
    'list_brands',
  ])
    expect(lines.some((line) => line.startsWith(`- [${name}](`))).toBe(true);
});

test('the link of llms.txt to a match is answered', () => {
  const [, target = ''] = /^- \[match_actuators\]\(https?:\/\/[^/]+(\S+)\):/m.exec(lines.join('\n')) ?? [];
  expect(answerTo(mcpService, { target }).status).toBe(200);
});
