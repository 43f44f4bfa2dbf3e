import { z } from 'zod';
import { pagination } from '../../api/schemas/pagination.ts';
import type { Collection } from '../../query/collection.ts';
import { emptyResultHint, list } from '../../query/list.ts';
import type { Listing } from '../../query/listings.ts';
import { parseListQuery } from '../../query/parse-list.ts';
import { parseJson } from '../../query/prepared-json.ts';
import { argumentTexts, readArguments } from './arguments.ts';
import { DETAIL, isInBrief, pick } from './brief.ts';
import { arrayOf, closed, outline, type ObjectSchema, MAYBE_TEXT } from './schemas.ts';
import { answered, refused, type Arguments, type ToolAnswer } from './tool.ts';

/** A list as a tool searches it. */
export interface Searched {
  /** The listing of the API with the tool's own parameter. */
  readonly listing: Listing;
  readonly collection: Collection<unknown>;
  /** The usual fields of a brief record. */
  readonly briefFields: readonly string[];
  /** What a brief record says beyond its fields, by the place of the record. */
  readonly briefExtras?: (place: number) => Readonly<Record<string, unknown>>;
  /** What to tell of a search that found nothing: of values that no record has, null when there are none; and what else can be tried. */
  readonly unknownValues: (given: ReadonlyMap<string, string>) => string | null;
  readonly otherwiseTry: string;
}

/** The listing of the API and the level of detail. Its cursors are the API's: they name the same list. */
export function searchListing(listing: Listing): Listing {
  const { fields: _fields, ...parameters } = listing.parameters;
  return { ...listing, parameters: { ...parameters, ...DETAIL } };
}

/** The output of a search: a page as the API answers it, and a hint. */
export const searchOutput = (record: ObjectSchema): ObjectSchema =>
  closed({ data: arrayOf(record), pagination: outline(pagination), hint: MAYBE_TEXT });

// Its fields were checked when the service was prepared; to check 100 of them again takes 3 ms.
const anyRecord = z.record(z.string(), z.unknown());

/** Searches a list: the same records as the API's list, for the same query. */
export function search(
  { listing, collection, briefFields, briefExtras, unknownValues, otherwiseTry }: Searched,
  { detail, ...query }: Arguments,
): ToolAnswer {
  const { pairs, faults } = argumentTexts(listing.parameters, query);
  const parsed = parseListQuery(listing, pairs);
  const level = readArguments(DETAIL, { detail });
  const allFaults = [...faults, ...(parsed.ok ? [] : parsed.fault.faults), ...(level.ok ? [] : level.fault)];
  if (allFaults.length > 0) return refused({ code: 'invalid_parameter', faults: allFaults });
  if (!parsed.ok) return refused({ code: parsed.fault.code });
  const { places, total, nextCursor } = list(collection, parsed.value);
  const given = new Map(pairs);
  const isPicked = isInBrief(briefFields, given);
  const recordAt = (place: number) => {
    const record = anyRecord.parse(parseJson(collection.jsonAt(place)));
    return detail === 'full' ? record : { ...pick(record, isPicked), ...briefExtras?.(place) };
  };
  const hintWhenEmpty = (): string => unknownValues(given) ?? emptyResultHint(collection, parsed.value) ?? otherwiseTry;
  return answered({
    data: places.map(recordAt),
    pagination: { next_cursor: nextCursor, has_more: nextCursor !== null, total },
    hint: total === 0 ? hintWhenEmpty() : null,
  });
}
