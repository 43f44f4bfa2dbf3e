import { mcpChapter } from '../../src/mcp/guide/chapter.ts';
import { block, paragraphs, table } from '../../src/mcp/guide/markdown.ts';
import type { McpService } from '../../src/mcp/service.ts';
import { LEFT_OUT, REASONS, UNTESTABLE } from './scenarios.ts';
import { TOKENIZER, type Cost } from './tokens.ts';

/** The document about the MCP server: the guide's chapter, what its answers cost, and what the conformance suite leaves open. */
export const mcpDocument = (service: McpService, costs: readonly Cost[]): string =>
  `${paragraphs('# The MCP server', GENERATED, mcpChapter(service), costSection(costs), conformanceSection())}\n`;

const GENERATED = `Made by \`node scripts/mcp-tokens.ts --write\` from the tables in \`src/mcp\`; the address is that of an example.`;

const costSection = (costs: readonly Cost[]): string =>
  paragraphs(
    '## What it costs a model',
    `Tokens by ${TOKENIZER}. A client shows its model the text or the structured content, seldom both.`,
    table(
      ['List or call', 'Text', 'Whole result'],
      costs.map(({ what, text, whole }) => [what, text === null ? '–' : String(text), String(whole)]),
    ),
  );

const conformanceSection = (): string =>
  paragraphs(
    '## Conformance',
    'The official suite runs in `npm run test:contract`, once for each of two revisions:',
    block('sh', 'conformance server --url http://localhost:4321/mcp --suite all --spec-version 2026-07-28'),
    'Every scenario passes but these:',
    table(['Scenario', 'Revisions', 'Why it is left out'], leftOutRows()),
    `Of \`server-stateless\` the suite itself calls four checks untestable without its example tools: ${UNTESTABLE.map((id) => `\`${id}\``).join(', ')}.`,
  );

function leftOutRows(): string[][] {
  const rows = Object.entries(LEFT_OUT).flatMap(([revision, scenarios]) =>
    Object.entries(scenarios).map(([name, reason]) => ({ revision, name, reason })),
  );
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, group]) => [
    `\`${name}\``,
    group.map(({ revision }) => revision).join(', '),
    ...group.slice(0, 1).map(({ reason }) => REASONS[reason]),
  ]);
}
