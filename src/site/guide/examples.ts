import { z } from 'zod';
import { exampleAnswer, exampleTarget } from '../../api/examples.ts';
import type { Operation } from '../../api/operations.ts';
import type { Service } from '../../api/service.ts';

/** A request of the guide with the service's own answer. */
export interface Example {
  readonly curl: string;
  /** The answer as JSON for reading; long lists of records are cut, which `cut` says. */
  readonly answer: string;
  readonly cut: boolean;
}

/** The example of an operation, with the service's own answer. */
export function guideExample(service: Service, operation: Operation): Example {
  const { body } = operation.example;
  const address = `${service.baseUrl}${exampleTarget(operation)}`;
  const curl = body === undefined ? `curl '${address}'` : postWithCurl(address, body);
  const answer = operation.isShown === false ? null : exampleAnswer(service, operation);
  return answer === null ? { curl, answer: '', cut: true } : { curl, ...shortened(answer) };
}

const postWithCurl = (address: string, body: string): string =>
  `curl '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;

const MOST_RECORDS = 2;

/** JSON for reading; each member that lists more than two records is cut to two. */
function shortened(text: string): { answer: string; cut: boolean } {
  const members = Object.entries(anyObject.parse(JSON.parse(text)));
  const short = members.map(([name, member]) => [name, isLong(member) ? member.slice(0, MOST_RECORDS) : member]);
  const cut = members.some(([, member]) => isLong(member));
  return { answer: JSON.stringify(Object.fromEntries(short), null, 2), cut };
}

const anyObject = z.record(z.string(), z.unknown());

const isLong = (member: unknown): member is unknown[] =>
  Array.isArray(member) && member.length > MOST_RECORDS && typeof member[0] === 'object';
