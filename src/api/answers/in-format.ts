import { givenTexts, openReader } from '../../query/read-parameters.ts';
import { CACHEABLE, type Document } from '../document.ts';
import type { OperationRow } from '../operation.ts';
import { problem } from '../problem.ts';
import type { Question } from '../question.ts';

/** A question and the base of the addresses in its answer. */
type Place = Pick<Question, 'path' | 'parameters'> & { readonly baseUrl: string };

/**
 * The text that `?format=` asks for, out of a document that was made at build time, which `content` reads; null where it asks
 * for none, or there are none.
 */
export function inFormat(
  { baseUrl, path, parameters }: Place,
  { parameters: table, formats = {} }: Pick<OperationRow, 'parameters' | 'formats'>,
  content: () => string,
): Document | null {
  if (table.format === undefined || [...parameters.keys()].length === 0) return null;
  const { read, faults } = openReader(givenTexts(parameters, table));
  const asked = read('format', table.format);
  if (faults.length > 0) return problem('invalid_parameter', { baseUrl, path, faults });
  const type = typeof asked === 'string' ? formats[asked] : undefined;
  if (typeof asked !== 'string' || type === undefined) return null;
  return { status: 200, type, body: `${memberOf(content(), asked)}\n`, headers: { 'Cache-Control': CACHEABLE } };
}

function memberOf(json: string, name: string): string {
  const document: unknown = JSON.parse(json);
  const [, text] = Object.entries(document ?? {}).find(([member]) => member === name) ?? [];
  if (typeof text !== 'string') throw new Error(`The document has no text called ${name}.`);
  return text;
}
