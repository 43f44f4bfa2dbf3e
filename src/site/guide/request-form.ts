import { OPERATIONS, type Operation } from '../../api/operations.ts';
import { text } from '../../query/parameters/kinds.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import { listedWords } from './values/filters.ts';

/**
 * A form for each operation that is asked by GET and takes something: its path, and a field for each thing
 * that it takes.
 */
export const requestForms = () =>
  OPERATIONS.filter(({ method }) => method === 'GET')
    .map((operation) => ({
      id: operation.id,
      path: operation.path,
      summary: operation.summary,
      fields: fieldsOf(operation),
    }))
    .filter(({ fields }) => fields.length > 0);

function fieldsOf({ pathId, parameters, example: { id = '', query } }: Operation) {
  const asked = new URLSearchParams(query);
  asked.set('id', id);
  const own: Parameters = pathId
    ? { id: { kind: text(), says: pathId.says, example: id, required: true } }
    : {};
  return Object.entries({ ...own, ...parameters }).map(
    ([name, { kind, says, example, required = false }]) => ({
      name,
      says,
      isRequired: required,
      /** Initial value: the one in the operation's example. */
      value: asked.get(name) ?? '',
      example,
      /**
       * The values that it takes, and whether several at once; none where it takes any text or number, or
       * names of fields.
       */
      words: listedWords(kind),
      takesSeveral: kind.control === 'choices',
    }),
  );
}
