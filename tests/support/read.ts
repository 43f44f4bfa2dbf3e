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

/** The page that a list answered. */
export const pageOf = (document: Document) => page.parse(parsedBody(document));

/** The ids on the page that a list answered. */
export const idsOf = (document: Document): string[] => pageOf(document).data.map(({ id }) => id);

/** The answer of a comparison. */
export const comparisonOf = (document: Document) => comparison.parse(parsedBody(document));

/** The problem that was answered. */
export const problemOf = (document: Document) => problem.parse(parsedBody(document));

/** The faulty fields of the problem that was answered, in their order. */
export const faultyFieldsOf = (document: Document): string[] =>
  (problemOf(document).errors ?? []).map(({ field }) => field);

/** The returned object, of unknown type. */
export const objectOf = (document: Document) => anyObject.parse(parsedBody(document));
