import { expect } from 'vitest';
import { mediaTypeOf, parsed, type Answer } from './ask.ts';
import { DESCRIPTION } from './described.ts';
import { expectApiHeaders, expectCachingHeaders, expectFraming } from './header-laws.ts';
import { expectLawfulProblem } from './problem.ts';
import { templateOf } from './routes.ts';
import { isApiPath, pathOf } from './target.ts';

/**
 * Asserts every law of any answer: of the API (docs/interface.md, "HTTP"), with counts if the server `isLimited`,
 * or of a page.
 */
export function expectLawful(answer: Answer, isLimited: boolean): void {
  const path = pathOf(answer.request.target);
  if (!isApiPath(path)) {
    expectPageHeaders(answer);
    return;
  }
  expectApiHeaders(answer, isLimited);
  expectCachingHeaders(answer);
  expectFraming(answer);
  if (hasBody(answer) && answer.status >= 400) expectLawfulProblem(answer);
  expectDescribed(answer, path);
}

function expectPageHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
}

/** Status, media type, headers and body are as the built OpenAPI document says. */
function expectDescribed(answer: Answer, path: string): void {
  const { status, headers, request } = answer;
  if (status === 204) return;
  const template = templateOf(path);
  if (template === null) {
    expect([404, 429]).toContain(status);
    expect(mediaTypeOf(answer)).toBe('application/problem+json');
    return;
  }
  const described = DESCRIPTION.answer({
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
