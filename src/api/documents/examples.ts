import { answerDocumentQuery } from '../answers/document-query.ts';
import { fillTemplate } from '../http/path-template.ts';
import type { ExampleRequest, OperationRow } from '../operation-row.ts';
import { problem } from '../problem.ts';
import type { ProblemCode } from '../problems.ts';
import type { Question } from '../question.ts';
import type { Service } from '../service.ts';
import { textOf } from './json-document.ts';

/** Path and query of a request to an operation; the operation's example by default. */
export function exampleTarget(
  { path, example }: OperationRow,
  { id = '', query }: ExampleRequest = example,
): string {
  const target = fillTemplate(path, id);
  return query === undefined ? target : `${target}?${query}`;
}

/** The text of an operation's answer to its example; null if this catalog does not have the document. */
export function exampleAnswer(service: Service, operation: OperationRow): string | null {
  if (operation.answer === undefined) {
    const content = operation.document(service, operation.example.id ?? '');
    return content === undefined ? null : JSON.stringify(content);
  }
  return textOf(operation.answer(service, questionOf(operation, operation.example)));
}

/** An operation's problem with this code, from a request that it refuses, if the table has one. */
export function exampleProblem(service: Service, operation: OperationRow, code: ProblemCode): string {
  const request = operation.refused?.[code];
  if (operation.answer !== undefined && request !== undefined)
    return textOf(operation.answer(service, questionOf(operation, request)));
  const path = fillTemplate(operation.path, 'no-such-id');
  if (request !== undefined) {
    const question = { ...questionOf(operation, request), path, baseUrl: service.baseUrl };
    const refused = answerDocumentQuery(question, operation, () => '');
    if (refused !== null) return textOf(refused);
  }
  const extensions = code === 'rate_limited' ? { 'violated-policies': ['default'] } : {};
  return textOf(problem(code, { baseUrl: service.baseUrl, path, extensions }));
}

const questionOf = ({ path }: OperationRow, { query, body }: ExampleRequest): Question => ({
  path,
  parameters: new URLSearchParams(query),
  contentType: 'application/json',
  body: body === undefined ? null : new TextEncoder().encode(body),
});
