import { pagination } from '../../api/schemas/pagination.ts';
import type { Result } from '../../catalog/result.ts';
import type { Collection } from '../../query/collection.ts';
import type { Fault } from '../../query/fault.ts';
import type { Filter } from '../../query/filter.ts';
import { choice, separated, type JsonSchema } from '../../query/kinds.ts';
import { list } from '../../query/list.ts';
import type { Listing } from '../../query/listings.ts';
import type { Parameters } from '../../query/parameter.ts';
import { parseListQuery } from '../../query/parse-list.ts';
import { parseJsonArray } from '../../query/prepared-json.ts';
import { searchTerms } from '../../query/text.ts';
import { argumentTexts, readArguments } from './arguments.ts';
import { hintOfFilters } from './nothing-found.ts';
import { arrayOf, closed, MAYBE_TEXT, outline, type ObjectSchema } from './schemas.ts';
import { answered, refused, type Arguments, type ToolAnswer } from './tool.ts';

/** How much of each record a search returns. */
export const DETAILS = ['brief', 'full'] as const;

/** The parameter that a search has besides those of the API. */
const DETAIL = {
  detail: {
    kind: choice(DETAILS),
    usual: 'brief',
    says: '`brief` records have what is known of the fields to choose, filter and sort by; `full` ones have every field, including the `sources` to cite, for about five times the tokens.',
    example: 'full',
  },
} satisfies Parameters;

/** A record by the names of its fields. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** Which members of its records a search answers with. */
export interface Wanted {
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

/** The fields of a list's records: all of them by name, and those that a brief record has. */
interface BriefFields {
  readonly all: readonly string[];
  readonly usual: readonly string[];
}

/** Reads records as a search wants them: brief ones have what is known of the usual fields and of those asked for. */
export const readBrief =
  ({ all, usual }: BriefFields) =>
  (collection: Collection<unknown>, places: readonly number[], { isFull, fields, asked }: Wanted): AnyRecord[] => {
    if (fields !== null) return parseJsonArray(collection.selectionOf(places, fields));
    if (isFull) return parseJsonArray(collection.jsonOf(places));
    const names = all.filter((name) => usual.includes(name) || asked.has(name));
    return parseJsonArray(collection.selectionOf(places, names)).map(knownOf);
  };

/** The members of a record that are known. */
export const knownOf = (record: AnyRecord): AnyRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

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
  const says = `Members of each record, instead of \`detail\`, comma-separated: ${fields.kind.words.join(', ')}.`;
  return { ...listing, parameters: { ...parameters, fields: { ...fields, says }, ...DETAIL } };
}

/** The output of a search: a page as the API answers it, and a hint. Which fields its records have, the arguments tell. */
export const searchOutput = (record: JsonSchema): ObjectSchema =>
  closed({ data: arrayOf(record), pagination: outline(pagination), hint: MAYBE_TEXT });

/** What to say of words that were corrected to find something; null where none was. */
function correctionHint(
  { correctionsOf }: Pick<Collection<unknown>, 'correctionsOf'>,
  given: ReadonlyMap<string, string>,
): string | null {
  const corrections = correctionsOf(searchTerms(given.get('q') ?? ''));
  if (corrections.length === 0) return null;
  return corrections.map(({ from, to }) => `\`${from}\` occurs nowhere: these are for \`${to}\`.`).join(' ');
}

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
    hint: total === 0 ? hintWhenEmpty() : correctionHint(collection, given),
  });
}
