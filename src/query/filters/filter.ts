import type { Result } from '../../catalog/lib/result.ts';
import { scaled } from '../../catalog/torque-speed/law.ts';
import { flag, list, lowerCase, measure } from '../parameters/kinds.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { keepAtLeast, keepAtMost, keepEither, keepMask, type RowFilter } from '../table/row-filter.ts';
import type { Table } from '../table/table.ts';
import { INCLUDE_UNKNOWN, LACKS } from './filter-names.ts';

/**
 * A filter with a value: its name and value (for the fingerprint of cursors), and the records that it keeps.
 */
export interface GivenFilter {
  readonly name: string;
  readonly value: unknown;
  /** For an upper bound, the name of the lower bound of the same figure. */
  readonly floor?: string | undefined;
  /** `given` are all filters of the query, because a torque at a speed depends on the supply. */
  readonly filterRows: (index: Table, given?: readonly GivenFilter[]) => RowFilter;
}

/** The value of a record's field by its name; null or undefined where it is unknown. */
export type ValueOf = (field: string) => unknown;

/** A parameter that narrows a list. */
export interface Filter extends Parameter {
  /** The fields of records that it is about; empty if it is about no field. */
  readonly about: readonly string[];
  /**
   * The field whose values it compares: where that is unknown, a record passes if `include_unknown` names it.
   * Null for a filter that compares no single field.
   */
  readonly field: string | null;
  /** For a bound of a figure: the end that it bounds. */
  readonly end?: 'min' | 'max';
  /** The values under which a record is listed for this filter; absent where the filter looks elsewhere. */
  readonly valuesOf?: (valueOf: ValueOf) => readonly string[];
  /** Reads the parameter's text; null for a text without effect. */
  read(name: string, text: string): Result<GivenFilter | null, string>;
}

/** Filters by name, in the order in which documents show them. */
export type Filters = Readonly<Record<string, Filter>>;

/**
 * The definition of a filter: its kind, and the records that a value keeps; `given` are all filters of the
 * query.
 */
interface FilterDefinition<Value>
  extends Parameter<Value>, Pick<Filter, 'about' | 'end' | 'valuesOf'>, Partial<Pick<Filter, 'field'>> {
  readonly floor?: string;
  readonly test: (
    value: Value,
    index: Table,
    asked: { readonly name: string; readonly given: readonly GivenFilter[] },
  ) => RowFilter;
  /** True for a value that has no effect, as if the parameter were absent. */
  readonly isAbsent?: (value: Value) => boolean;
}

/** Makes a filter from its definition. */
export const filter = <Value>({
  test,
  isAbsent,
  floor,
  field = null,
  ...definition
}: FilterDefinition<Value>): Filter => ({
  ...definition,
  field,
  read(name, text) {
    const reading = definition.kind.read(text);
    if (!reading.ok) return reading;
    const { value } = reading;
    if (isAbsent?.(value)) return { ok: true, value: null };
    const filterRows: GivenFilter['filterRows'] = (index, given = []) => {
      const keep = test(value, index, { name, given });
      return field !== null && includesUnknown(given, field)
        ? keepEither(keep, index.having(LACKS, field))
        : keep;
    };
    return { ok: true, value: { name, value, floor, filterRows } };
  },
});

/**
 * The filter with the value of a text; empty if there is no such filter, or if the text is invalid or has no
 * effect.
 */
export function givenBy(row: Filter | undefined, name: string, text: string): GivenFilter[] {
  const reading = row?.read(name, text);
  return reading?.ok === true && reading.value !== null ? [reading.value] : [];
}

/** Lists records under the values of a field, in lower case. */
export const under =
  (field: string) =>
  (valueOf: ValueOf): string[] =>
    [valueOf(field)]
      .flat()
      .flatMap((value) =>
        typeof value === 'string' || typeof value === 'boolean' ? String(value).toLowerCase() : [],
      );

/** A filter that keeps the records listed under its value. */
export const listed = (definition: Omit<FilterDefinition<string>, 'test'>): Filter =>
  filter({ ...definition, test: (value, index, { name }) => keepMask(index.having(name, value)) });

/** True if a record passes filters on a field that is unknown for it. */
export function includesUnknown(given: readonly GivenFilter[], field: string): boolean {
  const named = given.find(({ name }) => name === INCLUDE_UNKNOWN)?.value;
  return Array.isArray(named) && named.includes(field);
}

interface Listing
  extends Omit<Parameter<string[]>, 'kind'>, Partial<Pick<Filter, 'about' | 'field' | 'valuesOf'>> {
  /** All possible values, if they are few. */
  readonly words?: readonly string[];
  /** Converts a value to the spelling that records are listed under; by default to lower case. */
  readonly spelled?: (text: string) => string;
}

/** A filter that keeps the records that have any of its values in a field, in any case. */
export const anyOf = (field: string, { words, spelled = lowerCase, ...definition }: Listing): Filter =>
  filter({
    about: [field],
    field,
    valuesOf: under(field),
    ...definition,
    kind: list(spelled, words),
    test: (values, index, { name }) => keepMask(index.having(name, ...values)),
  });

/** A filter on a field that is true or false. */
export const yesOrNo = (field: string, says: string, about = [field]): Filter =>
  listed({ kind: flag(), about, field, says, example: 'true', valuesOf: under(field) });

/**
 * A filter that keeps the records whose figure is at least its value, or at most; a torque or a speed is
 * compared at the supply of the query.
 */
export const bound = (
  column: string,
  end: 'min' | 'max',
  {
    kind = measure(),
    ...parameter
  }: Omit<Parameter<number>, 'kind' | 'defaultValue'> &
    Partial<Pick<FilterDefinition<number>, 'kind' | 'floor'>>,
): Filter =>
  filter({
    ...parameter,
    about: [column],
    field: column,
    end,
    kind,
    test: (limit, index, { given }) => {
      const figures = figuresAtSupply(index, column, given);
      return end === 'min' ? keepAtLeast(figures, limit) : keepAtMost(figures, limit);
    },
  });

/** A given filter: its name, and its value as it was read. */
interface Given {
  readonly name: string;
  readonly value: unknown;
}

/** The lower end of the supply in `voltage_v`, V; infinite without one. */
export function supplyVoltsIn(given: readonly Given[]): number {
  const supply = given.find(({ name }) => name === 'voltage_v')?.value;
  return typeof supply === 'object' &&
    supply !== null &&
    'least' in supply &&
    typeof supply.least === 'number'
    ? supply.least
    : Infinity;
}

/** A figure of every row: as published, or the part of it that remains at the supply of the query. */
export function figuresAtSupply(index: Table, name: string, given: readonly Given[]): Float64Array {
  const published = index.column(name);
  const volts = supplyVoltsIn(given);
  if (volts === Infinity) return published;
  const { [name]: statedVolts } = index.curves().statedVolts;
  if (statedVolts === undefined) return published;
  return published.map((figure, row) => scaled(figure, statedVolts[row] ?? 0, volts));
}
