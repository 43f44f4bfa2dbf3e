import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Result } from '../catalog/result.ts';
import { placesHaving } from './acceptance.ts';
import { together, within, type Narrowing } from './narrowing.ts';
import { firstMessage, lowerCase, measure, plainMeasure, several, type Parameter } from './parameter.ts';
import type { FilterIndex } from './record-index.ts';

/** A given filter value: what it is (for the cursor's fingerprint) and the records that it keeps. */
export interface GivenFilter {
  readonly name: string;
  readonly value: unknown;
  readonly placesIn: (index: FilterIndex) => Narrowing;
}

/** A parameter that narrows a list. */
export interface Filter<Subject> extends Parameter {
  /** The fields of the records that it asks about; none where it asks about what no field has. */
  readonly about: readonly string[];
  /** The values under which a record is listed for this filter; absent where the filter looks elsewhere. */
  readonly valuesOf?: (subject: Subject) => readonly string[];
  /** Reads the parameter's text; null when it is as if absent. */
  read(name: string, text: string): Result<GivenFilter | null, string>;
}

/** What defines a filter: its value's schema, and the records that a value keeps. */
export interface FilterDefinition<Subject, Value> extends Parameter {
  readonly about: readonly string[];
  readonly schema: z.ZodType<Value, string>;
  readonly valuesOf?: (subject: Subject) => readonly string[];
  /** What the usual texts mean, without the schema, which takes longer than the filter; undefined for all others. */
  readonly usual?: (text: string) => Value | undefined;
  readonly test: (value: Value, index: FilterIndex, name: string) => Narrowing;
  /** Values that are as if the parameter were absent. */
  readonly isAbsent?: (value: Value) => boolean;
}

/** A filter from its definition. It remembers what its schema read of short texts: most are asked again. */
export function filter<Subject, Value>(definition: FilterDefinition<Subject, Value>): Filter<Subject> {
  const { schema, usual, test, isAbsent, ...rest } = definition;
  const remembered = new LRUCache<string, Reading>({ max: MOST_REMEMBERED });
  return {
    ...rest,
    schema,
    read(name, text) {
      const value = usual?.(text);
      if (value !== undefined) return { ok: true, value: given(name, value) };
      const known = remembered.get(`${name}=${text}`);
      if (known !== undefined) return known;
      const reading = readAs(name, text);
      if (text.length <= LONGEST_REMEMBERED) remembered.set(`${name}=${text}`, reading);
      return reading;
    },
  };

  function readAs(name: string, text: string): Reading {
    const parsed = schema.safeParse(text);
    if (!parsed.success) return { ok: false, fault: firstMessage(parsed.error) };
    const value = parsed.data;
    if (isAbsent?.(value)) return { ok: true, value: null };
    return { ok: true, value: given(name, value) };
  }

  function given(name: string, value: Value): GivenFilter {
    return { name, value, placesIn: (index) => test(value, index, name) };
  }
}

type Reading = ReturnType<Filter<never>['read']>;

// Of each filter, half a kilobyte each at most.
const MOST_REMEMBERED = 50;
const LONGEST_REMEMBERED = 40;

/** A filter that keeps the records listed under its value. */
export const listed = <Subject>(definition: Omit<FilterDefinition<Subject, string>, 'test'>): Filter<Subject> =>
  filter({ ...definition, test: (value, index, name) => within(index.having(name, value)) });

/** What tells a filter apart that takes several values between commas: any, or those of an enumeration. */
interface Several<Subject> extends Omit<FilterDefinition<Subject, string[]>, 'schema' | 'test' | 'several'> {
  readonly someOf?: readonly string[];
  /** How a value is listed that came in some spelling; in lower case where it is absent. */
  readonly spelled?: (text: string) => string;
}

/** A filter that keeps the records listed under any of its values, in any case. */
export const anyOf = <Subject>({ someOf, spelled = lowerCase, ...definition }: Several<Subject>): Filter<Subject> =>
  filter({
    ...definition,
    several: someOf === undefined ? {} : { words: someOf },
    schema: several(spelled, someOf),
    test: (values, index, name) => placesHaving(index, name, values),
  });

/** A filter that keeps the records listed under all of its values. */
export const allOf = <Subject>({ someOf, ...definition }: Omit<Several<Subject>, 'spelled'>): Filter<Subject> =>
  filter({
    ...definition,
    several: someOf === undefined ? {} : { words: someOf },
    schema: several(lowerCase, someOf),
    test: (values, index, name) => together(values.map((value) => within(index.having(name, value)))),
  });

/** A filter that keeps the records whose figure is at least its value, or at most. */
export const bound = (column: string, end: 'min' | 'max', parameter: Omit<Parameter, 'schema'>): Filter<unknown> =>
  filter({
    ...parameter,
    about: [column],
    schema: measure(),
    usual: plainMeasure,
    test: (limit, index) =>
      end === 'min'
        ? index.leading(column, 'desc', (figure) => figure >= limit)
        : index.leading(column, 'asc', (figure) => figure <= limit),
  });
