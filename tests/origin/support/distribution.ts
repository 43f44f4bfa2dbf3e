import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Stands for the handler that Astro builds; a question for ids=hang is never answered.
const ENTRY = `export const handler = (request, response) => {
  if (request.url.includes('ids=hang')) return;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' });
  response.end(JSON.stringify({ url: request.url }));
};
`;

const INDEX = JSON.stringify({ base_url: 'http://localhost:4321' });

const FILES: Readonly<Record<string, string | Buffer>> = {
  'client/api.json': INDEX,
  'client/api.json.br': brotliCompressSync(INDEX),
  'client/api.json.gz': gzipSync(INDEX),
  'client/openapi.json': '{}',
  'client/api/openapi.json': '{}',
  'client/api/notes.json': '{}',
  'client/api/v1/actuators/acme-a1.json': '{"id":"acme-a1"}',
  'client/api/v1/robots/acme-walker.json': '{"id":"acme-walker"}',
  'client/.well-known/api-catalog.json': '{}',
  'client/index.html': '<h1>Home</h1>',
  'client/404.html': '<h1>No such page</h1>',
  'client/docs/api/index.html': '<h1>Guide</h1>',
  'client/docs/api.md': '# Guide',
  'client/llms.txt': '# Catalog',
  'client/_astro/page.Bx1.css': 'body{}',
  'client/_headers': '/api\n',
  'client/_redirects': '/api /api.json 200\n',
  'server/entry.mjs': ENTRY,
};

/** Writes a small build into a folder, with other files where given. */
export function writeDistribution(folder: string, others: Readonly<Record<string, string>> = {}): void {
  for (const [name, content] of Object.entries({ ...FILES, ...others })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
