import { OPERATIONS, type Operation } from '../../api/operations.ts';
import { listedWords } from './parameter-rows.ts';

/** A field of the form that builds a request. */
export interface RequestField {
  readonly name: string;
  readonly says: string;
  readonly isRequired: boolean;
  /** What the field holds at first: its value in the operation's example. */
  readonly value: string;
  readonly example: string;
  /** The values that it takes, and whether several at once; none where it takes any text or number, or names of fields. */
  readonly words: readonly string[];
  readonly takesSeveral: boolean;
}

/** The form of an operation: its path, and a field for each thing that it takes. */
export interface RequestForm {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly fields: readonly RequestField[];
}

/** A form for each operation that is asked by GET and takes something. */
export const requestForms = (): RequestForm[] =>
  OPERATIONS.filter(({ method }) => method === 'GET')
    .map((operation) => ({
      id: operation.id,
      path: operation.path,
      summary: operation.summary,
      fields: [...idFields(operation), ...parameterFields(operation)],
    }))
    .filter(({ fields }) => fields.length > 0);

function idFields({ pathId, example: { id = '' } }: Operation): RequestField[] {
  return pathId === undefined
    ? []
    : [{ name: 'id', says: pathId.says, isRequired: true, value: id, example: id, words: [], takesSeveral: false }];
}

function parameterFields({ parameters, example: { query } }: Operation): RequestField[] {
  const asked = new URLSearchParams(query);
  return Object.entries(parameters).map(([name, { kind, says, example, required = false }]) => ({
    name,
    says,
    isRequired: required,
    value: asked.get(name) ?? '',
    example,
    words: listedWords(kind),
    takesSeveral: kind.control === 'choices',
  }));
}
