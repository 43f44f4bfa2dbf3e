import { z } from 'zod';
import { answerMatch, answerMatchJoints } from '../../src/api/answers/match.ts';
import { textOf } from '../../src/api/documents/json-document.ts';
import type { Service } from '../../src/api/service.ts';

const figure = z.number();

/** The members of a match answer that tests read. */
export const matchAnswer = z.looseObject({
  asked: z.record(z.string(), z.unknown()),
  order: z.string(),
  counts: z.strictObject({ meets: figure, close: figure, unknown: figure, misses: figure }),
  data: z.array(
    z.looseObject({
      id: z.string(),
      verdict: z.string(),
      checks: z.array(z.looseObject({ requirement: z.string(), verdict: z.string(), value: z.unknown() })),
    }),
  ),
  relax: z.array(
    z.strictObject({
      requirement: z.string(),
      from: figure,
      to: figure,
      adds: figure,
      speed_rpm: figure.optional(),
    }),
  ),
});

const page = matchAnswer.extend({
  pagination: z.strictObject({ next_cursor: z.string().nullable(), has_more: z.boolean(), total: figure }),
});

/** The answer of GET match to a query. */
export const getMatch = (service: Service, query: string) =>
  answerMatch(service, {
    path: '/api/v1/actuators/match',
    parameters: new URLSearchParams(query),
    contentType: null,
    body: null,
  });

/** The matches for a valid query. */
export const matchesOf = (service: Service, query: string) =>
  page.parse(JSON.parse(textOf(getMatch(service, query))));

/** The answer of POST match to a body, with the query in the address. */
export const postMatch = (service: Service, body: unknown, query = '') =>
  answerMatchJoints(service, {
    path: '/api/v1/actuators/match',
    parameters: new URLSearchParams(query),
    contentType: 'application/json',
    body: new TextEncoder().encode(JSON.stringify(body)),
  });

/** The errors and the hint of a problem. */
export const problemIn = (document: Parameters<typeof textOf>[0]) =>
  z
    .looseObject({
      code: z.string(),
      hint: z.string(),
      errors: z.array(z.looseObject({ field: z.string(), detail: z.string() })).default([]),
    })
    .parse(JSON.parse(textOf(document)));
