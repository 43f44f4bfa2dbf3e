import { ABOUT } from '../../api/documents/discovery.ts';
import { exampleTarget } from '../../api/documents/examples.ts';
import { API_PATHS } from '../../api/http/links.ts';
import { OPERATIONS, type Operation } from '../../api/operations.ts';
import type { Dataset } from '../../catalog/records/dataset.ts';
import { MCP_ABOUT } from '../../mcp/about.ts';
import { TOOLS } from '../../mcp/tools/tools.ts';
import { chapterPath } from '../paths.ts';
import { CHAPTERS } from './chapters.ts';

/** The overview for language models (llmstxt.org): what the catalog is, and links that all lead somewhere. */
export function llmsText(dataset: Dataset): string {
  const { baseUrl } = dataset;
  const sections = { Guides: GUIDES, API: apiLinks(), Optional: OPTIONAL };
  return [
    `# ${MCP_ABOUT.title}`,
    `> ${ABOUT.description} ${countsOf(dataset)}`,
    ...howToUse(baseUrl),
    ...Object.entries(sections).map(([title, links]) =>
      [`## ${title}`, '', ...links.map(linkTo(baseUrl))].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

interface Link {
  readonly name: string;
  /** Path below the base address. */
  readonly path: string;
  readonly says: string;
}

const linkTo =
  (baseUrl: string) =>
  ({ name, path, says }: Link): string =>
    `- [${name}](${baseUrl}${path}): ${says}`;

const countsOf = ({ actuators, brands, robots }: Dataset): string =>
  `${actuators.length} actuators of ${brands.length} brands, ${robots.length} robots.`;

const howToUse = (baseUrl: string): string[] => [
  'No key, no account; every call only reads and is safe to repeat. Null always means unknown: neither zero nor no. Each record names its `sources`; cite them.',
  `Agents that speak MCP connect to ${baseUrl}${API_PATHS.mcp} (Streamable HTTP, POST only). Its tools: ${TOOLS.map(({ name }) => name).join(', ')}. Everything else uses the API with GET; the \`hint\` of an error says how to repair the request.`,
];

/** The documents about the API. */
const GUIDES: readonly Link[] = [
  {
    name: 'Guide',
    path: API_PATHS.guideMarkdown,
    says: 'all of it: every operation, parameter and error, with real examples.',
  },
  ...CHAPTERS.slice(1).map(({ slug, name, says }) => ({
    name: `Guide, chapter ${name}`,
    path: `${chapterPath(slug)}.md`,
    says,
  })),
  { name: 'OpenAPI', path: API_PATHS.openapi, says: 'the same as an OpenAPI 3.1 description.' },
  {
    name: 'MCP server card',
    path: API_PATHS.serverCard,
    says: 'name, address and protocol revisions of the MCP server.',
  },
];

const OPTIONAL: readonly Link[] = [
  { name: 'Changelog', path: API_PATHS.changelog, says: 'changes that a client can notice.' },
  { name: 'API catalog', path: API_PATHS.apiCatalog, says: 'the same links for programs (RFC 9727).' },
  { name: 'AI catalog', path: API_PATHS.aiCatalog, says: 'the MCP server for programs that look for one.' },
];

/** A working link for each GET operation. */
const apiLinks = (): Link[] =>
  OPERATIONS.filter(({ method, tag }) => method === 'GET' && tag !== 'Discovery').map((operation) => ({
    name: operation.id,
    path: exampleTarget(operation),
    says: `${firstParagraph(operation)}${parametersOf(operation)}`,
  }));

const firstParagraph = ({ description }: Operation): string => description.split('\n')[0] ?? description;

function parametersOf({ parameters }: Operation): string {
  const names = Object.keys(parameters);
  return names.length === 0 ? '' : ` Parameters: ${names.map((name) => `\`${name}\``).join(', ')}.`;
}
