import { PLACES } from '../../../api/links.ts';
import { COMPARE_IDS, PAGE_SIZE } from '../../../query/parameters.ts';
import { PROTOCOL_REVISIONS } from '../../../mcp/about.ts';
import { PROMPTS } from '../../../mcp/prompts/prompts.ts';
import { listResources, listTemplates } from '../../../mcp/resources.ts';
import type { McpService } from '../../../mcp/service.ts';
import { TOOLS } from '../../../mcp/tools/tools.ts';
import { connectSection } from './clients.ts';
import { COSTS, TOKENIZER, type Cost } from './costs.ts';
import { conversationsSection } from './conversations.ts';
import { markdownTable, paragraphs } from '../markdown.ts';

/** The chapter of the guide that is about MCP, as Markdown under a heading of the second level. */
export function mcpChapter(service: McpService, costs: readonly Cost[] = COSTS): string {
  const address = `${service.dataset.baseUrl}${PLACES.mcp}`;
  return paragraphs(
    '## For AI agents: MCP',
    `The same records are offered as tools of the [Model Context Protocol](https://modelcontextprotocol.io) at \`${address}\`: Streamable HTTP, without key or session, read-only, in the revision ${PROTOCOL_REVISIONS.modern.join(', ')} and, for older clients, ${PROTOCOL_REVISIONS.legacy.join(', ')}. Every answer is one JSON document; there are no streams.`,
    toolsSection(),
    connectSection(address),
    conversationsSection(service),
    resourcesSection(service),
    rulesSection(),
    costsSection(costs),
  );
}

const toolsSection = (): string =>
  paragraphs(
    '### Tools',
    markdownTable(
      ['Tool', 'In short', 'Takes'],
      TOOLS.map(({ name, description, inputSchema }) => [
        `\`${name}\``,
        firstClause(description),
        namesOf(Object.keys(inputSchema.properties)),
      ]),
    ),
    'A result comes as structured content that fits the tool’s output schema, and as the same JSON in text without the members that are null. Null, or absent in the text, always means: no source states it.',
  );

/** What a description says first: its end is the first full stop, colon or semicolon. */
const firstClause = (description: string): string => description.split(/[.:;] /)[0] ?? description;

const namesOf = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const resourcesSection = (service: McpService): string =>
  paragraphs(
    '### Resources and prompts',
    markdownTable(
      ['Resource', 'Is'],
      [
        ...listTemplates(service).map(({ uriTemplate, description }) => [`\`${uriTemplate}\``, description ?? '']),
        ...listResources(service).map(({ uri, description }) => [`\`${uri}\``, description ?? '']),
      ],
    ),
    'A resource is the document at that very address: a client may as well fetch it itself. Ids, brands, use cases and categories are completed.',
    markdownTable(
      ['Prompt', 'Is for', 'Takes'],
      PROMPTS.map(({ name, description, arguments: taken }) => [
        `\`${name}\``,
        description,
        namesOf(taken.map((argument) => argument.name)),
      ]),
    ),
  );

const rulesSection = (): string =>
  paragraphs(
    '### Errors and limits',
    'A bad argument is a result with `isError`: the text holds `code`, `detail`, `hint` and `errors` as the API’s problems do, with the nearest id, name or value. Only what no model can repair, such as a message that is not JSON-RPC, is an error of the protocol.',
    markdownTable(
      ['Limit', 'Value'],
      [
        ['Requests', 'as for the API, counted together with it'],
        ['Message', '16 KiB'],
        ['Records of a search', `${PAGE_SIZE.least} to ${PAGE_SIZE.most}, usually ${PAGE_SIZE.usual}`],
        ['Ids of a call', `${COMPARE_IDS.least} to ${COMPARE_IDS.most}`],
      ],
    ),
    'Any page of any origin may call the server. What has a wrong `Origin` header, one that is no origin, is refused with 403.',
    `Programs find the server by [\`${PLACES.aiCatalog}\`](${PLACES.aiCatalog}) and its card [\`${PLACES.serverCard}\`](${PLACES.serverCard}) (both experimental), by [\`${PLACES.apiCatalog}\`](${PLACES.apiCatalog}) and by [\`${PLACES.llms}\`](${PLACES.llms}).`,
  );

const costsSection = (costs: readonly Cost[]): string =>
  paragraphs(
    '### What it costs a model',
    `Tokens by ${TOKENIZER}. A client shows its model the text or the structured content, seldom both.`,
    markdownTable(
      ['List or call', 'Text', 'Whole result'],
      costs.map(({ what, text, whole }) => [what, text === null ? '–' : String(text), String(whole)]),
    ),
  );
