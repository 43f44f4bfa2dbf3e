import { expect, test } from 'vitest';
import { HEADERS } from '../../../src/api/headers.ts';
import { OPERATIONS } from '../../../src/api/operations.ts';
import { PROBLEMS } from '../../../src/api/problems.ts';
import { actuator } from '../../../src/catalog/actuator.ts';
import { answerText } from '../../../src/site/guide/answer-text.ts';
import { guideMarkdown } from '../../../src/site/guide/guide.ts';
import { mcpChapter } from '../../../src/site/guide/mcp/chapter.ts';
import { anchorOf, renderMarkdown } from '../../../src/site/guide/render.ts';
import { mcpService } from '../../mcp/support/service.ts';
import { service } from '../fixtures.ts';

const guide = guideMarkdown(service, mcpChapter(mcpService));

test('the guide names every operation, parameter, field, header and problem code', () => {
  const names = [
    ...OPERATIONS.flatMap(({ id, parameters }) => [id, ...Object.keys(parameters)]),
    ...Object.keys(actuator.shape),
    ...Object.keys(HEADERS),
    ...Object.keys(PROBLEMS),
  ];
  expect(names.filter((name) => !guide.includes(name))).toEqual([]);
});

test('the guide ends with the chapter on MCP', () => {
  expect(guide.endsWith(`\n\n${mcpChapter(mcpService)}\n`)).toBe(true);
});

test('headings become anchors: codes of problems, operations, words', () => {
  expect(['invalid_cursor', 'list_actuators', 'Versioning and deprecation'].map(anchorOf)).toEqual([
    'error-invalid-cursor',
    'list_actuators',
    'versioning-and-deprecation',
  ]);
});

test('no two headings of the guide share an anchor', () => {
  const ids = renderMarkdown(guide).headings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a curl line says what its Run button asks', () => {
  const { html } = renderMarkdown("```sh\ncurl 'https://x.example/api?q=a&b' \\\n  -d '{\"ids\":[]}'\n```");
  expect(html).toContain('data-path="/api?q=a&amp;b" data-body="{&quot;ids&quot;:[]}"');
});

test('code is shown as it is, not as markup', () => {
  expect(renderMarkdown('```html\n<script>\n```').html).toContain('&lt;script&gt;');
});

test('a run answer is indented, and cut when it is very long', () => {
  const answer = { status: '200 OK', milliseconds: 1.6 };
  expect(answerText({ ...answer, text: '{"a":1}' })).toBe('200 OK in 2 ms\n\n{\n  "a": 1\n}');
  expect(answerText({ ...answer, text: 'x'.repeat(30_000) })).toContain('10000 more characters');
});
