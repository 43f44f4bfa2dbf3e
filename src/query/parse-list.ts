import type { z } from 'zod';
import type { Result } from '../catalog/result.ts';
import { contradictions } from './bounds.ts';
import { fingerprint, openCursor } from './cursor.ts';
import type { Fault } from './fault.ts';
import type { GivenFilter } from './filter.ts';
import type { Listing } from './listings.ts';
import { chosenOrder, type Order, type Position } from './order.ts';
import { allowedWords, type Parameter } from './parameter.ts';
import { givenTexts, refusedText, type Pairs } from './read-parameters.ts';

/** A list query, understood: filters in the order of the table, order, page size, and where the page begins. */
export interface ListQuery {
  readonly filters: readonly GivenFilter[];
  readonly order: Order;
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: Position | null;
  /** What a cursor of this query is tied to: filters and order, but not the page size. */
  readonly fingerprint: string;
}

/** Why a query is refused: everything that is wrong with it. */
export interface QueryRefusal {
  readonly code: 'invalid_parameter' | 'invalid_cursor';
  readonly faults: readonly Fault[];
}

/** Reads the parameters of a list. All faults are reported at once; a cursor is opened only when nothing else is wrong. */
export function parseListQuery(listing: Listing, pairs: Pairs): Result<ListQuery, QueryRefusal> {
  const { texts, faults } = givenTexts(pairs, listing.parameters);
  const filters = readFilters(listing, texts);
  const paging = readPaging(listing, texts);
  const allFaults = [...faults, ...filters.faults, ...paging.faults];
  if (paging.given === null || allFaults.length > 0) return refusal('invalid_parameter', allFaults);
  const { sort, order: direction, cursor, limit } = paging.given;
  const order = chosenOrder(sort, direction);
  const owner = { fingerprint: fingerprintOf(listing.name, filters.given, order), order };
  const after = cursor === undefined ? null : openCursor(cursor, owner);
  if (cursor !== undefined && after === null) return refusal('invalid_cursor', []);
  return { ok: true, value: { filters: filters.given, limit, after, ...owner } };
}

const refusal = (code: QueryRefusal['code'], faults: readonly Fault[]): Result<never, QueryRefusal> => ({
  ok: false,
  fault: { code, faults },
});

const fingerprintOf = (list: string, filters: readonly GivenFilter[], order: Order): string =>
  fingerprint(JSON.stringify([list, filters.map(({ name, value }) => [name, value]), order.sort, order.direction]));

/** Reads the filters of a list: those that are given, and what is wrong with them. */
export function readFilters({ filters }: Pick<Listing, 'filters'>, texts: ReadonlyMap<string, string>) {
  const given: GivenFilter[] = [];
  const faults: Fault[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    const text = texts.get(name);
    if (text === undefined) continue;
    const reading = filter.read(name, text);
    if (!reading.ok) faults.push(refusedText({ name, text, issue: reading.fault, ...wordsOf(filter) }));
    else if (reading.value !== null) given.push(reading.value);
  }
  return { given, faults: [...faults, ...contradictions(given)] };
}

/** The order and the page that are given by their texts, and what is wrong with these. */
export function readPaging(
  { paging, parameters }: Pick<Listing, 'paging' | 'parameters'>,
  texts: ReadonlyMap<string, string>,
) {
  const known = [...texts].filter(([name]) => Object.hasOwn(parameters, name));
  const parsed = paging.safeParse(Object.fromEntries(known));
  if (parsed.success) return { given: parsed.data, faults: [] };
  const faults = firstOfEach(parsed.error.issues).map(({ path, message }) => {
    const name = String(path[0]);
    return refusedText({ name, text: texts.get(name), issue: message, ...wordsOf(parameters[name]) });
  });
  return { given: null, faults };
}

/** One issue per parameter: a huge `limit` is both an unsafe integer and too large. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.filter(({ path }, index) => issues.findIndex((issue) => issue.path[0] === path[0]) === index);

/** The words that a parameter takes, where they are few. */
export const wordsOf = (parameter: Parameter | undefined) => ({
  allowed: parameter?.several?.words ?? allowedWords(parameter?.schema),
  takesSeveral: parameter?.several?.words !== undefined,
});
