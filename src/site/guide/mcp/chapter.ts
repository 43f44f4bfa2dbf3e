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
import { withoutBounds } from '../../../mcp/tools/input/bounds.ts';
import { TOOLS } from '../../../mcp/tools/tools.ts';
import { ACTUATOR_FILTERS } from '../../../query/filters/actuator-and-robot-filters.ts';
import { code, markdownTable, pathLink } from '../markdown.ts';
import type { Placeholders } from '../texts.ts';
import { FILTERS_ANCHOR } from '../values/filters.ts';
import { clientsText } from './clients.ts';
import { conversationsText } from './conversations.ts';
import { COSTS, TOKENIZER } from './costs.ts';

/** The values of the chapter on MCP. */
export function mcpValues(service: McpService): Placeholders {
  const address = `${service.baseUrl}${API_PATHS.mcp}`;
  return {
    mcp_address: address,
    revisions: PROTOCOL_REVISIONS.modern.join(', '),
    older_revisions: PROTOCOL_REVISIONS.legacy.join(', '),
    tools: toolsTable(),
    clients: clientsText(address),
    conversations: conversationsText(service),
    resources: resourcesTable(service),
    prompts: promptsTable(),
    limits: limitsTable(),
    ai_catalog: pathLink(API_PATHS.aiCatalog),
    server_card: pathLink(API_PATHS.serverCard),
    api_catalog: pathLink(API_PATHS.apiCatalog),
    llms: pathLink(API_PATHS.llms),
    tokenizer: TOKENIZER,
    costs: costsTable(),
  };
}

const toolsTable = (): string =>
  markdownTable(
    ['Tool', 'In short', 'Arguments'],
    TOOLS.map(({ name, description, inputSchema }) => [
      code(name),
      firstClause(description),
      argumentsText(Object.keys(inputSchema.properties)),
    ]),
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

const resourcesTable = (service: McpService): string =>
  markdownTable(
    ['Resource', 'Content'],
    [
      ...listTemplates(service).map(({ uriTemplate, description }) => [code(uriTemplate), description ?? '']),
      ...listResources(service).map(({ uri, description }) => [code(uri), description ?? '']),
    ],
  );

const promptsTable = (): string =>
  markdownTable(
    ['Prompt', 'Purpose', 'Arguments'],
    PROMPTS.map(({ name, description, arguments: taken }) => [
      code(name),
      description,
      namesOf(Object.keys(taken)),
    ]),
  );

const limitsTable = (): string =>
  markdownTable(
    ['Limit', 'Value'],
    [
      ['Requests', 'as for the API, counted together with it; a batch costs what its messages cost'],
      ['Message', kibibytes(BODY_BYTES)],
      [
        'Batch (2025-03-26)',
        `${rangeText(BATCH_MESSAGES)} messages, ${megabytes(BATCH_ANSWER_BYTES)} of answers`,
      ],
      ['Records of a search', `${rangeText(PAGE_SIZE)}, by default ${PAGE_SIZE.default}`],
      ['Ids in a call', rangeText(COMPARE_IDS)],
      ['Field names in a call', `at most ${EXPLAINED_FIELDS}`],
    ],
  );

const costsTable = (): string =>
  markdownTable(
    ['List or call', 'Text', 'Whole result'],
    COSTS.map(({ what, text, whole }) => [what, text === null ? '–' : String(text), String(whole)]),
  );
