import type { JsonSchema } from '../../api/openapi/json-schema.ts';
import { pagination } from '../../api/schemas/pagination.ts';
import type { Result } from '../../catalog/result.ts';
import type { Collection } from '../../query/collection.ts';
import type { Fault } from '../../query/fault.ts';
import { list } from '../../query/list.ts';
import type { Listing } from '../../query/listings.ts';
import { parseListQuery } from '../../query/parse-list.ts';
import { argumentTexts, readArguments } from './arguments.ts';
import { askedFields, DETAIL, type AnyRecord, type Wanted } from './brief.ts';
import { hintOfFilters } from './empty-hint.ts';
import { arrayOf, closed, MAYBE_TEXT, outline, type ObjectSchema } from './schemas.ts';
import { answered, refused, type Arguments, type ToolAnswer } from './tool.ts';

/** A list as a tool searches it. */
export interface Searched {
  readonly listing: Listing;
  readonly collection: Collection<unknown>;
  /** The records at some places, as a search wants them. */
  readonly recordsAt: (places: readonly number[], wanted: Wanted) => readonly AnyRecord[];
  /** What to tell of a search that found nothing: of values that no record has, null when there are none; and what else can be tried. */
  readonly unknownValues: (given: ReadonlyMap<string, string>) => string | null;
  readonly otherwiseTry: string;
}

/** The listing of the API and the level of detail; `fields` names all fields once. Its cursors are the API's: they name the same list. */
export function searchListing(listing: Listing): Listing {
  const { fields, ...parameters } = listing.parameters;
  if (fields === undefined) throw new Error(`The list of ${listing.name} has no parameter fields.`);
  const says = `Members of each record, instead of \`detail\`, comma-separated: ${fields.several?.words?.join(', ')}.`;
  return { ...listing, parameters: { ...parameters, fields: { ...fields, says }, ...DETAIL } };
}

/** The output of a search: a page as the API answers it, and a hint. Which fields its records have, the arguments tell. */
export const searchOutput = (record: JsonSchema): ObjectSchema =>
  closed({ data: arrayOf(record), pagination: outline(pagination), hint: MAYBE_TEXT });

type Level = Result<Readonly<Record<string, string>>, readonly Fault[]>;

/** Searches a list with levels of detail: the same records as the API's list, for the same query. */
export const search = (searched: Searched, { detail, ...query }: Arguments): ToolAnswer =>
  searchPage(searched, query, readArguments(DETAIL, { detail }));

/** Searches a list at a level of detail. */
export function searchPage(
  { listing, collection, recordsAt, unknownValues, otherwiseTry }: Searched,
  query: Arguments,
  level: Level = { ok: true, value: {} },
): ToolAnswer {
  const { pairs, faults } = argumentTexts(listing.parameters, query);
  const parsed = parseListQuery(listing, pairs);
  const allFaults = [...faults, ...(parsed.ok ? [] : parsed.fault.faults), ...(level.ok ? [] : level.fault)];
  if (allFaults.length > 0) return refused({ code: 'invalid_parameter', faults: allFaults });
  if (!parsed.ok) return refused({ code: parsed.fault.code });
  const { places, total, nextCursor } = list(collection, parsed.value);
  const given = new Map(pairs);
  const wanted = {
    isFull: level.ok && level.value.detail === 'full',
    fields: parsed.value.fields,
    asked: askedFields(listing, given),
  };
  const found = { filters: listing.filters, given: parsed.value.filters, index: collection };
  const hintWhenEmpty = (): string => unknownValues(given) ?? hintOfFilters(found) ?? otherwiseTry;
  return answered({
    data: recordsAt(places, wanted),
    pagination: { next_cursor: nextCursor, has_more: nextCursor !== null, total },
    hint: total === 0 ? hintWhenEmpty() : null,
  });
}
