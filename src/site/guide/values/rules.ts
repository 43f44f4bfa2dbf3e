import { CACHEABLE } from '../../../api/documents/json-document.ts';
import { HEADERS } from '../../../api/http/headers.ts';
import { API_PATHS } from '../../../api/http/links.ts';
import type { Service } from '../../../api/service.ts';
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
} from '../../../limits.ts';
import { counted } from '../../format.ts';
import { code, markdownTable, pathLink } from '../markdown.ts';
import type { Placeholders } from '../texts.ts';

/** The values of the chapter of rules. */
export const rulesValues = ({ baseUrl }: Service): Placeholders => ({
  base_url: baseUrl,
  limits: limitsTable(),
  requests_left: String(RATE_LIMIT.requests - 1),
  prices: pricesTable(),
  cache_time: duration(CACHE_SECONDS),
  cache_control: CACHEABLE,
  headers: headersTable(),
  addresses: addressesTable(baseUrl),
});

const limitsTable = (): string =>
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
        `${JUDGED_POINTS}, over all its joints; points at the same speed count once, the RMS point of a duty cycle does not count`,
      ],
      ['Checks in one answer of a match', `${ANSWER_CHECKS}: requirements × \`limit\`, over all joints`],
      [
        'Costly matches at the same time',
        `1 for each client, and ${WAITING_QUESTIONS} waiting; more are refused with \`rate_limited\`. A match is costly with more than ${PROMPT_POINTS} operating points, or with \`same\` or \`total\``,
      ],
      ['Length of a search', `${TEXT_LENGTH} characters`],
      ['Address', kibibytes(TARGET_BYTES)],
      ['Request body', kibibytes(BODY_BYTES)],
      ['Computed answer', `${megabytes(ANSWER_BYTES)}; an export, ${megabytes(EXPORT_BYTES)}`],
    ],
  );

const pricesTable = (): string =>
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
      ['A batch of MCP messages', 'the sum of its messages'],
    ],
  );

const headersTable = (): string =>
  markdownTable(
    ['Header', 'Meaning', 'Example'],
    Object.entries(HEADERS).map(([name, { says, example }]) => [code(name), says, code(String(example))]),
  );

/** Addresses at which programs read the same. */
const addressesTable = (baseUrl: string): string =>
  markdownTable(
    ['Address', 'Content'],
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
  );
