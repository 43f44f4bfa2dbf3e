import { mcpChapter } from '../../src/mcp/guide/chapter.ts';
import { block, paragraphs, table } from '../../src/mcp/guide/markdown.ts';
import type { Cost } from '../../src/mcp/guide/costs.ts';
import type { McpService } from '../../src/mcp/service.ts';
import { LEFT_OUT, REASONS, UNTESTABLE } from './scenarios.ts';

/** The document about the MCP server: the guide's chapter, and what the conformance suite leaves open. */
export const mcpDocument = (service: McpService, costs: readonly Cost[]): string =>
  `${paragraphs('# The MCP server', GENERATED, mcpChapter(service, costs), conformanceSection())}\n`;

const GENERATED =
  'Made by `node scripts/mcp-tokens.ts --write` from the tables in `src/mcp`; the address is that of an example.';

const conformanceSection = (): string =>
  paragraphs(
    '## Conformance',
    'The official suite runs in `npm run test:contract`, once for each of two revisions:',
    block('sh', 'conformance server --url http://localhost:4321/mcp --suite all --spec-version 2026-07-28'),
    'Every scenario passes but these:',
    table(['Why it is left out', 'Scenarios'], leftOutRows()),
    `Of \`server-stateless\` the suite itself calls four checks untestable without its example tools: ${UNTESTABLE.map((id) => `\`${id}\``).join(', ')}.`,
  );

const leftOutRows = (): string[][] =>
  Object.entries(REASONS).map(([reason, says]) => [says, scenariosWith(reason).join(', ')]);

function scenariosWith(reason: string): string[] {
  const scenarios = Object.values(LEFT_OUT).flatMap((leftOut) => Object.entries(leftOut));
  return [...new Set(scenarios.filter(([, why]) => why === reason).map(([name]) => `\`${name}\``))];
}
