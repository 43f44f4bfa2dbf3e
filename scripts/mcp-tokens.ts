import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { buildDocuments } from '../src/api/documents/build-documents.ts';
import { buildService } from '../src/api/service.ts';
import { buildDataset } from '../src/catalog/records/dataset.ts';
import { registryEntry } from '../src/mcp/about.ts';
import { TOKENIZER } from '../src/site/guide/mcp/costs.ts';
import { mcpDocument } from './mcp/conformance-document.ts';
import { costs, costsModule } from './mcp/count-tokens.ts';
import { alignedLines } from './support/aligned-lines.ts';
import { readCatalog } from './support/built-catalog.ts';
import { EXIT, flag, onOff, print, runCommand } from './support/command-line.ts';

const HELP = `Usage: npm run tokens -- [--write] [--base-url <url>]

Counts the tokens (${TOKENIZER}) of the list of MCP tools and of typical calls, over generated/catalog.json.`;

const FLAGS = z.object({
  write: onOff(
    'also writes src/site/guide/mcp/costs.ts, docs/mcp.md and server.json, the entry for the MCP registry',
  ),
  baseUrl: flag(
    z.url('wanted an address'),
    'https://catalog.example.org',
    'base URL of the service, for the last two',
  ),
});

process.exitCode = await runCommand({ help: HELP, flags: FLAGS, run });

function run({ write: isWriting, baseUrl }: z.output<typeof FLAGS>): number {
  const built = buildService(buildDataset(readCatalog(), baseUrl));
  const documents = new Map(buildDocuments(built).map(({ path, body }) => [path, body]));
  const service = { ...built, documentAt: (path: string) => documents.get(path) ?? null };
  const counted = costs(service);
  if (isWriting) {
    write('src/site/guide/mcp/costs.ts', costsModule(counted));
    write('docs/mcp.md', mcpDocument());
    write('server.json', JSON.stringify(registryEntry(baseUrl)));
  }
  const rows = counted.map(({ what, text, whole }) => [what, String(text ?? ''), String(whole)]);
  return print(alignedLines([['tokens', 'text', 'whole'], ...rows], [1, 2]), EXIT.success);
}

/** Writes a file in the form that `npm run format` gives it. */
function write(path: string, text: string): void {
  writeFileSync(path, text);
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', path]);
}
