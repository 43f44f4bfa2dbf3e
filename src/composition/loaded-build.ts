import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerRequest, type ApiRequest } from '../api/answer-request.ts';
import { exampleTarget } from '../api/documents/examples.ts';
import { CACHEABLE, textOf, type Document } from '../api/documents/json-document.ts';
import { CATALOG_VERSION, SITE_HEADERS } from '../api/http/headers.ts';
import { API_PATHS, REDIRECTS } from '../api/http/links.ts';
import { movedPages } from '../api/http/moved-paths.ts';
import { OPERATIONS } from '../api/operations.ts';
import { readService, SERVICE_FILE } from '../api/service-bin.ts';
import { openService } from '../api/service.ts';
import { latestPaths } from '../bulk/paths.ts';
import { answerMessage, type Message } from '../mcp/protocol/endpoint.ts';
import { computedDocuments, type ComputedDocuments } from '../server/documents/computed-documents.ts';
import { openBuild, type Build } from '../server/documents/read-build.ts';
import { firstLine } from '../server/documents/read-files.ts';
import { bufferOver } from '../server/http/buffers.ts';
import { parametersOf, splitTarget } from '../server/http/request.ts';
import { siteOf, type Site } from '../server/missing-pages.ts';
import type { Result } from '../server/result.ts';

/** A build with everything that answers from it. A reload replaces it as one value. */
export interface LoadedBuild {
  readonly build: Build;
  /**
   * The header that names the release of the catalog, on each answer of the API: names and values in turn.
   */
  readonly fields: readonly string[];
  /** Answers a question that no document of the build answers. */
  readonly answer: (question: ApiRequest) => Document;
  readonly site: Site;
  /** The text of a document of the build; empty where there is none. */
  readonly textAt: (path: string) => string;
  readonly computed: ComputedDocuments;
  /** Answers a message of MCP. */
  readonly answerMessage: (message: Message) => Promise<Document>;
}

/**
 * Opens a build, and checks that it answers each kind of question. An error says what to do. A build that
 * equals `served` (null at the start) shares everything with it.
 */
export async function loadBuild(
  path: string,
  baseUrl: string,
  served: LoadedBuild | null,
): Promise<Result<LoadedBuild, string>> {
  const opened = await openBuild(path, baseUrl, served?.build);
  if (!opened.ok) return opened;
  if (served?.build.files === opened.value.files)
    return { ok: true, value: { ...served, build: opened.value } };
  try {
    const loaded = await loadedBuildOf(opened.value);
    await warmUp(loaded);
    return { ok: true, value: loaded };
  } catch (error) {
    opened.value.close();
    return {
      ok: false,
      error: `${opened.value.folder} does not answer (${firstLine(error)}); run \`npm run build\`.`,
    };
  }
}

/** Requests are answered between the steps, each of which takes some 20 ms. */
async function loadedBuildOf(build: Build): Promise<LoadedBuild> {
  const prepared = readService(dataFileOf(build, SERVICE_FILE));
  await nextTurn();
  const service = openService(prepared);
  await nextTurn();
  const mcp = { ...service, documentAt: (path: string) => textAt(build, path) };
  return {
    build,
    fields: [CATALOG_VERSION, service.edition.version],
    answer: (question) => answerRequest(service, question),
    site: siteOf(build.documents, {
      common: SITE_HEADERS,
      caching: CACHEABLE,
      redirects: REDIRECTS,
      latest: latestPaths(service.edition.version, build.documents.keys()),
      moved: movedPages(service.moved),
    }),
    textAt: (path) => textAt(build, path) ?? '',
    computed: computedDocuments(build.version),
    answerMessage: (message) => answerMessage(mcp, message),
  };
}

/** Reads a data file of the build; throws if it is missing. */
function dataFileOf({ files, folder }: Build, name: string): Buffer {
  const file = files.byName.get(name);
  if (file === undefined || 'fd' in file) throw new Error(`${folder} has no ${name}`);
  const [bytes = new Uint8Array()] = file;
  return bufferOver(bytes);
}

/** The text of a document in memory; null when the build has none. */
function textAt({ documents }: Build, path: string): string | null {
  const document = documents.get(path);
  if (document === undefined) return null;
  const { content } = document.identity;
  return 'fd' in content ? null : textOf({ body: content });
}

/**
 * Asks each kind of question once, to refuse a build that cannot answer, and to have V8 compile the code
 * before the first client asks.
 */
async function warmUp({ answer, answerMessage }: LoadedBuild): Promise<void> {
  for (const operation of OPERATIONS) {
    if (operation.answer === undefined || operation.method !== 'GET') continue;
    const { path, query } = splitTarget(exampleTarget(operation));
    const question = {
      method: 'GET',
      path,
      parameters: parametersOf({ query }),
      contentType: null,
      body: null,
    };
    const { status } = answer(question);
    if (status !== 200) throw new Error(`${operation.id} answers its example with ${status}, wanted 200`);
  }
  const { status, ...called } = await answerMessage(TOOL_CALL);
  const text = textOf(called);
  if (status !== 200 || REFUSED.test(text))
    throw new Error(`${API_PATHS.mcp} answers a call with ${status} ${text}, wanted 200 and no error`);
}

/** A message like those that clients send after connecting. */
const TOOL_CALL: Message = {
  headers: { 'content-type': 'application/json' },
  body: new TextEncoder().encode(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_actuators', arguments: { limit: 1 } },
    }),
  ),
};

// A failed call has status 200 too: the error is in the message or in its result.
const REFUSED = /"error":\{|"isError":true/;
