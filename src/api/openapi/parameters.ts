import { SLUG_PATTERN } from '../../catalog/fields/values.ts';
import { TEXT_LENGTH } from '../../limits.ts';
import { separated } from '../../query/kinds.ts';
import { isList, schemaOf, type Parameter } from '../../query/parameter.ts';
import type { OperationRow } from '../operation.ts';
import type { Parts, Reference } from './parts.ts';

/** The parameters of an operation: the id in its path, those of its table, and the headers that it takes. */
export const parametersOf = (operation: OperationRow, parameters: Parts): Reference[] =>
  [...pathParameters(operation), ...queryParameters(operation), ...headerParameters(operation)].map((parameter) =>
    parameters.refer(parameter, [parameter.name, `${operation.id}.${parameter.name}`]),
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

const queryParameters = ({ parameters }: OperationRow) =>
  Object.entries(parameters).map(([name, parameter]) => queryParameter(name, parameter));

function queryParameter(name: string, parameter: Parameter) {
  const { says, example, required = false } = parameter;
  return {
    name,
    in: 'query',
    required,
    description: says,
    schema: schemaOf(parameter),
    ...(isList(parameter) && { style: 'form', explode: false }),
    ...(example !== '' && { example: exampleOf(parameter) }),
  };
}

/** An example as clients have the value: a number, a list, or a text. */
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
          required: false,
          description: 'Accepted in any form, without effect: the operation changes nothing.',
          schema: { type: 'string', maxLength: 255 },
        },
      ];
