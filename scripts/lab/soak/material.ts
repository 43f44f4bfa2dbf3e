import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerRequest } from '../../../src/api/answer.ts';
import { bytesOf } from '../../../src/api/document.ts';
import { buildDocuments } from '../../../src/api/documents.ts';
import { API_PATHS } from '../../../src/api/links.ts';
import { rowOfFile } from '../../../src/api/manifest.ts';
import { movedPages } from '../../../src/api/moved.ts';
import { isApiPath } from '../../../src/api/routes.ts';
import { buildService } from '../../../src/api/service.ts';
import { buildDataset } from '../../../src/catalog/dataset.ts';
import { config } from '../../../src/config.ts';
import { discoveryDocuments } from '../../../src/mcp/about.ts';
import { answerMcp } from '../../../src/mcp/protocol/endpoint.ts';
import { nameOf } from '../../../src/server/documents/representation.ts';
import { guideMarkdown, type GuideService } from '../../../src/site/guide/chapters.ts';
import { listFiles } from '../../list-files.ts';
import { readCatalog, readOpenData } from '../../support/built-catalog.ts';
import { randomFrom, type Random } from '../../support/random.ts';
import { zipfOver } from '../../support/zipf.ts';
import type { ExpectedAnswer, SentRequest } from './client.ts';

/** What requests are made from, and what their answers are held against: all of it made in this process. */
export type Material = ReturnType<typeof readMaterial>;

/** Makes the material from the built catalog and the built site. Throws when they are not built. */
export function readMaterial(seed: number) {
  const catalog = readCatalog();
  const service = buildService(buildDataset(catalog, config().baseUrl), readOpenData());
  const built = [...buildDocuments(service), ...discoveryDocuments(service.dataset)];
  const documents = new Map(built.map(({ path, body }) => [path, Buffer.from(body)]));
  const mcp: GuideService = {
    ...service,
    documentAt: (path) =>
      path === API_PATHS.guideMarkdown ? guideMarkdown(mcp) : (documents.get(path)?.toString() ?? null),
  };
  const moved = new Set(movedPages(service.moved).map(({ from }) => from));
  const site = new Map([...readSite()].filter(([path]) => !moved.has(path)));
  const { actuators, robots } = service.dataset;
  return {
    service: mcp,
    /** Bodies of the documents of the API that are made at build time, by path. */
    documents,
    /** Paths of the above that are no single record. */
    overviews: [...documents.keys()].filter((path) => !/^\/api\/v1\/(actuators|robots)\//.test(path)),
    /** Built pages and assets by path, but those of withdrawn records: the files themselves. */
    site,
    sitePaths: [...site.keys()],
    /** Ids as they are asked for: few very often (Zipf). */
    actuatorId: pickerOf(actuators, seed),
    robotId: pickerOf(robots, seed),
  };
}

function pickerOf(records: readonly { readonly id: string }[], seed: number): (random: Random) => string {
  const pick = zipfOver(randomFrom(seed), records);
  return (random) => pick(random).id;
}

const BUILT = 'dist/client';

function readSite(): ReadonlyMap<string, Buffer> {
  return new Map(
    listFiles(BUILT).flatMap((file) => {
      const { path = '', kind } = rowOfFile(file) ?? {};
      const isOurs = kind === 'site' && !isApiPath(path) && !path.startsWith('/.well-known');
      return isOurs && path !== '/404' ? [[path, readFileSync(join(BUILT, file))] as const] : [];
    }),
  );
}

/** The answer that a document made at build time must be given. Throws for a path that has none. */
export function documentAt({ documents, site }: Material, path: string): ExpectedAnswer & { readonly content: Buffer } {
  const content = documents.get(path) ?? site.get(path);
  if (content === undefined) throw new Error(`No document was built for ${path}.`);
  return { status: 200, content };
}

/** The answer of a list or a comparison, computed here. */
export function computed(
  { service }: Material,
  { method, target, headers, body }: SentRequest,
): ExpectedAnswer & { content: Buffer } {
  const { pathname: path, searchParams: parameters } = new URL(target, service.dataset.baseUrl);
  const answer = answerRequest(service, {
    method,
    path,
    parameters,
    contentType: headers?.['Content-Type'] ?? null,
    body: body === undefined ? null : Buffer.from(body),
  });
  return { status: answer.status, content: Buffer.from(bytesOf(answer)) };
}

/** The answer to a message of MCP, computed here. */
export async function answeredByMcp({ service }: Material, { headers, body }: SentRequest): Promise<ExpectedAnswer> {
  const url = `http://localhost${API_PATHS.mcp}`;
  const sent = { method: 'POST', headers: { ...headers }, body: Buffer.from(body ?? '') };
  const response = await answerMcp(service, new Request(url, sent));
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}

/** The entity tag of a document in the coding in which it is sent: a hash of its bytes before the coding. */
export const tagOf = (content: Buffer, coding: string | undefined): string =>
  coding === undefined ? `"${nameOf(content)}"` : `"${nameOf(content)}-${coding}"`;
