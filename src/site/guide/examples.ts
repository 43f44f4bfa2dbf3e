import { exampleAnswer, exampleTarget } from '../../api/examples.ts';
import type { Operation } from '../../api/operations.ts';
import type { Service } from '../../api/service.ts';

/** A request of the guide with the service's own answer. */
export interface Example {
  readonly curl: string;
  /** The answer as JSON for reading; long lists are cut, which `cut` says. */
  readonly answer: string;
  readonly cut: boolean;
}

/** The example of an operation, with the service's own answer. */
export function guideExample(service: Service, operation: Operation): Example {
  const { body } = operation.example;
  const address = `${service.dataset.baseUrl}${exampleTarget(operation)}`;
  const curl = body === undefined ? `curl '${address}'` : postWithCurl(address, body);
  const answer = operation.isShown === false ? null : exampleAnswer(service, operation);
  return answer === null ? { curl, answer: '', cut: true } : { curl, ...shortened(answer) };
}

const postWithCurl = (address: string, body: string): string =>
  `curl '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;

const MOST_RECORDS = 2;

/** JSON for reading; a list of more than two records is cut to two. */
function shortened(text: string): { answer: string; cut: boolean } {
  const parsed: unknown = JSON.parse(text);
  if (!isList(parsed) || parsed.data.length <= MOST_RECORDS)
    return { answer: JSON.stringify(parsed, null, 2), cut: false };
  const data = parsed.data.slice(0, MOST_RECORDS);
  return { answer: JSON.stringify({ ...parsed, data }, null, 2), cut: true };
}

const isList = (parsed: unknown): parsed is { data: unknown[] } =>
  typeof parsed === 'object' && parsed !== null && 'data' in parsed && Array.isArray(parsed.data);
