import { KIND_PARTS, kindFieldOf, kindOf } from '../../catalog/evidence/figure-kind.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Fields } from '../../catalog/fields/field.ts';
import { numericNames } from '../../catalog/fields/select-fields.ts';
import type { ActuatorProfile } from '../../catalog/records/filterable-records.ts';
import type { Filters } from '../filters/filter.ts';
import type { FilterWord } from '../parameters/names/filter-word.ts';
import type { Parameters } from '../parameters/parameter.ts';
import type { BetterEnd, Frontier, Ordering, Selection } from '../parameters/parameters.ts';
import { kindValuesOf } from '../table/column-values.ts';
import type { IndexDefinition } from '../table/prepare-index.ts';

/** The definition of a list: its filters, all its parameters in order, and the index of its records. */
export interface Listing<Subject = never> {
  readonly name: string;
  readonly filters: Filters;
  readonly parameters: Parameters;
  /** Fields that order it, and names of the members of its records. */
  readonly ordering: Ordering;
  readonly selection: Selection;
  /** The figures with a spread in summaries. */
  readonly figures: readonly string[];
  /** Absent if the list has no frontier. */
  readonly frontier?: ListFrontier;
  /** The words of its fields, with the filters for them. */
  readonly words: readonly FilterWord[];
  readonly indexing: IndexDefinition<Subject>;
}

/** The frontier of a list. */
export interface ListFrontier {
  readonly parameters: Frontier;
  /** The better end of a figure; the higher one if that depends on the purpose. */
  readonly better: (figure: string) => BetterEnd;
}

/** The values under which each filter lists a record; `valueOf` returns a field of the record. */
export function valuesOf<Subject>(
  filters: Filters,
  valueOf: (subject: Subject, field: string) => unknown,
): IndexDefinition<Subject>['values'] {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, { valuesOf: listedUnder }]) =>
      listedUnder === undefined
        ? []
        : [[name, (subject: Subject) => listedUnder((field) => valueOf(subject, field))]],
    ),
  );
}

const ROWS_OF_ACTUATORS: Fields<never> = ACTUATOR_FIELDS;

/**
 * Index values for the kinds of those figures of a table that can have one, in this table or in that of
 * actuators, because motors share their figures.
 */
export function kindsOfFigures<Subject extends Pick<ActuatorProfile, 'figures'>>(
  table: Fields<never>,
): IndexDefinition<Subject>['values'] {
  const canHaveKind = (name: string): boolean =>
    [table[name], ROWS_OF_ACTUATORS[name]].some((row) =>
      KIND_PARTS.some((part) => part in (row?.conditions ?? {})),
    );
  const named = numericNames(table).filter((name) => canHaveKind(kindFieldOf(name)));
  return Object.fromEntries(
    named.map((name) => [
      kindValuesOf(name),
      ({ figures }) => [kindOf(figures.of(name).conditions)].filter((kind) => kind !== ''),
    ]),
  );
}
