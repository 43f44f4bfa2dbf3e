import { withNames } from '../../api/answers/query-headers.ts';
import type { Collection } from '../../query/collection/collection.ts';
import type { Listing } from '../../query/list/list-definition.ts';
import { list } from '../../query/list/list.ts';
import { parseListQuery, type ListQuery } from '../../query/list/parse-list.ts';
import type { FieldError } from '../../query/parameters/field-error.ts';
import type { JsonSchema } from '../../query/parameters/kinds.ts';
import { readNames, type KnownNames } from '../../query/parameters/names/known-names.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import { notesOn } from '../../query/search/search-notes.ts';
import { argumentTexts } from './input/arguments.ts';
import { boundNamesIn } from './input/bound-names.ts';
import { boundsSchema, readBounds, withoutBounds } from './input/bounds.ts';
import { closed, inputOf, OBJECT, output, type OutputSchema } from './input/schemas.ts';
import { hintOfFilters, type Texts, hintOfText, joinedHints } from './results/hints.ts';
import type { AnyRecord } from './results/records.ts';
import { answered, refused, type Arguments, type ToolAnswer } from './tool.ts';

/** A list with the functions that a search tool needs. */
export interface SearchedList {
  /** The names that filters are checked against. */
  readonly names: KnownNames;
  readonly listing: Listing;
  readonly collection: Collection;
  /** Reads the records at these rows, with the named members, for a search with these texts. */
  readonly recordsAt: (
    rows: readonly number[],
    fields: ListQuery['fields'],
    given: Texts,
  ) => readonly AnyRecord[];
  /** A hint about values that no record has; empty where there are none. */
  readonly unknownValues: (given: Texts) => string;
}

/**
 * The output of a search: a page of records as the API's list has it, and a hint. The arguments decide which
 * other fields the records have.
 */
export const searchOutput = (data: JsonSchema): OutputSchema =>
  output({ data, pagination: PAGINATION, moved: OBJECT }, ['data', 'pagination']);

/** The schema of the position of a page. */
export const PAGINATION: JsonSchema = OBJECT;

/** The input of a search: the parameters of a list, with its bounds in one argument. */
export function searchInput(
  { filters }: Pick<Listing, 'filters'>,
  parameters: Parameters,
  own: Parameters = {},
) {
  const { properties } = inputOf(withoutBounds(parameters, filters), withoutBounds(own, filters));
  return closed({ ...properties, bounds: boundsSchema([...boundNamesIn(filters).keys()], LIST_BOUNDS_TEXT) });
}

/** The description of `bounds` in a list, unlike in a match, where torque and speed count together. */
export const LIST_BOUNDS_TEXT = 'Inclusive limits, each alone, in the unit of its name.';

/** Searches a list, unless the tool's own arguments have errors. */
export function searchPage(
  { names, listing, collection, recordsAt, unknownValues }: SearchedList,
  query: Arguments,
  otherErrors: readonly FieldError[] = [],
): ToolAnswer {
  const { given: asked, errors: misbound, placed } = readBounds(listing.filters, query);
  const { pairs: texts, errors } = argumentTexts(listing.parameters, asked);
  const { pairs, moved, hint: named, errors: unknown } = readNames(names, listing.name, texts);
  const parsed = withNames(
    { errors: [...misbound, ...errors, ...unknown, ...otherErrors] },
    parseListQuery(listing, pairs),
  );
  if (!parsed.ok) return refused({ ...parsed.error, errors: parsed.error.errors.map(placed) });
  const { rows, total, nextCursor } = list(collection, parsed.value);
  const given = new Map(pairs);
  const found = { filters: listing.filters, given: parsed.value.filters, index: collection };
  const hintWhenEmpty = (): string => unknownValues(given) || hintOfFilters(found);
  return answered({
    data: recordsAt(rows, parsed.value.fields, given),
    pagination: { next_cursor: nextCursor, has_more: nextCursor !== null, total },
    ...(Object.keys(moved).length > 0 && { moved }),
    hint: joinedHints(
      named,
      total === 0
        ? hintWhenEmpty()
        : hintOfText(notesOn({ index: collection, text: given.get('q') ?? '', total, suggest: () => [] })),
    ),
  });
}
