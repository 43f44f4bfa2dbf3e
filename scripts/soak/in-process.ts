import { answerRequest } from '../../src/api/answer.ts';
import { bytesOf } from '../../src/api/document.ts';
import { PLACES } from '../../src/api/links.ts';
import { answerMcp } from '../../src/mcp/protocol/endpoint.ts';
import { nameOf } from '../../src/server/documents/representation.ts';
import type { Asked, Expected } from './answer.ts';
import type { Material } from './material.ts';

/** The answer that a document made at build time must be given. Throws for a path that has none. */
export function documentAt({ documents, site }: Material, path: string): Expected & { readonly content: Buffer } {
  const content = documents.get(path) ?? site.get(path);
  if (content === undefined) throw new Error(`No document was built for ${path}.`);
  return { status: 200, content };
}

/** The answer of a list or a comparison, computed here. */
export function computed(
  { service }: Material,
  { method, target, headers, body }: Asked,
): Expected & { content: Buffer } {
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
export async function answeredByMcp({ service }: Material, { headers, body }: Asked): Promise<Expected> {
  const url = `http://localhost${PLACES.mcp}`;
  const sent = { method: 'POST', headers: { ...headers }, body: Buffer.from(body ?? '') };
  const response = await answerMcp(service, new Request(url, sent));
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
}

/** The entity tag of a document in the coding in which it is sent: a hash of its bytes before the coding. */
export const tagOf = (content: Buffer, coding: string | undefined): string =>
  coding === undefined ? `"${nameOf(content)}"` : `"${nameOf(content)}-${coding}"`;
