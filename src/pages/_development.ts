import { ANSWERS } from '../api/answers.ts';
import { buildDocuments } from '../api/build-documents.ts';
import { documentHeaders } from '../api/document-headers.ts';
import type { Document } from '../api/document.ts';
import { findRoute } from '../api/routes.ts';
import { discoveryDocuments } from '../mcp/discovery.ts';
import { service } from './_service.ts';

/** What `astro dev` answers the API from: the same documents and answers as a build, made from the sources as they are. */
const documents = new Map(
  [...buildDocuments(service), ...discoveryDocuments(service.dataset)].map(({ path, body }): [string, Document] => [
    path,
    { status: 200, body, ...documentHeaders(path) },
  ]),
);

/** Public paths of the documents that a build would make. */
export const paths: readonly string[] = [...documents.keys()];

/** The document that a build would make for a public path; null when there is none. */
export const findDocument = (path: string): Document | null => documents.get(path) ?? null;

/** A question for a computed answer. */
interface Question {
  readonly method: string;
  readonly url: string;
  readonly contentType: string | null;
  readonly body: Uint8Array | null;
}

/** The answer of an operation that is made on request. Throws for any other. */
export function answer({ method, url, contentType, body }: Question): Document {
  const [path = '', query = ''] = url.split('?');
  const operation = findRoute(path)?.operations.find((candidate) => candidate.method === method);
  const compute = Object.entries(ANSWERS).find(([id]) => id === operation?.id)?.[1];
  if (compute === undefined) throw new Error(`${method} ${path} is not computed on request.`);
  return compute(service, { path, parameters: new URLSearchParams(query), contentType, body });
}
