import { expect, test } from 'vitest';
import { HEADERS } from '../../../src/api/http/headers.ts';
import { fillTemplate } from '../../../src/api/http/path-template.ts';
import { operationById, OPERATIONS } from '../../../src/api/operations.ts';
import { PROBLEMS } from '../../../src/api/problems.ts';
import { actuator } from '../../../src/catalog/records/record-schemas.ts';
import { ACTUATOR_FILTERS } from '../../../src/query/filters/actuator-and-robot-filters.ts';
import { CHAPTERS, guideMarkdown } from '../../../src/site/guide/chapters.ts';
import { answerText, requestTarget } from '../../../src/site/guide/code-buttons.ts';
import { CONTENTS, guidePages, neighboursOf } from '../../../src/site/guide/contents.ts';
import { anchorOf, headingsOf, renderMarkdown } from '../../../src/site/guide/render-markdown.ts';
import { requestForms } from '../../../src/site/guide/request-form.ts';
import { WANTS } from '../../../src/site/guide/values/common-wishes.ts';
import { FILTER_GROUPS } from '../../../src/site/guide/values/filters.ts';
import { guideService } from '../../support/guide.ts';
import { answerTo } from '../../support/in-process.ts';

const guide = guideMarkdown(guideService);
const pages = guidePages(guideService);

test('the guide names every operation, parameter, field, header and problem code', () => {
  const names = [
    ...OPERATIONS.flatMap(({ id, parameters }) => [id, ...Object.keys(parameters)]),
    ...Object.keys(actuator.shape),
    ...Object.keys(HEADERS),
    ...Object.keys(PROBLEMS),
  ];
  expect(names.filter((name) => !guide.includes(name))).toEqual([]);
});

test('the guide has every member of a body, and marks the required ones', () => {
  expect(guide).toMatch(/\| `ids` +\| body, required +\| Actuator ids;/);
  expect(guide).toMatch(/\| `joints` +\| body, required +\| The joints: each/);
  expect(guide).toMatch(
    /\| `defaults` +\| body +\| Default requirements for joints that do not set their own/,
  );
});

test('the guide has the words of a parameter, and whether it takes one or several', () => {
  expect(guide).toMatch(/\| `category` +\| some of `qdd_proprioceptive`, `integrated_joint`,/);
  expect(guide).toContain(
    '| `peak_torque_kind` | some of `stall`, `peak`, `momentary`, `repeated_peak`, `limit` |',
  );
  expect(guide).toContain(
    '| `used_in` | some of `quadruped`, `humanoid`, `biped`, `arm`, `mobile_manipulator`, `hand` |',
  );
  expect(guide).toContain('| `has` | such as `price_usd,rated_torque_nm` |');
});

test('each filter of actuators is in one group', () => {
  expect(Object.values(FILTER_GROUPS).flat().toSorted()).toEqual(Object.keys(ACTUATOR_FILTERS).toSorted());
});

test('a parameter is described once, and other operations refer to it', () => {
  const rows = guide.match(/^\| `(min|max|has|lacks|torque)_?\w*` \| .*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows).size).toBe(rows.length);
  expect(guide).toContain('All [filters of actuators](#filters-of-actuators).');
  expect(guide).toContain('Of the [filters of actuators](#filters-of-actuators): ');
});

test.each(WANTS)('the example wish for %s uses %s', (_want, request, operation) => {
  expect(answerTo(guideService, { target: request }).status).toBe(200);
  expect(fillTemplate(operationById(operation).path, '').split('/')[3]).toBe(request.split(/[/?]/)[3]);
});

test('the whole guide is its chapters, one after the other', () => {
  expect(pages.map(({ markdown }) => markdown).join('\n')).toBe(guide);
  expect(guide).toMatch(/^# [^\n]+\n/);
});

test('the first page has the anchor of every problem', () => {
  const [start] = pages;
  expect(start?.chapter.slug).toBe('');
  const anchors = start?.headings.map(({ id }) => id);
  expect(anchors).toEqual(expect.arrayContaining(['errors', ...Object.keys(PROBLEMS).map(anchorOf)]));
});

test('each page has only its title at the first level', () => {
  for (const { html, headings } of pages) {
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.indexOf('<h1>')).toBe(0);
    expect(headings[0]?.depth).toBe(2);
  }
});

test('a link to a heading opens the page that has it', () => {
  const pageOf = new Map(pages.map((page) => [page.chapter.slug, page.html]));
  expect(pageOf.get('')).toContain('href="/docs/api/actuators#list_actuators"');
  expect(pageOf.get('actuators')).toContain('href="/docs/api#error-invalid-cursor"');
  expect(pageOf.get('rules')).toContain('href="/docs/api/mcp"');
});

test('the previous and next links visit every page of the guide in order', () => {
  const walked = [CONTENTS[0]?.path];
  for (
    let next = neighboursOf(String(walked[0])).next;
    next !== undefined;
    next = neighboursOf(next.path).next
  )
    walked.push(next.path);
  expect(walked).toEqual(CONTENTS.map(({ path }) => path));
  expect(walked).toHaveLength(CHAPTERS.length + 1);
  expect(neighboursOf(CONTENTS[1]?.path ?? '').previous).toEqual(CONTENTS[0]);
});

test('the form of each operation builds its own example', () => {
  for (const { id, path, fields } of requestForms()) {
    const operation = OPERATIONS.find((candidate) => candidate.id === id);
    const target = requestTarget(
      path,
      fields.map(({ name, value }) => [name, value]),
    );
    expect(new URL(target, 'https://x.example').searchParams.size).toBe(
      new URLSearchParams(operation?.example.query).size,
    );
    expect(target).not.toContain('{id}');
  }
});

test('a request has the filled-in values, without blank ones', () => {
  const target = requestTarget('/api/v1/actuators/{id}', [
    ['id', 'a/b'],
    ['q', " o'neil "],
    ['sort', ''],
    ['fields', 'name,price_usd'],
  ]);
  expect(target).toBe('/api/v1/actuators/a%2Fb?q=o%27neil&fields=name,price_usd');
});

test('headings become anchors: problem codes, operations, words', () => {
  expect(['invalid_cursor', 'list_actuators', 'Versioning and deprecation'].map(anchorOf)).toEqual([
    'error-invalid-cursor',
    'list_actuators',
    'versioning-and-deprecation',
  ]);
});

test('no two headings of the guide share an anchor', () => {
  const ids = headingsOf(guide).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a curl line has the request of its Run button', () => {
  const html = renderMarkdown("```sh\ncurl 'https://x.example/api?q=a&b' \\\n  -d '{\"ids\":[]}'\n```");
  expect(html).toContain('data-path="/api?q=a&amp;b" data-body="{&quot;ids&quot;:[]}"');
});

test('code is shown as text, not as markup', () => {
  expect(renderMarkdown('```html\n<script>\n```')).toContain('&lt;script&gt;');
});

test('a shown answer is indented, and cut if it is very long', () => {
  const answer = { status: '200 OK', milliseconds: 1.6 };
  expect(answerText({ ...answer, text: '{"a":1}' })).toBe('200 OK in 2 ms\n\n{\n  "a": 1\n}');
  expect(answerText({ ...answer, text: 'x'.repeat(30_000) })).toContain('10000 more characters');
});
