import { z } from 'zod';
import { sentenceOf } from '../../catalog/fields/select-fields.ts';
import type { JsonSchema } from '../../query/parameters/kinds.ts';
import { LIST_PATHS } from '../http/links.ts';
import { SCHEMAS } from '../schemas.ts';

/**
 * Every named schema of the API, each referring to the others by name. Schemas of answers are open, so that a
 * client that validates them still works when a field is added; schemas of requests are closed.
 */
export function namedSchemas(requests: ReadonlySet<string>): Record<string, JsonSchema> {
  const asked = writtenSchemas(SCHEMAS, 'input');
  const answered = writtenSchemas(SCHEMAS, 'output');
  const named = Object.keys(SCHEMAS).map((name): [string, JsonSchema] => [
    name,
    withoutIdentity((requests.has(name) ? asked : answered)[name] ?? {}),
  ]);
  return explainedOnce(Object.fromEntries(named));
}

/** Schemas that have all members of another schema, which describes them. */
const EXTENDED = { ActuatorDetail: 'Actuator', RobotDetail: 'Robot' } as const;

/** The schemas, without the descriptions of members that the extended schema already describes. */
function explainedOnce(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const cut = Object.entries(EXTENDED).map(([detail, base]): [string, JsonSchema] => {
    const explained = membersOf(schemas[base]);
    const properties = Object.entries(membersOf(schemas[detail])).map(([name, member]): [string, unknown] => [
      name,
      name in explained ? withoutWords(member) : member,
    ]);
    return [detail, { ...schemas[detail], properties: Object.fromEntries(properties) }];
  });
  return { ...schemas, ...Object.fromEntries(cut) };
}

const members = z.record(z.string(), z.unknown());

const membersOf = (schema: JsonSchema | undefined): Record<string, unknown> =>
  members.parse(schema?.properties ?? {});

function withoutWords(member: unknown): JsonSchema {
  const { title: _title, description: _description, ...schema } = members.parse(member);
  return schema;
}

/**
 * The schemas as clients write values (members with a default may be absent) or as they read them (open to
 * later members).
 */
export function writtenSchemas(
  named: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: schemaReference,
    override: ({ jsonSchema }) => {
      mergeNull(jsonSchema);
      nameList(jsonSchema);
      // A label for tables, as `/api/v1/fields` has it; the description says the same in a sentence.
      delete jsonSchema.title;
      // Zod writes JavaScript's greatest integer as a maximum; it is not a bound of ours.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // Zod writes the calendar as a pattern; `format` is enough.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return schemas;
}

/** Reference to a named schema. */
export const schemaReference = (name: string): string => `#/components/schemas/${name}`;

const withoutIdentity = ({ $schema: _schema, $id: _id, id: _name, ...schema }: JsonSchema): JsonSchema =>
  schema;

/** Names the path of the list that holds all values of a field. */
function nameList(schema: z.core.JSONSchema.BaseSchema): void {
  const list = LISTS.find((name) => name === schema['x-list']);
  delete schema['x-list'];
  if (list !== undefined) schema.description = sentenceOf(schema.description ?? '', list, LIST_PATHS);
}

const LISTS = ['categories', 'brands', 'use_cases'] as const;

/**
 * Writes `anyOf: [X, null]` as `type: [X, null]` where X is a plain type: shorter, and generators read it
 * better. One value is a list of one, so that null can be another.
 */
function mergeNull(schema: z.core.JSONSchema.BaseSchema): void {
  const [known, unknown, ...others] = schema.anyOf ?? [];
  if (known?.type === undefined || unknown?.type !== 'null' || others.length > 0) return;
  delete schema.anyOf;
  const { const: only, ...plain } = known;
  const values = only === undefined ? known.enum : [only];
  Object.assign(schema, plain, { type: [known.type, 'null'] }, values && { enum: [...values, null] });
}
