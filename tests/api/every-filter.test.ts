import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../src/catalog/fields/actuator.ts';
import type { Field, Fields } from '../../src/catalog/fields/field.ts';
import { JOINT_FIELDS } from '../../src/catalog/fields/joint.ts';
import { ROBOT_FIELDS } from '../../src/catalog/fields/robot.ts';
import { actuatorProfiles, robotProfiles } from '../../src/catalog/records/filterable-records.ts';
import { jointProfiles } from '../../src/catalog/records/joint-groups.ts';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { realService } from '../support/real-service.ts';

// Every filter of every field, in every operation with filters, finds exactly the records whose values pass.

type Values = Readonly<Record<string, unknown>>;

/** A filter of a field with an example value, and the test that a known value of the field passes. */
interface Asked {
  readonly field: string;
  readonly name: string;
  readonly text: string;
  readonly passes: (value: unknown) => boolean;
}

const { dataset } = realService;

const total = z.looseObject({ total: z.number() });
const listed = z.looseObject({ pagination: total });

/** An operation with filters, with its other parameters and the count of records that pass. */
interface Operation {
  readonly path: string;
  readonly beside: (name: string) => Readonly<Record<string, string>>;
  readonly totalIn: (body: unknown, name: string) => number;
}

const LISTS: readonly Operation[] = [
  { path: '', beside: () => ({}), totalIn: (body) => listed.parse(body).pagination.total },
  { path: '/summary', beside: () => ({}), totalIn: (body) => total.parse(body).total },
];

/** Filters by which a match selects candidates; all other filters are judged. */
const SELECTING = ['category', 'availability', 'data_source', 'verified', 'verified_against'];
const isSelecting = (name: string): boolean =>
  [...SELECTING, 'price_stated_by', 'min_price_date'].includes(name);

const matched = z.looseObject({ counts: z.record(z.string(), z.number()) });

/** A match that trusts published figures in full. A selecting filter also needs a requirement. */
const MATCH: Operation = {
  path: '/match',
  beside: (name) => ({ tolerance: '0', stall_share: '1', ...(isSelecting(name) && { peak_points: '1@1' }) }),
  totalIn(body, name) {
    const { counts } = matched.parse(body);
    const { meets = NaN } = counts;
    return isSelecting(name) ? Object.values(counts).reduce((sum, count) => sum + count, 0) : meets;
  },
};

/** Filters left to the oracle: a match compares the certain torque, a list the published one. */
const BY_CERTAIN_TORQUE = ['min_peak_torque_nm', 'min_torque_density_nm_per_kg', 'max_price_per_nm'];

const operationsOf = (kind: string, name: string): readonly Operation[] =>
  kind === 'actuators' && !BY_CERTAIN_TORQUE.includes(name) ? [...LISTS, MATCH] : LISTS;

const KINDS: readonly (readonly [name: string, fields: Fields<never>, records: readonly Values[]])[] = [
  [
    'actuators',
    ACTUATOR_FIELDS,
    actuatorProfiles(dataset).map(({ record, beyond }) => ({ ...record, ...beyond })),
  ],
  ['robots', ROBOT_FIELDS, robotProfiles(dataset).map(({ record, beyond }) => ({ ...record, ...beyond }))],
  ['joints', JOINT_FIELDS, jointProfiles(dataset).map(({ row }) => row)],
];

/** The first number of a ratio, or the first day of a date as text; any other value unchanged. */
function comparable(value: unknown, as: string | undefined): number | string {
  if (as === 'date') return `${String(value)}-01-01`.slice(0, 10);
  return typeof value === 'number' ? value : Number(String(value).replace(/:1$/, ''));
}

const knownSchema = ({ schema }: Pick<Field, 'schema'>) =>
  schema instanceof z.ZodNullable ? schema.unwrap() : schema;

/** The bound filters of a row of the table of fields. */
const boundsOf = (field: string, { bounds = {}, filter = field }: Field<never>): Asked[] =>
  (['min', 'max'] as const).flatMap((end): Asked[] => {
    const { [end]: text, as } = bounds;
    if (text === undefined) return [];
    const limit = comparable(text, as);
    return [
      {
        ...{ field, name: `${end}_${filter}`, text },
        passes: (value) => (end === 'min' ? comparable(value, as) >= limit : comparable(value, as) <= limit),
      },
    ];
  });

/** The filters of a row that is a yes or no, or has a few allowed words. */
function wordsOf(field: string, row: Field<never>): Asked[] {
  const known = knownSchema(row);
  const words =
    known instanceof z.ZodBoolean ? ['true', 'false'] : known instanceof z.ZodEnum ? known.options : [];
  return words.map((word) => ofWord(field, row.filter ?? field, String(word)));
}

const ofWord = (field: string, name: string, text: string): Asked => ({
  ...{ field, name, text },
  passes: (value) => String(value) === text,
});

const foundBy = (kind: string, name: string, query: Readonly<Record<string, string>>): number[] =>
  operationsOf(kind, name).map(({ path, beside, totalIn }) => {
    const all = new URLSearchParams({ ...query, ...beside(name) });
    const target = `/api/v1/${kind}${path}?${all.toString()}`;
    return totalIn(bodyOf(answerTo(realService, { target })), name);
  });

describe.each(KINDS)('every filter of the fields of %s', (kind, fields, records) => {
  const bounds = Object.entries(fields).flatMap(([name, row]) => boundsOf(name, row));
  const all = [...bounds, ...Object.entries(fields).flatMap(([name, row]) => wordsOf(name, row))];

  test.each(all.map((each) => [`${each.name}=${each.text}`, each] as const))(
    '%s keeps values that pass, and unknown ones if `include_unknown` names the filter',
    (_, { field, name, text, passes }) => {
      // An unlinked record has no availability; for the filter that is `unknown`.
      const values = records.map(({ [field]: value }) => value ?? null);
      const passing = values.filter((value) => value !== null && passes(value)).length;
      expect(foundBy(kind, name, { [name]: text })).toEqual(operationsOf(kind, name).map(() => passing));
      const { schema } = fields[field] ?? {};
      if (schema?.safeParse(null).success !== true) return;
      const unknown = values.filter((value) => value === null || (value === 'unknown' && !passes(value)));
      expect(foundBy(kind, name, { [name]: text, include_unknown: field })).toEqual(
        operationsOf(kind, name).map(() => passing + unknown.length),
      );
    },
  );

  test('finds something with its example, if it is a bound', () => {
    const empty = bounds.filter(
      ({ field, passes }) => !records.some(({ [field]: value }) => value !== null && passes(value)),
    );
    expect(empty.map(({ name, text }) => `${name}=${text}`)).toEqual([]);
  });

  test('has a unique name', () => {
    const names = [...new Set(all.map(({ field, name }) => `${field} ${name}`))];
    expect(new Set(names.map((name) => name.split(' ')[1])).size).toBe(names.length);
  });
});

describe.each(KINDS)('every figure of %s', (kind, fields) => {
  const figures = Object.entries(fields).flatMap(([name, row]) =>
    knownSchema(row) instanceof z.ZodNumber ? name : [],
  );

  test.each(figures)('%s can be named in sort, has, lacks, fields and spread_of', (name) => {
    const ask = (path: string, query: string) =>
      answerTo(realService, { target: `/api/v1/${kind}${path}?${query}` }).status;
    const other = name === 'gear_ratio_number' ? 'weight_g' : 'gear_ratio_number';
    const asked = [`sort=${name}`, `has=${name}`, `lacks=${name}`, `fields=${name}`].map((query) =>
      ask('', query),
    );
    expect([...asked, ask('/summary', `spread_of=${name}`)]).toEqual([200, 200, 200, 200, 200]);
    if (kind === 'actuators') expect(ask('', `frontier=${name},${other}`)).toBe(200);
  });
});
