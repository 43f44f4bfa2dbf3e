import { API_PATHS } from '../../../api/http/links.ts';
import {
  BATCH_ANSWER_BYTES,
  BATCH_MESSAGES,
  BODY_BYTES,
  COMPARE_IDS,
  EXPLAINED_FIELDS,
  kibibytes,
  megabytes,
  PAGE_SIZE,
  rangeText,
} from '../../../limits.ts';
import { PROTOCOL_REVISIONS } from '../../../mcp/about.ts';
import { PROMPTS } from '../../../mcp/prompts.ts';
import { listResources, listTemplates } from '../../../mcp/resources.ts';
import type { McpService } from '../../../mcp/service.ts';
import { withoutBounds } from '../../../mcp/tools/bounds.ts';
import { TOOLS } from '../../../mcp/tools/tools.ts';
import { ACTUATOR_FILTERS } from '../../../query/filters/filters.ts';
import { code, markdownTable, paragraphs, pathLink } from '../markdown.ts';
import { FILTERS_ANCHOR } from '../parameter-rows.ts';
import { connectSection } from './clients.ts';
import { conversationsSection } from './conversations.ts';
import { COSTS, TOKENIZER } from './costs.ts';

/** The guide's chapter on MCP, as Markdown under a heading of the second level. */
export function mcpChapter(service: McpService): string {
  const address = `${service.baseUrl}${API_PATHS.mcp}`;
  return paragraphs(
    '## For AI agents: MCP',
    `Agents get the same records from tools of the [Model Context Protocol](https://modelcontextprotocol.io) at \`${address}\`. The transport is Streamable HTTP, read-only, without keys or sessions; the revision is ${PROTOCOL_REVISIONS.modern.join(', ')}, and older clients can use ${PROTOCOL_REVISIONS.legacy.join(', ')}. Every answer is one JSON document; there are no streams.`,
    toolsSection(),
    connectSection(address),
    conversationsSection(service),
    resourcesSection(service),
    rulesSection(),
    costsSection(),
  );
}

const toolsSection = (): string =>
  paragraphs(
    '### Tools',
    markdownTable(
      ['Tool', 'In short', 'Arguments'],
      TOOLS.map(({ name, description, inputSchema }) => [
        code(name),
        firstClause(description),
        argumentsText(Object.keys(inputSchema.properties)),
      ]),
    ),
    'Where the API has a `min_` and a `max_` parameter of each figure, tools take one list: `bounds: [{"field": "weight_g", "max": 600}]`. Arguments that are null or empty count as left out, lists and objects may be JSON in a text, and a name in place of an id is looked up as a search does: `hint` says what was found.',
    '`fields` picks the members of the records that a search or a match returns. Brief records have the usual figures plus every figure that the search filters or sorts by. When nothing is found, `hint` says which value no record has, which bound nothing reaches, or which filter to drop.',
    'A result has structured content that fits the tool’s output schema, and a text with the same JSON minus the members that are null, but for `value` and `group`. Brief records leave out unknown figures in both. A figure that is null or absent is unknown.',
  );

/** The first clause of a description, up to the first full stop, colon or semicolon. */
const firstClause = (description: string): string => description.split(/[.:;] /)[0] ?? description;

/** The arguments of a tool; where it takes nearly all filters of actuators, they are referred to. */
function argumentsText(names: readonly string[]): string {
  const filters = names.filter((name) => Object.hasOwn(OTHER_FILTERS, name));
  if (filters.length < Object.keys(OTHER_FILTERS).length) return namesOf(names);
  return `all [filters of actuators](#${FILTERS_ANCHOR}), ${namesOf(names.filter((name) => !filters.includes(name)))}`;
}

/** The filters beside the bounds of figures, which tools take in one argument. */
const OTHER_FILTERS = withoutBounds(ACTUATOR_FILTERS, ACTUATOR_FILTERS);

const namesOf = (names: readonly string[]): string => names.map(code).join(', ');

const resourcesSection = (service: McpService): string =>
  paragraphs(
    '### Resources and prompts',
    markdownTable(
      ['Resource', 'Content'],
      [
        ...listTemplates(service).map(({ uriTemplate, description }) => [
          code(uriTemplate),
          description ?? '',
        ]),
        ...listResources(service).map(({ uri, description }) => [code(uri), description ?? '']),
      ],
    ),
    'A resource is the document at that address, so a client can also fetch it directly. Ids, brands, use cases and categories have completions.',
    markdownTable(
      ['Prompt', 'Purpose', 'Arguments'],
      PROMPTS.map(({ name, description, arguments: taken }) => [
        code(name),
        description,
        namesOf(Object.keys(taken)),
      ]),
    ),
  );

const rulesSection = (): string =>
  paragraphs(
    '### Errors and limits',
    'A bad argument gives a result with `isError`: its text has `code`, `detail`, `hint` and `errors`, as the API’s problems do, with the nearest id, name or value. Only what a model cannot fix, such as a message that is not JSON-RPC, is a protocol error.',
    markdownTable(
      ['Limit', 'Value'],
      [
        ['Requests', 'as for the API, counted together with it; a batch counts as many as it has messages'],
        ['Message', kibibytes(BODY_BYTES)],
        [
          'Batch (2025-03-26)',
          `${rangeText(BATCH_MESSAGES)} messages, ${megabytes(BATCH_ANSWER_BYTES)} of answers`,
        ],
        ['Records of a search', `${rangeText(PAGE_SIZE)}, by default ${PAGE_SIZE.default}`],
        ['Ids in a call', rangeText(COMPARE_IDS)],
        ['Field names in a call', `at most ${EXPLAINED_FIELDS}`],
      ],
    ),
    'Pages of any origin may call the server. A request whose `Origin` header is not an origin is refused with 403.',
    `Programs find the server through ${pathLink(API_PATHS.aiCatalog)} and its card ${pathLink(API_PATHS.serverCard)} (both experimental), ${pathLink(API_PATHS.apiCatalog)} and ${pathLink(API_PATHS.llms)}.`,
  );

const costsSection = (): string =>
  paragraphs(
    '### What it costs a model',
    `Tokens by ${TOKENIZER}. A client shows its model the text or the structured content, rarely both.`,
    markdownTable(
      ['List or call', 'Text', 'Whole result'],
      COSTS.map(({ what, text, whole }) => [what, text === null ? '–' : String(text), String(whole)]),
    ),
  );
