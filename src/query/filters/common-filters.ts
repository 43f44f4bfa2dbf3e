import { isKnown } from '../../catalog/records/is-known.ts';
import { flag, list, lowerCase, mapped, text } from '../parameters/kinds.ts';
import { countrySpelled } from '../parameters/names/value-aliases.ts';
import { keepAll, keepMask } from '../table/row-filter.ts';
import { searchTerms } from '../table/words/text.ts';
import { INCLUDE_UNKNOWN, LACKS } from './filter-names.ts';
import { anyOf, filter, type Filter, type Filters, listed } from './filter.ts';

/* Constructors of the filters that several kinds of record have. */

/** Free-text search: every word must occur in the record's text; a list corrects what occurs nowhere. */
export const search = (fields: string, about: readonly string[], example: string): Filter =>
  filter({
    about,
    kind: mapped(text(), (value) => ({ ok: true, value: searchTerms(value) })),
    says: `Free-text search over ${fields}, and over other names of model and maker. Every search word must match the beginning of a word there; one of up to three letters must match a whole word, and a "quoted phrase" must occur as written. Case and accents do not matter. A list or an export replaces a word that occurs nowhere with a similar one, and \`Query-Corrected\` says so; a match or a summary does not. A blank text is ignored.`,
    example,
    readsBlank: true,
    isAbsent: (terms) => terms.length === 0,
    test: (terms, index) => keepMask(index.matching(terms)),
  });

/** One of the makers, or any of several. */
export const brand = (example: string): Filter =>
  anyOf('brand', {
    says: 'Exact brand name, in any case; a comma is "or". See `/api/v1/brands`. An unknown brand finds nothing.',
    example,
  });

/** One of the makers' countries, or any of several. */
export const country = (example: string): Filter =>
  anyOf('country', {
    says: 'The maker\'s country by its English short name or its code of two letters, in any case; a comma is "or".',
    example,
    spelled: countrySpelled,
  });

/** The filter on records with a doubtful figure. */
export const doubted = listed({
  about: ['doubts'],
  kind: flag(),
  says: 'Only records with (`true`) or without (`false`) a doubtful figure; `doubts` names it.',
  example: 'false',
  valuesOf: (valueOf) => [String([valueOf('doubts') ?? []].flat().length > 0)],
});

/**
 * The filters `has` and `lacks`: the fields that they take, an example of each, and the fields that
 * `/api/v1/fields` lists.
 */
export function hasAndLacks(
  words: readonly string[],
  [known, unknown]: readonly [string, string],
  about = words,
) {
  const fieldsThatAre = (state: 'known' | 'unknown', example: string): Filter =>
    filter({
      about,
      kind: list(lowerCase, words),
      says: `Fields that must all be ${state}, separated by commas, as \`fields=\` names them.`,
      example,
      valuesOf: (valueOf) => words.filter((field) => isKnown(valueOf(field) ?? null) === (state === 'known')),
      test: (fields, index, { name }) => keepAll(fields.map((field) => keepMask(index.having(name, field)))),
    });
  return { has: fieldsThatAre('known', known), [LACKS]: fieldsThatAre('unknown', unknown) };
}

/** Names the fields whose filters keep unknown values; it removes no record itself. */
export function includingUnknown(filters: Filters, nullable: readonly string[], example: string): Filters {
  const compared = new Set(Object.values(filters).map(({ field }) => field));
  const names = nullable.filter((name) => compared.has(name));
  const row = filter({
    about: names,
    kind: list(lowerCase, names),
    says: 'Fields, separated by commas: a filter on one of them also keeps records where the field is unknown.',
    example,
    test: () => keepAll([]),
  });
  return { [INCLUDE_UNKNOWN]: row };
}
