import { z } from 'zod';
import type { JsonSchema } from '../../query/kinds.ts';
import { isList, schemaOf, type Parameter, type Parameters } from '../../query/parameter.ts';

/** A JSON Schema of an object, as MCP wants for the input and the output of a tool. */
export type ObjectSchema = Readonly<{
  type: 'object';
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
  additionalProperties: false;
}>;

/** The closed schema of these properties. */
export const closed = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): ObjectSchema => ({ type: 'object', properties, required, additionalProperties: false });

/** A text. */
export const TEXT: JsonSchema = { type: 'string' };

/** A text, or null. Not a list of types: some clients take only one. */
export const MAYBE_TEXT: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'null' }] };

/** An object whose members the description tells in words: their schema would cost every client more than they say. */
export const OBJECT: JsonSchema = { type: 'object' };

/** A record, whose fields `explain_fields` explains. */
export const RECORD: JsonSchema = { type: 'object', properties: { id: TEXT }, required: ['id'] };

/** A list of such things. */
export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** The input of a tool that takes these parameters: their values, where a query has their texts. */
export const inputOf = (parameters: Parameters): ObjectSchema =>
  closed(
    Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, propertyOf(parameter)])),
    Object.keys(parameters).filter((name) => parameters[name]?.required),
  );

function propertyOf(parameter: Parameter): JsonSchema {
  const { kind, says } = parameter;
  const description = withWords(inToolWords(says), kind.control === 'choices' ? kind.words : []);
  return { ...(kind.control === 'flag' ? { type: 'boolean' } : bounded(parameter)), description };
}

// Names of fields are more, and told once.
const FEW = 8;

const withWords = (says: string, words: readonly string[]): string =>
  words.length === 0 || words.length > FEW ? says : `${says.replace(/\.$/, '')}: ${words.join(', ')}.`;

/** The type of an argument and the bounds of its number: how long a text may be, a refusal tells the few who ask. */
function bounded(parameter: Parameter): JsonSchema {
  if (isList(parameter)) return TEXT;
  if (parameter.kind.control === 'range') return { anyOf: [{ type: 'number' }, TEXT] };
  const { minLength: _least, maxLength: _most, pattern: _pattern, ...rest } = schemaOf(parameter);
  return rest;
}

/** A sentence of the API's documents in the words of the tools, and in few of them: what the API lists at paths of its own, a tool lists. */
export const inToolWords = (says: string): string =>
  says
    .replace(/`\/api\/v1\/(categories|brands|use-cases)`/g, '`list_taxonomies`')
    .replace('`/api/v1/fields`', '`explain_fields`')
    .replace(/(, in any case)?; a comma is "or"\./, ' (comma = or).');

/** The types of an object's fields and nothing more: what each means says `explain_fields`, which costs a model less than to read it in every schema. */
export function outlineOf(
  schema: z.ZodObject<Readonly<Record<string, z.ZodType>>>,
  required: readonly string[] = Object.keys(schema.shape),
): ObjectSchema {
  const properties = Object.entries(schema.shape).map(([name, field]): [string, JsonSchema] => [name, outline(field)]);
  return closed(Object.fromEntries(properties), required);
}

/** The type of a value, without its meaning and its bounds. */
export function outline(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, {
    metadata: z.registry(),
    override: ({ jsonSchema }) => shorten(jsonSchema),
  });
  return jsonSchema.parse(JSON.parse(JSON.stringify(rest, singleTypes)));
}

const jsonSchema = z.record(z.string(), z.unknown());

const LEFT_OUT = ['pattern', 'format', 'minLength', 'minimum', 'exclusiveMinimum', 'maximum', 'enum'] as const;

function shorten(schema: z.core.JSONSchema.BaseSchema): void {
  for (const keyword of LEFT_OUT) Reflect.deleteProperty(schema, keyword);
}

const severalTypes = z.looseObject({ type: z.array(z.string()) });

/** Writes `type: [X, null]` as `anyOf`: clients that map schemas onto a dialect with single types take only that. */
function singleTypes(_key: string, value: unknown): unknown {
  const several = severalTypes.safeParse(value).data;
  if (several === undefined) return value;
  const { type: types, ...rest } = several;
  return { anyOf: types.map((type) => (type === 'null' ? { type } : { ...rest, type })) };
}
