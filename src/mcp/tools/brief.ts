import type { Collection } from '../../query/collection.ts';
import type { Filter } from '../../query/filter.ts';
import type { Listing } from '../../query/listings.ts';
import { choice, separated, type Parameter } from '../../query/parameter.ts';
import { parseJsonArray } from '../../query/prepared-json.ts';

/** How much of each record a search returns. */
export const DETAILS = ['brief', 'full'] as const;

/** The parameter that a search has besides those of the API. */
export const DETAIL = {
  detail: {
    schema: choice(DETAILS).default('brief'),
    says: '`brief` records have what is known of the fields to choose, filter and sort by; `full` ones have every field, including the `sources` to cite, for about five times the tokens.',
    example: 'full',
  },
} satisfies Record<string, Parameter>;

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
export const askedFields = ({ filters }: Listing, given: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set([...given].flatMap(([name, text]) => (NAMING.includes(name) ? separated(text) : fieldsOf(filters[name]))));

/** The fields that a filter looks at; a free text looks at prose. */
const fieldsOf = (filter: Pick<Filter<never>, 'about' | 'readsBlank'> | undefined): readonly string[] =>
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
