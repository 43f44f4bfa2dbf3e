import { expect } from 'vitest';
import { mediaTypeOf, parsed, type Answer } from './ask.ts';
import type { Description } from './described.ts';
import { expectApiHeaders, expectCachingHeaders, expectFraming } from './header-laws.ts';
import { expectLawfulProblem } from './problem.ts';
import { templateOf } from './routes.ts';
import { isApiPath, pathOf } from './target.ts';

/** Facts about the server that the checks of an answer depend on. */
export interface Surroundings {
  readonly description: Description;
  /** True if the server counts requests and sends the counts. */
  readonly isLimited: boolean;
}

/** Asserts all rules for an answer of the API (docs/interface.md, "HTTP") or for a page. */
export function expectLawful(answer: Answer, surroundings: Surroundings): void {
  const path = pathOf(answer.request.target);
  if (!isApiPath(path)) {
    expectPageHeaders(answer);
    return;
  }
  expectApiHeaders(answer, surroundings.isLimited);
  expectCachingHeaders(answer);
  expectFraming(answer);
  if (hasBody(answer) && answer.status >= 400) expectLawfulProblem(answer);
  expectDescribed(answer, path, surroundings.description);
}

function expectPageHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
}

/** Asserts that status, media type, headers and body match the served OpenAPI document. */
function expectDescribed(answer: Answer, path: string, description: Description): void {
  const { status, headers, request } = answer;
  if (status === 204) return;
  const template = templateOf(path);
  if (template === null) {
    expect([404, 429]).toContain(status);
    expect(mediaTypeOf(answer)).toBe('application/problem+json');
    return;
  }
  const described = description.answer({
    ...{ method: request.method, path: template, status },
    mediaType: mediaTypeOf(answer),
  });
  if (described === null)
    throw new Error(`${request.method} ${template} answers ${status}, which is not described.`);
  expect(mediaTypeOf(answer)).toBe(described.mediaType);
  const isCounted = (name: string): boolean => !/ratelimit/i.test(name) || 'ratelimit' in headers;
  const required = described.headerNames.filter(
    (name) =>
      !['Link', 'Query-Corrected', 'Query-Hints', 'Accept-Encoding'].includes(name) && isCounted(name),
  );
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(required.map((name) => name.toLowerCase())));
  if (!hasBody(answer) || described.isValid === null) return;
  if (!described.isValid(parsed(answer))) {
    throw new Error(
      `${request.method} ${request.target}: ${JSON.stringify(described.isValid.errors?.slice(0, 5))}`,
    );
  }
}

const hasBody = ({ request, status }: Answer): boolean =>
  request.method !== 'HEAD' && status !== 204 && status !== 304;
