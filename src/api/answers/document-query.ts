import { valueAt } from '../../query/parameters/field-error.ts';
import { givenTexts, openReader } from '../../query/parameters/reader.ts';
import { CACHED, type Document } from '../documents/json-document.ts';
import type { OperationRow } from '../operation-row.ts';
import { problem } from '../problem.ts';
import type { Question } from '../question.ts';

/**
 * Applies the query of a request to a document of the build, read by `content`. Returns one of its texts for
 * `?format=`, a problem for a wrong query, and null for the whole document.
 */
export function answerDocumentQuery(
  { baseUrl, path, parameters }: Pick<Question, 'path' | 'parameters'> & { readonly baseUrl: string },
  {
    parameters: table,
    formats = {},
    ignoresParameters = false,
  }: Pick<OperationRow, 'parameters' | 'formats' | 'ignoresParameters'>,
  content: () => string,
): Document | null {
  if (ignoresParameters || parameters.size === 0) return null;
  const { read, errors } = openReader(givenTexts(parameters, table));
  const asked = table.format && read('format', table.format);
  if (errors.length > 0) return problem('invalid_parameter', { baseUrl, path, errors });
  const type = typeof asked === 'string' ? formats[asked] : undefined;
  if (typeof asked !== 'string' || type === undefined) return null;
  return { status: 200, type, body: `${memberOf(content(), asked)}\n`, headers: CACHED };
}

function memberOf(json: string, name: string): string {
  const text = valueAt(JSON.parse(json), [name]);
  if (typeof text !== 'string') throw new Error(`The document has no text called ${name}.`);
  return text;
}
