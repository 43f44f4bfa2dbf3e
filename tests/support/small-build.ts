import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeManifest } from '../../scripts/manifest/write-pack-and-manifest.ts';
import { buildDocuments } from '../../src/api/documents/build-documents.ts';
import { fileOf } from '../../src/api/documents/manifest-rows.ts';
import type { ExampleRequest } from '../../src/api/operation-row.ts';
import { operationById } from '../../src/api/operations.ts';
import { SERVICE_FILE, writeService } from '../../src/api/service-bin.ts';
import { buildService, prepareService } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { discoveryDocuments } from '../../src/mcp/about.ts';
import { actuatorEntry, catalogOf, robotEntry } from './small-catalog.ts';

/** The base URL of small builds, which is the default of BASE_URL. */
const BASE_URL = 'http://localhost:4321';

const PAGES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>No such page</h1>',
  'docs/api/index.html': '<h1>Guide</h1>',
  'llms.txt': '# Catalog',
  '_astro/page.Bx1.css': 'body{}',
  _headers: '/api\n',
};

/** The example id of an operation in the OpenAPI document. */
function exampleOf(operation: 'get_actuator' | 'get_robot'): string {
  const { id }: ExampleRequest = operationById(operation).example;
  if (id === undefined) throw new Error(`${operation} has no example.`);
  return id;
}

/**
 * Writes a complete build of two actuators and two robots with its manifest into a folder. The actuator
 * `acme-a1` and the guide have the name of the build.
 */
export function writeSmallBuild(folder: string, name = 'A1', baseUrl = BASE_URL): void {
  const catalog = catalogOf({
    actuators: [actuatorEntry({ name }), actuatorEntry({ id: exampleOf('get_actuator') })],
    robots: [robotEntry(), robotEntry({ id: exampleOf('get_robot') })],
  });
  const service = buildService(buildDataset(catalog, baseUrl));
  const documents = [...buildDocuments(service), ...discoveryDocuments(service.dataset)];
  const files = {
    ...Object.fromEntries(documents.map(({ path, body }) => [fileOf(path), body])),
    ...PAGES,
    'docs/api.md': `# Guide of ${name}`,
  };
  for (const [file, content] of Object.entries(files)) write(join(folder, 'client', file), content);
  write(join(folder, SERVICE_FILE), writeService(prepareService(service.dataset)));
  writeManifest({ folder, project: process.cwd(), baseUrl });
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
