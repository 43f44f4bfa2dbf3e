import { CACHEABLE } from '../../api/documents/document.ts';
import { HEADERS } from '../../api/http/headers.ts';
import { API_PATHS } from '../../api/http/links.ts';
import type { Service } from '../../api/service.ts';
import {
  ANSWER_BYTES,
  ANSWER_CHECKS,
  BODY_BYTES,
  CACHE_SECONDS,
  COMPARE_IDS,
  duration,
  EXPORT_BYTES,
  JUDGED_POINTS,
  kibibytes,
  megabytes,
  PAGE_SIZE,
  PRICES,
  PROMPT_POINTS,
  RATE_LIMIT,
  rangeText,
  TARGET_BYTES,
  TEXT_LENGTH,
  WAITING_QUESTIONS,
} from '../../limits.ts';
import { counted } from '../format.ts';
import { code, codeBlock, markdownTable, paragraphs, pathLink } from './markdown.ts';

/** The chapter of what holds for every answer. */
export const rulesChapter = ({ baseUrl }: Service): string =>
  paragraphs(
    '## Rules of use',
    'These rules apply to every operation.',
    paginationSection(baseUrl),
    limitsSection(),
    cachingSection(baseUrl),
    headersSection(),
    versioningSection(),
    machinesSection(baseUrl),
  );

/** How to walk through a list. */
const paginationSection = (baseUrl: string): string =>
  paragraphs(
    '### Pagination',
    'A list has `data` and `pagination`: `total` counts all matches, `has_more` says whether there is another page, and `next_cursor` leads to it. Repeat the same query with `cursor` set to that value; `limit` may change from page to page. The header `Link` with `rel="next"` has the whole address.',
    codeBlock('sh', `curl -i '${baseUrl}/api/v1/actuators?brand=Unitree&limit=2'`),
    'A cursor holds a position by value, so it keeps working after the catalog is updated. It belongs to the filters, `sort` and `order` it was issued for; with others you get [`invalid_cursor`](#error-invalid-cursor). Treat it as opaque.',
  );

const limitsSection = (): string =>
  paragraphs(
    '### Limits',
    markdownTable(
      ['Limit', 'Value'],
      [
        [
          'Requests',
          `${RATE_LIMIT.requests} in ${RATE_LIMIT.seconds} seconds for each client address; beyond it [\`rate_limited\`](#error-rate-limited)`,
        ],
        ['Page size', `${rangeText(PAGE_SIZE)}, by default ${PAGE_SIZE.default}`],
        ['Ids in a comparison', rangeText(COMPARE_IDS)],
        [
          'Operating points in one match',
          `${JUDGED_POINTS}, over all its joints; the points of one speed count once, the RMS point of a duty cycle not at all`,
        ],
        ['Checks in one answer of a match', `${ANSWER_CHECKS}: requirements × \`limit\`, over all joints`],
        [
          'Costly matches under way',
          `1 for each client, and ${WAITING_QUESTIONS} that wait; more are refused with \`rate_limited\`. A match is costly with more than ${PROMPT_POINTS} operating points, or with \`same\` or \`total\``,
        ],
        ['Length of a search', `${TEXT_LENGTH} characters`],
        ['Address', kibibytes(TARGET_BYTES)],
        ['Request body', kibibytes(BODY_BYTES)],
        [
          'Computed answer',
          `${megabytes(ANSWER_BYTES)}; an export, which is cut from lines that the build has made, ${megabytes(EXPORT_BYTES)}`,
        ],
      ],
    ),
    `Every answer says how much of the limit is left: \`RateLimit: "default";r=${RATE_LIMIT.requests - 1};t=42\` means ${RATE_LIMIT.requests - 1} requests within the next 42 seconds. Whoever runs the service may have set another limit: \`RateLimit-Policy\` states it. A 429 carries \`Retry-After\`. Pages and files are counted apart. Behind a shared cache, ignore these fields on an answer with an \`Age\` above 0.`,
    'Most questions count as one request. These count as more:',
    markdownTable(
      ['Question', 'Counts as'],
      [
        [
          '`POST /api/v1/actuators/match`, and `match_actuators` of MCP with `joints`',
          `${counted(PRICES.joint, 'request')} for each joint`,
        ],
        [
          'An export: `GET /api/v1/actuators/export`, and the same of robots and joints',
          counted(PRICES.export, 'request'),
        ],
        ['A batch of MCP messages', 'as much as its messages together'],
      ],
    ),
  );

/** How long answers hold. */
const cachingSection = (baseUrl: string): string =>
  paragraphs(
    '### Caching',
    `Successes may be kept for ${duration(CACHE_SECONDS)} (\`Cache-Control: ${CACHEABLE}\`) and carry a strong \`ETag\`. Send it back as \`If-None-Match\`; an unchanged answer is then a 304 without a body. Servers of the same build give equal tags.`,
    codeBlock('sh', `curl -sI '${baseUrl}/api/v1/categories' | grep -i etag`),
  );

/** The table of the response headers. */
const headersSection = (): string =>
  paragraphs(
    '### Headers',
    'Browsers may read each of them from any origin (CORS).',
    markdownTable(
      ['Header', 'Meaning', 'Example'],
      Object.entries(HEADERS).map(([name, { says, example }]) => [code(name), says, code(String(example))]),
    ),
  );

/** How the interface may change, and how a client is told. */
const versioningSection = (): string =>
  paragraphs(
    '### Versioning and deprecation',
    'The major version is in the path and in the header `API-Version`. Fields, filters and operations may be added at any time; a change that could break a client comes only under a new path, `/api/v2`. The header `Catalog-Version` names the release of the catalog, which is what to cite.',
    'A deprecated operation keeps working for at least 6 months after it is marked. During that time its answers carry `Deprecation` ([RFC 9745](https://www.rfc-editor.org/rfc/rfc9745)), `Sunset` ([RFC 8594](https://www.rfc-editor.org/rfc/rfc8594)) and a `Link` with `rel="deprecation"`, and OpenAPI marks it `deprecated`. Nothing is deprecated now.',
    `All changes are in the [changelog](${API_PATHS.changelog}).`,
  );

/** Where programs read the same. */
const machinesSection = (baseUrl: string): string =>
  paragraphs(
    '### For programs and agents',
    markdownTable(
      ['Address', 'What it is'],
      [
        [pathLink(API_PATHS.index), 'Index of the API'],
        [pathLink(API_PATHS.openapi), 'OpenAPI 3.1 description'],
        [
          code(`${baseUrl}${API_PATHS.mcp}`),
          'MCP server: the same operations as tools, without authentication ([how to connect](#for-ai-agents-mcp))',
        ],
        [pathLink(API_PATHS.llms), 'Overview for language models'],
        [pathLink(API_PATHS.guideMarkdown), 'This guide as Markdown'],
        [pathLink(API_PATHS.apiCatalog), 'API catalog (RFC 9727)'],
      ],
    ),
    'Every page of an actuator or robot is also available as Markdown: add `.md` to its address.',
  );
