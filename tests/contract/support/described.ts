import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { memoize } from '../../../src/catalog/lib/memoize.ts';
import { closed } from '../../support/closed.ts';
import { dereferenced } from '../../support/dereferenced.ts';
import { SPARSE_ANSWERS, SPARSE_JSON_SCHEMAS } from '../../support/sparse-schemas.ts';

const reference = z.object({ $ref: z.string() });

const bodyHolder = z.looseObject({ schema: reference });

const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().default(false),
  schema: z.record(z.string(), z.unknown()),
});

const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.looseObject({ content: z.record(z.string(), bodyHolder) }).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      headers: z.record(z.string(), z.unknown()),
      content: z.record(z.string(), bodyHolder).optional(),
    }),
  ),
});

const openApi = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

export type OpenApi = z.infer<typeof openApi>;
export type DescribedOperation = z.infer<typeof operation>;

/** The answers that the served OpenAPI document describes. */
export interface Description {
  readonly document: OpenApi;
  /** Media type and schema for a status of an operation; null if it is not described. */
  answer(place: Place): DescribedAnswer | null;
}

/** An answer in the document; `path` is a template. */
export interface Place {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** One of its types; by default the first. */
  readonly mediaType?: string | null;
}

/** A described answer; without content it has neither type nor schema. */
export interface DescribedAnswer {
  readonly mediaType: string | null;
  readonly isValid: ValidateFunction | null;
  readonly headerNames: readonly string[];
}

const DOCUMENT_ID = 'https://catalog.test/openapi.json';

/** Reads an OpenAPI document; its schemas are compiled when first needed. */
function describe(text: string): Description {
  const document = openApi.parse(dereferenced(JSON.parse(text)));
  const ajv = schemaReader();
  ajv.addSchema(
    { components: { schemas: closed({ ...SPARSE_JSON_SCHEMAS, ...document.components.schemas }) } },
    DOCUMENT_ID,
  );
  const validatorOf = memoize((references) => compiled(ajv, references.split(' ')));
  return {
    document,
    answer({ method, path, status, mediaType: wanted }) {
      const operation = operationFor(document, path, method);
      const found = operation?.responses[String(status)];
      if (found === undefined) return null;
      const contents = Object.entries(found.content ?? {});
      const [mediaType, content] = contents.find(([type]) => type === wanted) ?? contents[0] ?? [];
      return {
        mediaType: mediaType ?? null,
        isValid:
          content === undefined || !/[/+]json$/.test(mediaType ?? '')
            ? null
            : validatorOf(
                referencesTo(
                  content,
                  status === 200 ? SPARSE_ANSWERS[operation?.operationId ?? ''] : undefined,
                ).join(' '),
              ),
        headerNames: Object.keys(found.headers),
      };
    },
  };
}

/** The description that the build has of the API, which the server serves as it is. */
export const DESCRIPTION = describe(readFileSync('dist/client/openapi.json', 'utf8'));

/** A validator for JSON Schema 2020-12 that checks formats and ignores annotations such as `x-unit`. */
export function schemaReader(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  return ajv;
}

/** HEAD is described as GET; an unknown method gets the answers of the path's first operation. */
function operationFor(document: OpenApi, path: string, method: string): DescribedOperation | undefined {
  const operations = document.paths[path] ?? {};
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return operations[wanted] ?? Object.values(operations)[0];
}

/** The schemas that a body may have; with `fields`, its records may lack members. */
const referencesTo = ({ schema }: z.infer<typeof bodyHolder>, sparse: string | undefined): string[] =>
  [schema.$ref, ...(sparse === undefined ? [] : [`#/components/schemas/${sparse}`])].map(
    (one) => `${DOCUMENT_ID}${one}`,
  );

/** The validator of a body that has one of some schemas. */
function compiled(ajv: Ajv2020, references: readonly string[]): ValidateFunction {
  const known = references.length === 1 ? ajv.getSchema(references.join()) : undefined;
  return known ?? ajv.compile({ anyOf: references.map(($ref) => ({ $ref })) });
}
