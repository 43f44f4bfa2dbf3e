import type { Filters } from '../../query/filters/filter.ts';
import { readFilters } from '../../query/filters/read-filters.ts';
import type { FieldError } from '../../query/parameters/field-error.ts';
import { text } from '../../query/parameters/kinds.ts';
import type { Parameter, Parameters } from '../../query/parameters/parameter.ts';
import { givenTexts, openReader, type Pairs } from '../../query/parameters/reader.ts';

// No address is longer.
const LONGEST = 100_000;

/** A parameter that only a page has: no document lists it. */
export const ofPage = (kind: Parameter['kind']): Parameter => ({ kind, says: '', example: '' });

/** Such a parameter of any text. */
export const ANY_TEXT: Parameter = { ...ofPage(text(LONGEST)), readsBlank: true };

/**
 * Messages about parts of an address that a page does not understand, with the API's hints. `own` are the
 * page's parameters beside the filters.
 */
export function addressErrors(pairs: Pairs, own: Parameters, filters: Filters = {}): string[] {
  const known = { units: ANY_TEXT, ...own };
  const reader = openReader(givenTexts(pairs, { ...known, ...filters }));
  for (const [name, parameter] of Object.entries(known)) reader.read(name, parameter);
  readFilters(filters, reader);
  return reader.errors.map(sentenceOf);
}

/** An error in words for the reader of a page, without the list of all parameters. */
export function sentenceOf({ field, detail, repair = '' }: FieldError): string {
  const isHint = !repair.startsWith('The parameters are') && !repair.startsWith(`\`${field}\``);
  return `${field} ${detail.replace('of this operation', 'of this page')}.${isHint ? ` ${repair}` : ''}`;
}
