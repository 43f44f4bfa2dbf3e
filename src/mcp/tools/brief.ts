import { choice, type Parameter } from '../../query/parameter.ts';

/** The fields that every record has. */
export const ALWAYS_KNOWN = ['id', 'name', 'brand'] as const;

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

/** A test of the fields that a brief record has if they are known: the usual ones, and those by which this search sorts or filters. */
export function isInBrief(usual: readonly string[], given: ReadonlyMap<string, string>): (field: string) => boolean {
  const named = new Set([...usual, ...[...given.keys()].flatMap(fieldsOfFilter), given.get('sort')]);
  return (field) => named.has(field);
}

/** What the field of a filter may be called: filters have its name, with `min_` or `max_` before it, or in the singular. */
function fieldsOfFilter(name: string): string[] {
  const bare = name.replace(/^(min|max)_/, '');
  return [bare, `${bare}s`];
}

/** The fields of a record that are known and pass a test, in their order. */
export const pick = (record: Readonly<Record<string, unknown>>, isPicked: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([field, value]) => value !== null && isPicked(field)));
