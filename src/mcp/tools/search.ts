import type { Fields } from '../../catalog/fields/field.ts';
import { namesWith } from '../../catalog/fields/read.ts';
import type { Result } from '../../catalog/result.ts';
import type { Collection } from '../../query/collection.ts';
import type { Fault } from '../../query/fault.ts';
import type { Filter } from '../../query/filter.ts';
import { choice, separated } from '../../query/kinds.ts';
import { readNames, type KnownNames } from '../../query/known-names.ts';
import { list } from '../../query/list.ts';
import type { Listing } from '../../query/listings.ts';
import type { Parameters } from '../../query/parameter.ts';
import { parseListQuery } from '../../query/parse-list.ts';
import { parseJsonArray } from '../../query/prepared-json.ts';
import { readOtherwise } from '../../query/read-otherwise.ts';
import { argumentTexts, readArguments } from './arguments.ts';
import { hintOfFilters } from './nothing-found.ts';
import { briefNames, briefRecord, wholeNames, wholeRecord, type AnyRecord } from './records.ts';
import { LIST, OBJECT, output, type OutputSchema } from './schemas.ts';
import { hintOfText } from './text-hint.ts';
import { answered, refused, type Arguments, type ToolAnswer } from './tool.ts';

/** How much of each record a search returns. */
export const DETAILS = ['brief', 'full'] as const;

/** The parameter that a search has besides those of the API. */
const DETAIL = {
  detail: {
    kind: choice(DETAILS),
    usual: 'brief',
    says: '`full` has every field and `sources`, for five times the tokens.',
    example: 'full',
  },
} satisfies Parameters;

/** Which members of its records a search answers with. */
export interface MemberChoice {
  readonly isFull: boolean;
  /** Those that `fields` names; null where it is absent. */
  readonly fields: readonly string[] | null;
  /** The fields by which it filters and sorts. */
  readonly asked: ReadonlySet<string>;
}

/** Arguments whose value names fields. */
const NAMING: readonly string[] = ['sort', 'has', 'lacks', 'frontier'];

/** The fields by which a search filters and sorts. */
const askedFields = ({ filters }: Listing, given: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set([...given].flatMap(([name, text]) => (NAMING.includes(name) ? separated(text) : fieldsOf(filters[name]))));

/** The fields that a filter looks at; a free text looks at prose. */
const fieldsOf = (filter: Pick<Filter, 'about' | 'readsBlank'> | undefined): readonly string[] =>
  filter === undefined || filter.readsBlank === true ? [] : filter.about;

/** Reads records as a search wants them: brief ones have what is known of the usual fields and of those asked for. */
export function readRecordsOf(fields: Fields<never>) {
  const usual: readonly string[] = namesWith(fields, 'brief');
  const whole = wholeNames(fields);
  return (collection: Collection<unknown>, places: readonly number[], wanted: MemberChoice): AnyRecord[] => {
    const read = (names: readonly string[]) => parseJsonArray(collection.selectionOf(places, names));
    if (wanted.fields !== null) return read(wanted.fields);
    if (wanted.isFull) return read(whole).map(wholeRecord);
    const brief = Object.keys(fields).filter((name) => usual.includes(name) || wanted.asked.has(name));
    return read(briefNames(brief)).map(briefRecord);
  };
}

/** A list as a tool searches it. */
export interface SearchedList {
  /** What the names in filters are looked up in. */
  readonly names: KnownNames;
  readonly listing: Listing;
  readonly collection: Collection<unknown>;
  /** The records at some places, as a search wants them. */
  readonly recordsAt: (places: readonly number[], wanted: MemberChoice) => readonly AnyRecord[];
  /** What to say of values that no record has; empty where there are none. */
  readonly unknownValues: (given: ReadonlyMap<string, string>) => string;
}

/** The listing of the API and the level of detail. Its cursors are the API's: they name the same list. */
export const searchListing = (listing: Listing): Listing => ({
  ...listing,
  parameters: { ...listing.parameters, ...DETAIL },
});

/** The output of a search: a page as the API answers it, and a hint. Which fields its records have, the arguments tell. */
export const SEARCH_OUTPUT: OutputSchema = output({ data: LIST, pagination: OBJECT, moved: OBJECT }, [
  'data',
  'pagination',
]);

type Level = Result<Readonly<Record<string, string>>, readonly Fault[]>;

/** Searches a list with levels of detail: the same records as the API's list, for the same query. */
export const search = (searched: SearchedList, { detail, ...query }: Arguments): ToolAnswer =>
  searchPage(searched, query, readArguments(DETAIL, { detail }));

/** Searches a list at a level of detail. */
export function searchPage(
  { names, listing, collection, recordsAt, unknownValues }: SearchedList,
  query: Arguments,
  level: Level = { ok: true, value: {} },
): ToolAnswer {
  const { pairs: texts, faults } = argumentTexts(listing.parameters, query);
  const { pairs, moved, faults: unknown } = readNames(names, listing.name, texts);
  const parsed = parseListQuery(listing, pairs);
  const allFaults = [
    ...faults,
    ...unknown,
    ...(parsed.ok ? [] : parsed.fault.faults),
    ...(level.ok ? [] : level.fault),
  ];
  if (allFaults.length > 0) return refused({ code: 'invalid_parameter', faults: allFaults });
  if (!parsed.ok) return refused({ code: parsed.fault.code });
  const { places, matches, total, nextCursor } = list(collection, parsed.value);
  const given = new Map(pairs);
  const wanted = {
    isFull: level.ok && level.value.detail === 'full',
    fields: parsed.value.fields,
    asked: askedFields(listing, given),
  };
  const found = { filters: listing.filters, given: parsed.value.filters, index: collection };
  const hintWhenEmpty = (): string => unknownValues(given) || hintOfFilters(found);
  return answered({
    data: recordsAt(places, wanted),
    pagination: { next_cursor: nextCursor, has_more: nextCursor !== null, total },
    ...(Object.keys(moved).length > 0 && { moved }),
    hint: total === 0 ? hintWhenEmpty() : hintOfText(readOtherwise(collection, given.get('q') ?? '', matches)),
  });
}
