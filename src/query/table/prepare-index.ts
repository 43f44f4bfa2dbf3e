import type { TimedCurves } from '../../catalog/torque-speed/curve-schema.ts';
import { figureOrNull } from './column-values.ts';
import { DIRECTIONS, rowsInOrder, type SortKey } from './order.ts';
import type { PreparedIndex } from './prepared-schemas.ts';
import { listSorted, listValues } from './row-lists.ts';
import { fold, joinedTailsOf, piecesOfId, tailsOf, vocabularyOf } from './words/text.ts';
import { prepareSearch } from './words/word-index.ts';

/** The index of a kind of record: its searched texts, filters and orders. */
export interface IndexDefinition<Subject> {
  readonly nameOf: (subject: Subject) => string;
  /** The texts over which free text searches. */
  readonly textOf: (subject: Subject) => readonly string[];
  /** The names whose letters and digits a term may be, however it is joined: brand and name, id, aliases. */
  readonly namesOf: (subject: Subject) => readonly string[];
  /** The figures that numeric filters and orders compare; null where unknown. */
  readonly columns: Readonly<Record<string, (subject: Subject) => number | null>>;
  /** The values under which each filter lists a record. */
  readonly values: Readonly<Record<string, (subject: Subject) => readonly string[]>>;
  /** The curves of torque and speed; absent where the records have none. */
  readonly curves?: (subjects: readonly Subject[]) => TimedCurves;
}

/**
 * Prepares records, which are in the order of their ids: texts folded, columns filled, every order sorted.
 */
export function prepareIndex<Subject extends { readonly id: string }>(
  subjects: readonly Subject[],
  { nameOf, textOf, namesOf, columns, values, curves }: IndexDefinition<Subject>,
): PreparedIndex {
  const ids = subjects.map(({ id }) => id);
  const names = subjects.map((subject) => nameOf(subject).toLowerCase());
  const figures = mapValues(columns, (figureOf) =>
    Float64Array.from(subjects, (subject) => figureOf(subject) ?? NaN),
  );
  const texts = subjects.map((subject) => fold(textOf(subject).join('\n')));
  return {
    ids,
    names,
    columns: figures,
    orders: ordersOf(ids, {
      id: ids,
      name: names,
      ...mapValues(figures, (column) => Array.from(column, (figure) => figureOrNull(figure))),
    }),
    values: mapValues(values, (valuesOf) => listValues(subjects.map(valuesOf))),
    search: prepareSearch(texts.map(tailsOf)),
    texts,
    models: prepareSearch(
      subjects.map((subject) => namesOf(subject).flatMap((name) => joinedTailsOf(fold(name)))),
    ),
    nameWords: prepareSearch(
      subjects.map((subject) => namesOf(subject).flatMap((name) => tailsOf(fold(name)))),
    ),
    allNames: subjects.map((subject) => fold(namesOf(subject).join('\n'))),
    vocabulary: vocabularyOf(texts),
    nearIds: listSorted(ids.map(piecesOfId)),
    curves: curves?.(subjects) ?? null,
  };
}

/** The rows in the order of each of some keys, in both directions. */
const ordersOf = (
  ids: readonly string[],
  keys: Readonly<Record<string, readonly SortKey[]>>,
): Record<string, Uint32Array> =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, keysHere]) =>
      DIRECTIONS.map((direction) => [`${name} ${direction}`, rowsInOrder(ids, keysHere, direction)]),
    ),
  );

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
