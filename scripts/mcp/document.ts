import type { McpService } from '../../src/mcp/service.ts';
import { codeBlock, markdownTable, paragraphs } from '../../src/site/guide/markdown.ts';
import { mcpChapter } from '../../src/site/guide/mcp/chapter.ts';
import type { Cost } from '../../src/site/guide/mcp/costs.ts';
import { LEFT_OUT, REASONS, RENAMED, STAND_INS, UNTESTABLE } from './scenarios.ts';

/** The document about the MCP server: the guide's chapter, and what the conformance suite leaves open. */
export const mcpDocument = (service: McpService, costs: readonly Cost[]): string =>
  `${paragraphs('# The MCP server', GENERATED, mcpChapter(service, costs), conformanceSection())}\n`;

const GENERATED =
  'Made by `node scripts/mcp-tokens.ts --write` from the tables in `src/mcp`; the address is that of an example.';

const conformanceSection = (): string =>
  paragraphs(
    '## Conformance',
    'The official suite runs in `npm run test:contract`, for each revision that it knows (2025-06-18, 2025-11-25, 2026-07-28):',
    codeBlock('sh', 'conformance server --url http://localhost:4321/mcp --suite all --spec-version 2026-07-28'),
    `Some scenarios ask for tools, prompts and resources of the suite’s own example server (${namesOf(Object.keys(STAND_INS).slice(0, 2))}, …). They are run once more through a door that asks for ours in their place: ${namesOf(RENAMED)}.`,
    'Every scenario passes, without a warning, but these (`server-sse-multiple-streams` passes in 2026-07-28):',
    markdownTable(['Why it is left out', 'Scenarios'], leftOutRows()),
    `Two checks of \`server-stateless\` want a tool that needs a capability of its client, and none of ours does: ${namesOf(UNTESTABLE)}.`,
  );

const leftOutRows = (): string[][] => Object.entries(REASONS).map(([reason, says]) => [says, scenariosWith(reason)]);

const scenariosWith = (reason: string): string =>
  namesOf(
    Object.entries(LEFT_OUT)
      .filter(([, why]) => why === reason)
      .map(([name]) => name),
  );

const namesOf = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
