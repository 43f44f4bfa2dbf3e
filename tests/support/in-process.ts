import { answerDocumentQuery } from '../../src/api/answers/document-query.ts';
import { jsonDocument, textOf, type Document } from '../../src/api/documents/json-document.ts';
import { movedDocument } from '../../src/api/http/moved-paths.ts';
import { matchTemplate } from '../../src/api/http/path-template.ts';
import { findRoute, operationAt } from '../../src/api/http/routes.ts';
import { problem } from '../../src/api/problem.ts';
import type { Service } from '../../src/api/service.ts';
import { memoizeByObject } from '../../src/catalog/lib/memoize-by-object.ts';
import { memoize } from '../../src/catalog/lib/memoize.ts';
import { parametersOf, splitTarget } from '../../src/server/http/request.ts';

/** A request without a server: its path with query, and for POST the value of its body. */
export interface ApiQuestion {
  readonly target: string;
  readonly body?: unknown;
}

/** The answer of the operation at a path, computed or static, without a server. */
export function answerTo(service: Service, { target, body }: ApiQuestion): Document {
  const { path, query } = splitTarget(target);
  const route = findRoute(path);
  const operation = route === null ? null : operationAt(route, body === undefined ? 'GET' : 'POST');
  if (route === null || operation === null) throw new Error(`${target}: no operation answers it.`);
  const question = {
    path,
    parameters: parametersOf({ query }),
    contentType: body === undefined ? null : 'application/json',
    body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)),
  };
  if (operation.answer !== undefined) return operation.answer(service, question);
  const json = documentAt(service)(path);
  if (json === null)
    return (
      movedDocument(service, route, { path }) ?? problem('not_found', { baseUrl: service.baseUrl, path })
    );
  return (
    answerDocumentQuery({ ...question, baseUrl: service.baseUrl }, operation, () => json) ??
    jsonDocument(json)
  );
}

/** The document at a path as a build writes it, once for all requests; null if there is none. */
const documentAt = memoizeByObject((service: Service) =>
  memoize((path): string | null => {
    const route = findRoute(path);
    const operation = route === null ? null : operationAt(route, 'GET');
    const found = operation?.document?.(service, matchTemplate(operation.path, path) ?? '');
    return found === undefined ? null : JSON.stringify(found);
  }),
);

export const bodyOf = (document: Document): unknown => JSON.parse(textOf(document));
