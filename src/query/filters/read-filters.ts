import { queryFault, shown, type Fault } from '../parameters/field-error.ts';
import { rowsOf, type Row } from '../parameters/index-by-name.ts';
import { refusedText, type Reader } from '../parameters/reader.ts';
import { contradictions } from './bounds.ts';
import type { Filter, Filters, GivenFilter } from './filter.ts';

/**
 * Reads the filters of a list that are given, in the order of their table; what is wrong with them is among
 * the reader's faults.
 */
export function readFilters(filters: Filters, reader: Reader): GivenFilter[] {
  const { texts, faults } = reader;
  const given: GivenFilter[] = [];
  for (const row of rowsGiven(filters, texts)) {
    const one = readFilter(row, reader);
    if (one !== null) given.push(one);
  }
  faults.push(...contradictions(given));
  if (texts.has('lacks')) faults.push(...knownAndUnknown(given));
  return given;
}

/** Reads a filter; null where it is as if absent, or refused. */
export function readFilter(
  { name, value: filter }: Pick<Row<Filter>, 'name' | 'value'>,
  { texts, faults }: Reader,
): GivenFilter | null {
  const text = texts.get(name) ?? '';
  const reading = filter.read(name, text);
  if (reading.ok) return reading.value;
  faults.push(refusedText({ name, text, issue: reading.fault }, filter));
  return null;
}

/** A field that is to be known and unknown at once: no record passes. */
function knownAndUnknown(given: readonly GivenFilter[]): Fault[] {
  const valueOf = (wanted: string): unknown[] =>
    [given.find(({ name }) => name === wanted)?.value ?? []].flat();
  const has = new Set(valueOf('has'));
  return valueOf('lacks')
    .filter((field) => has.has(field))
    .slice(0, 1)
    .map((field) =>
      queryFault(
        'lacks',
        `must name other fields than \`has\`; got ${shown(field)}`,
        `No record has and lacks \`${shown(field)}\`: leave it out of one of them.`,
      ),
    );
}

/**
 * The rows of a table that are given, in its order. Few of sixty are, so the texts are walked, not the table.
 */
function rowsGiven<Value>(table: Readonly<Record<string, Value>>, texts: Reader['texts']): Row<Value>[] {
  const rows = rowsOf(table);
  const given: Row<Value>[] = [];
  for (const name of texts.keys()) {
    const row = rows.get(name);
    if (row !== undefined) given.push(row);
  }
  return given.sort((one, other) => one.place - other.place);
}
