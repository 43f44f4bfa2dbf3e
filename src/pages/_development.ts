import { ANSWERS, type ComputedOperation } from '../api/answers.ts';
import { buildDocuments } from '../api/build-documents.ts';
import type { Document } from '../api/document.ts';
import { documentRowAt } from '../api/manifest.ts';
import { findRoute } from '../api/routes.ts';
import { discoveryDocuments } from '../mcp/protocol/discovery.ts';
import { answerOf, type Question } from './_answer.ts';
import { service } from './_service.ts';

/** What `astro dev` answers the API from: the same documents and answers as a build, made from the sources as they are. */
const documents = new Map(
  [...buildDocuments(service), ...discoveryDocuments(service.dataset)].map(({ path, body }): [string, Document] => [
    path,
    { status: 200, body, type: documentRowAt(path)?.type ?? '', headers: documentRowAt(path)?.headers ?? {} },
  ]),
);

/** Public paths of the documents that a build would make. */
export const paths: readonly string[] = [...documents.keys()];

/** The document that a build would make for a public path; null when there is none. */
export const findDocument = (path: string): Document | null => documents.get(path) ?? null;

/** The answer of an operation that is made on request. Throws for any other. */
export function answer(question: Question): Document {
  const { method, url } = question;
  const operations = findRoute(url.split('?', 1).join(''))?.operations;
  const id = operations?.find((candidate) => candidate.method === method)?.id;
  if (!isComputed(id)) throw new Error(`${method} ${url} is not computed on request.`);
  return answerOf(id)(question);
}

const isComputed = (id: string | undefined): id is ComputedOperation => id !== undefined && id in ANSWERS;
