import type { JsonSchema } from '../../../query/parameters/kinds.ts';
import { schemaOf, type Parameter, type Parameters } from '../../../query/parameters/parameter.ts';
import { shortText, withoutCommas } from './short-texts.ts';

/** A JSON Schema of an object, as MCP wants for the input and the output of a tool. */
export type ObjectSchema = Readonly<{
  type: 'object';
  properties: Readonly<Record<string, JsonSchema>>;
  /** Absent if no member is required: an empty list would cost tokens. */
  required?: readonly string[];
  additionalProperties: false;
}>;

/** The closed schema of these properties. */
export const closed = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): ObjectSchema => ({ ...membersOf(properties, required), additionalProperties: false });

const membersOf = (properties: ObjectSchema['properties'], required: readonly string[]): OutputSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

/**
 * The schema of the top members of a result; the description explains the rest, because a full schema would
 * cost every client too many tokens.
 */
export type OutputSchema = Omit<ObjectSchema, 'additionalProperties'>;

/** The outline of a result: its members, and those that are always present. */
export const output = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): OutputSchema => membersOf({ ...properties, hint: TEXT }, required);

/** The schema of any text. */
export const TEXT: JsonSchema = { type: 'string' };

/**
 * An object whose members the tool's description lists in words: their schema would cost every client more than
 * they say. As in any JSON Schema, it is open: it may have every member.
 */
export const OBJECT: JsonSchema = { type: 'object' };

export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const TEXTS: JsonSchema = arrayOf(TEXT);

export const OBJECTS: JsonSchema = arrayOf(OBJECT);

/**
 * The input schema of a tool, from parameters of the API and its own. It describes values, not the texts of a
 * query.
 */
export const inputOf = (parameters: Parameters, own: Parameters = {}): ObjectSchema =>
  closed(
    {
      ...propertiesOf(parameters, shortText),
      ...propertiesOf(own, (_, { says }) => withoutCommas(says)),
    },
    Object.entries({ ...parameters, ...own }).flatMap(([name, { required }]) =>
      required === true ? [name] : [],
    ),
  );

const propertiesOf = (parameters: Parameters, textOf: typeof shortText): ObjectSchema['properties'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const description = textOf(name, parameter);
      return [name, { ...typeOf(parameter), ...(description !== undefined && { description }) }];
    }),
  );

// There are more names of fields: describe_catalog lists them, and the error for a misspelt one suggests the
// nearest.
const FEW = 6;

/**
 * The type of an argument. A text that lists values is an array here, because models write arrays; a text
 * with commas is accepted too.
 */
function typeOf(parameter: Parameter): JsonSchema {
  const { kind } = parameter;
  const words = kind.words.length === 0 || kind.words.length > FEW ? {} : { enum: kind.words };
  if (kind.isSeparated === true) return arrayOf({ ...TEXT, ...words });
  if (kind.control === 'flag')
    return {
      type: 'boolean',
      ...(parameter.defaultValue !== undefined && { default: parameter.defaultValue === 'true' }),
    };
  if (kind.control === 'range') return { anyOf: [{ type: 'number' }, TEXT] };
  if (kind.control !== 'number') return { ...TEXT, ...words };
  const { type, minimum, maximum, default: defaultValue } = schemaOf(parameter);
  if (type === 'integer') return { type, minimum, maximum, default: defaultValue };
  return { type: 'number', ...(defaultValue !== undefined && { default: defaultValue }) };
}
