import { z } from 'zod';
import { openCursor } from './cursor.ts';
import type { Fault } from './fault.ts';
import { fingerprint } from './fingerprint.ts';
import type { Listing } from './listings.ts';
import { chosenOrder, type Order, type Position } from './order.ts';
import { allowedWords, type GivenFilter, type Parameter } from './parameter.ts';
import { ORDERING, PAGING } from './parameters.ts';
import { givenTexts, refusedText, type Pairs } from './read-parameters.ts';

/** A list query, understood: filters in the order of the table, order, page size, and where the page begins. */
export interface ListQuery<Subject> {
  readonly filters: readonly GivenFilter<Subject>[];
  readonly order: Order;
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: Position | null;
  /** What a cursor of this query is tied to: filters and order, but not the page size. */
  readonly fingerprint: string;
}

/** A query understood, or everything that is wrong with it. */
export type Parsed<Query> =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly code: 'invalid_parameter' | 'invalid_cursor'; readonly faults: readonly Fault[] };

/** Reads the parameters of a list. All faults are reported at once; a cursor is opened only when nothing else is wrong. */
export function parseListQuery<Subject>(listing: Listing<Subject>, pairs: Pairs): Parsed<ListQuery<Subject>> {
  const { texts, faults } = givenTexts(pairs, listing.parameters);
  const filters = readFilters(listing, texts);
  const paging = readPaging(texts, listing.parameters);
  const allFaults = [...faults, ...filters.faults, ...paging.faults];
  if (paging.given === null || allFaults.length > 0) return { ok: false, code: 'invalid_parameter', faults: allFaults };
  const { sort, order: direction, cursor, limit } = paging.given;
  const order = chosenOrder(sort, direction);
  const queryFingerprint = fingerprintOf(listing.name, filters.given, order);
  const after = cursor === undefined ? null : openCursor(cursor, queryFingerprint);
  if (cursor !== undefined && after === null) return { ok: false, code: 'invalid_cursor', faults: [] };
  return { ok: true, query: { filters: filters.given, order, limit, after, fingerprint: queryFingerprint } };
}

const fingerprintOf = <Subject>(list: string, filters: readonly GivenFilter<Subject>[], order: Order): string =>
  fingerprint(JSON.stringify([list, filters.map(({ name, value }) => [name, value]), order.sort, order.direction]));

function readFilters<Subject>({ filters }: Listing<Subject>, texts: ReadonlyMap<string, string>) {
  const readings = Object.entries(filters).flatMap(([name, filter]) => {
    const text = texts.get(name);
    return text === undefined ? [] : [{ name, text, filter, reading: filter.read(name, text) }];
  });
  return {
    given: readings.flatMap(({ reading }) => ('given' in reading && reading.given !== null ? [reading.given] : [])),
    faults: readings.flatMap(({ name, text, filter, reading }) =>
      'issue' in reading
        ? [refusedText({ name, text, issue: reading.issue, allowed: allowedWords(filter.schema) })]
        : [],
    ),
  };
}

/** What orders and pages a list. A listing without `sort` and `order` never gets this far with them: they are unknown to it. */
const pagingSchema = z.object({
  sort: ORDERING.sort.schema,
  order: ORDERING.order.schema,
  limit: PAGING.limit.schema,
  cursor: PAGING.cursor.schema,
});

function readPaging(texts: ReadonlyMap<string, string>, parameters: Readonly<Record<string, Parameter>>) {
  const known = [...texts].filter(([name]) => Object.hasOwn(parameters, name));
  const parsed = pagingSchema.safeParse(Object.fromEntries(known));
  if (parsed.success) return { given: parsed.data, faults: [] };
  const faults = firstOfEach(parsed.error.issues).map(({ path, message }) => {
    const name = String(path[0]);
    return refusedText({
      name,
      text: texts.get(name),
      issue: message,
      allowed: allowedWords(parameters[name]?.schema),
    });
  });
  return { given: null, faults };
}

/** One issue of each parameter: a huge `limit` is no safe integer and too large as well. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.filter(({ path }, index) => issues.findIndex((issue) => issue.path[0] === path[0]) === index);
