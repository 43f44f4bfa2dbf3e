import { queryError, shown, type FieldError } from '../parameters/field-error.ts';
import { indexByName, type Row, refusedText, type Reader } from '../parameters/reader.ts';
import type { Filter, Filters, GivenFilter } from './filter.ts';

/**
 * Reads the filters of a list that are given, in the order of their table; their errors are among those of
 * the reader.
 */
export function readFilters(filters: Filters, reader: Reader): GivenFilter[] {
  const { texts, errors } = reader;
  const given: GivenFilter[] = [];
  for (const row of rowsGiven(filters, texts)) {
    const one = readFilter(row, reader);
    if (one !== null) given.push(one);
  }
  errors.push(...contradictions(given));
  if (texts.has('lacks')) errors.push(...knownAndUnknown(given));
  return given;
}

/** Reads a filter; null if it has no effect or is refused. */
export function readFilter(
  { name, value: filter }: Pick<Row<Filter>, 'name' | 'value'>,
  { texts, errors, send }: Reader,
): GivenFilter | null {
  const text = texts.get(name) ?? '';
  const reading = filter.read(name, text);
  if (reading.ok) return reading.value;
  errors.push(refusedText({ name, text, issue: reading.error }, filter, send));
  return null;
}

/** Errors for a `max_` below the `min_` of the same figure. */
export function contradictions(given: readonly GivenFilter[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const { name, value: most, floor } of given) {
    if (floor === undefined || typeof most !== 'number') continue;
    const least = given.find((filter) => filter.name === floor)?.value;
    if (typeof least === 'number' && least > most) errors.push(contradiction([floor, least], [name, most]));
  }
  return errors;
}

type Bound = readonly [name: string, value: number];

const contradiction = ([other, least]: Bound, [name, most]: Bound): FieldError =>
  queryError(
    name,
    `must be at least ${least}, which is \`${other}\`; got ${shown(most)}`,
    `Nothing lies between \`${other}=${least}\` and \`${name}=${most}\`: swap them, or leave one out.`,
  );

/** Errors for fields in both `has` and `lacks`: no record passes. */
function knownAndUnknown(given: readonly GivenFilter[]): FieldError[] {
  const valueOf = (wanted: string): unknown[] =>
    [given.find(({ name }) => name === wanted)?.value ?? []].flat();
  const has = new Set(valueOf('has'));
  return valueOf('lacks')
    .filter((field) => has.has(field))
    .slice(0, 1)
    .map((field) =>
      queryError(
        'lacks',
        `must not repeat a field of \`has\`; got ${shown(field)}`,
        `No record has and lacks \`${shown(field)}\`: leave it out of one of them.`,
      ),
    );
}

/**
 * The rows of a table that are given, in its order. The loop runs over the texts, because a query gives few
 * of the sixty rows.
 */
function rowsGiven<Value>(table: Readonly<Record<string, Value>>, texts: Reader['texts']): Row<Value>[] {
  const rows = indexByName(table);
  const given: Row<Value>[] = [];
  for (const name of texts.keys()) {
    const row = rows.get(name);
    if (row !== undefined) given.push(row);
  }
  return given.sort((one, other) => one.row - other.row);
}
