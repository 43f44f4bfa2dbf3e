import { SLUG_PATTERN } from '../../catalog/fields/value-schemas.ts';
import { TEXT_LENGTH } from '../../limits.ts';
import { separated, type JsonSchema } from '../../query/parameters/kinds.ts';
import { isList, schemaOf, type Parameter } from '../../query/parameters/parameter.ts';
import type { OperationRow } from '../operation-row.ts';
import type { Components, Reference } from './components.ts';

/** The parameters of an operation: the id in its path, those of its table, and the headers that it takes. */
export const parametersOf = (operation: OperationRow, components: Components): Reference[] =>
  [
    ...pathParameters(operation),
    ...queryParameters(operation, components),
    ...headerParameters(operation),
  ].map((parameter) =>
    components.parameters.refer(parameter, [parameter.name, `${operation.id}.${parameter.name}`]),
  );

const pathParameters = ({ pathId, example }: OperationRow) =>
  pathId === undefined
    ? []
    : [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: pathId.says,
          schema: { type: 'string', pattern: SLUG_PATTERN.source, minLength: 1, maxLength: TEXT_LENGTH },
          example: example.id,
        },
      ];

const queryParameters = ({ id, parameters }: OperationRow, components: Components) =>
  Object.entries(parameters).map(([name, parameter]) =>
    queryParameter(name, parameter, sharing(components, name, id)),
  );

function queryParameter(name: string, parameter: Parameter, shared: (schema: JsonSchema) => JsonSchema) {
  const { says, example, required = false } = parameter;
  return {
    name,
    in: 'query',
    // `false` is OpenAPI's default.
    ...(required && { required }),
    description: says,
    schema: shared(schemaOf(parameter)),
    ...(isList(parameter) && { style: 'form', explode: false }),
    ...(example !== '' && { example: exampleOf(parameter) }),
  };
}

// A shorter schema is no longer than a reference to it.
const LONG = 120;

/**
 * Writes a long schema, or the schema of a list's items, once, and refers to it from every parameter that has
 * it.
 */
function sharing({ schemas }: Components, parameter: string, operation: string) {
  const refer = (schema: JsonSchema, names: readonly string[]): JsonSchema =>
    JSON.stringify(schema).length < LONG
      ? schema
      : { ...schemas.refer(schema, [...names, parameter, `${operation}_${parameter}`].map(nameOfValue)) };
  return (schema: JsonSchema): JsonSchema => {
    const { items } = schema;
    if (typeof items !== 'object') return refer(schema, []);
    // Any text without a comma is a name: of a brand, a bus, a robot.
    return { ...schema, items: refer({ ...items }, Object.hasOwn({ ...items }, 'enum') ? [] : ['name']) };
  };
}

const nameOfValue = (name: string): string =>
  `${name.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Value`;

/** The example of a parameter as a JSON value: a number, a list, or a text. */
function exampleOf(parameter: Parameter): unknown {
  const { kind, example } = parameter;
  if (isList(parameter)) return separated(example);
  return kind.control === 'number' && kind.json.type !== 'string' ? Number(example) : example;
}

const headerParameters = ({ body }: OperationRow) =>
  body === undefined
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Accepted in any form, without effect: the operation changes nothing.',
          schema: { type: 'string', maxLength: 255 },
        },
      ];
