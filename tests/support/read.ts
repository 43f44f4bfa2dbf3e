import { z } from 'zod';
import { textOf, type Document } from '../../src/api/documents/json-document.ts';

/** A JSON object with its keys in the order of the text. */
export const anyObject = z.record(z.string(), z.unknown());

const withId = z.looseObject({ id: z.string() });

const page = z.strictObject({
  data: z.array(withId),
  pagination: z.strictObject({
    next_cursor: z.string().nullable(),
    has_more: z.boolean(),
    total: z.number(),
  }),
});

const comparison = z.strictObject({ data: z.array(withId), not_found: z.array(z.string()) });

const problem = z.looseObject({
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  hint: z.string(),
  errors: z
    .array(
      z.strictObject({
        field: z.string(),
        in: z.string(),
        detail: z.string(),
        pointer: z.string().optional(),
      }),
    )
    .optional(),
});

const parsedBody = (document: Document): unknown => JSON.parse(textOf(document));

/** The page in the answer of a list. */
export const pageOf = (document: Document) => page.parse(parsedBody(document));

/** The ids on the page of a list. */
export const idsOf = (document: Document): string[] => pageOf(document).data.map(({ id }) => id);

export const comparisonOf = (document: Document) => comparison.parse(parsedBody(document));

export const problemOf = (document: Document) => problem.parse(parsedBody(document));

/** The fields with errors in a problem, in order. */
export const faultyFieldsOf = (document: Document): string[] =>
  (problemOf(document).errors ?? []).map(({ field }) => field);

/** The answer as an object of unknown members. */
export const objectOf = (document: Document) => anyObject.parse(parsedBody(document));
