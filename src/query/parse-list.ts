import type { z } from 'zod';
import type { Result } from '../catalog/result.ts';
import { bestFirst } from './best-of.ts';
import { contradictions } from './bounds.ts';
import { fingerprintOfText, openCursor } from './cursor.ts';
import type { Fault } from './fault.ts';
import type { GivenFilter } from './filter.ts';
import type { Listing } from './listings.ts';
import { chosenOrder, type Order, type Position } from './order.ts';
import { allowedWords, type Parameter, type ReadTogether } from './parameter.ts';
import { givenTexts, refusedText, type Pairs } from './read-parameters.ts';
import { rowsOf } from './rows.ts';

/** A list query, understood: filters in the order of the table, order, page size, and where the page begins. */
export interface ListQuery {
  readonly filters: readonly GivenFilter[];
  /** Two figures: of what passes the filters, only what no other beats on both is kept. Null for no frontier. */
  readonly frontier: readonly string[] | null;
  readonly order: Order;
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: Position | null;
  /** The members of each record to answer with; null for all of the closed record. */
  readonly fields: readonly string[] | null;
  /** What a cursor of this query is tied to: filters, frontier and order, but neither page size nor members. Most pages have no cursor. */
  readonly fingerprint: () => string;
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
  const paging = readPaging(listing.paging, listing.parameters, texts);
  const allFaults = [...faults, ...filters.faults, ...paging.faults];
  if (paging.given === null || allFaults.length > 0) return refusal('invalid_parameter', allFaults);
  const { cursor, limit, fields = null, frontier = null } = paging.given;
  const order = orderOf(paging.given);
  const narrowing = frontier === null ? filters.given : [...filters.given, { name: 'frontier', value: frontier }];
  const fingerprint = (): string => fingerprintOf(listing.name, narrowing, order);
  const after = cursor === undefined ? null : openCursor(cursor, { fingerprint: fingerprint(), order });
  if (cursor !== undefined && after === null) return refusal('invalid_cursor', []);
  return { ok: true, value: { filters: filters.given, frontier, order, limit, after, fields, fingerprint } };
}

/** The order that is asked for; of a frontier, by its first figure with the better end first unless something else is. */
function orderOf({ frontier, sort, order }: Paging): Order {
  const [first] = frontier ?? [];
  return first === undefined || sort !== undefined
    ? chosenOrder(sort, order)
    : chosenOrder(first, order ?? bestFirst(first));
}

type Paging = Listing['paging']['usual'];

const refusal = (code: QueryRefusal['code'], faults: readonly Fault[]): Result<never, QueryRefusal> => ({
  ok: false,
  fault: { code, faults },
});

const fingerprintOf = (list: string, filters: readonly Pick<GivenFilter, 'name' | 'value'>[], order: Order): string =>
  fingerprintOfText(
    JSON.stringify([list, filters.map(({ name, value }) => [name, value]), order.sort, order.direction]),
  );

/** Reads the filters of a list: those that are given, and what is wrong with them. */
export function readFilters({ filters }: Pick<Listing, 'filters'>, texts: ReadonlyMap<string, string>) {
  const given: GivenFilter[] = [];
  const faults: Fault[] = [];
  for (const { name, filter, text } of askedOf(filters, texts)) {
    const reading = filter.read(name, text);
    if (!reading.ok) faults.push(refusedText({ name, text, issue: reading.fault, ...wordsOf(filter) }));
    else if (reading.value !== null) given.push(reading.value);
  }
  faults.push(...contradictions(given));
  return { given, faults };
}

/** The filters that are given, in the order of the table. Few of sixty are, so the texts are walked, not the table. */
function askedOf<Each>(filters: Readonly<Record<string, Each>>, texts: ReadonlyMap<string, string>) {
  const rows = rowsOf(filters);
  const asked: { name: string; filter: Each; text: string; place: number }[] = [];
  for (const [given, text] of texts) {
    const row = rows.get(given);
    if (row === undefined) continue;
    const { name, value: filter, place } = row;
    const one = { name, filter, text, place };
    let at = asked.length;
    for (let last = asked[at - 1]; last !== undefined && last.place > place; last = asked[at - 1]) {
      asked[at] = last;
      at -= 1;
    }
    asked[at] = one;
  }
  return asked;
}

/** What is given by the texts of parameters that one schema reads, and what is wrong with these. */
export function readPaging<Given>(
  { schema, names, usual }: ReadTogether<Given>,
  parameters: Readonly<Record<string, Parameter>>,
  texts: ReadonlyMap<string, string>,
): { given: Given | null; faults: readonly Fault[] } {
  if (!names.some((name) => texts.has(name))) return { given: usual, faults: [] };
  const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, texts.get(name)])));
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
