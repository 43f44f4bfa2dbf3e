import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildService } from '../src/api/service.ts';
import { catalog } from '../src/domain/catalog.ts';
import { buildDataset } from '../src/domain/dataset.ts';
import { registryEntry } from '../src/mcp/server-card.ts';
import { buildMcpService, lastModifiedOf } from '../src/mcp/service.ts';
import { alignedLines } from './catalog/table.ts';
import { print, EXIT } from './command-line.ts';
import { mcpDocument } from './mcp/document.ts';
import { costs, TOKENIZER } from './mcp/tokens.ts';

const HELP = `Usage: node scripts/mcp-tokens.ts [--write] [--base-url <url>]

Counts the tokens (${TOKENIZER}) of the list of MCP tools and of typical calls, over generated/catalog.json.

  --write     also writes docs/mcp.md and server.json, the entry for the MCP registry
  --base-url  where the service is, in both files (default: https://catalog.example.org)`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    'base-url': { type: 'string', default: 'https://catalog.example.org' },
  },
});
process.exitCode = values.help ? print([HELP], EXIT.well) : run(values['base-url'], values.write);

function run(baseUrl: string, isWriting: boolean): number {
  const parsed = catalog.parse(JSON.parse(readFileSync(below('generated/catalog.json'), 'utf8')));
  const guide = () => '';
  const lastModified = lastModifiedOf(parsed);
  const service = buildMcpService(buildService(buildDataset(parsed, baseUrl)), { guide, lastModified });
  const counted = costs(service);
  if (isWriting) {
    writeFileSync(below('docs/mcp.md'), mcpDocument(service, counted));
    writeFileSync(below('server.json'), `${JSON.stringify(registryEntry(baseUrl), null, 2)}\n`);
  }
  const rows = counted.map(({ what, text, whole }) => [what, String(text ?? ''), String(whole)]);
  return print(alignedLines([['tokens', 'text', 'whole'], ...rows], new Set([1, 2])), EXIT.well);
}

function below(path: string): URL {
  return new URL(`../${path}`, import.meta.url);
}
