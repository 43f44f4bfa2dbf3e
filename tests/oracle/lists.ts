import { z } from 'zod';
import type { NamedQuery } from '../support/arbitraries.ts';
import { numberIn, type Fields, type JointFacts } from './facts.ts';
import { ACTUATOR_ROWS, ROBOT_ROWS, type FilterRows } from './filter-rows.ts';
import { isKnown, robotOf, separated } from './keeping.ts';

// The expected rows of lists: every record is tested by one filter after the other.

/** The fields of filters with another name. */
const FIELD_OF: Readonly<Record<string, string>> = Object.fromEntries(
  [ROBOT_ROWS, ACTUATOR_ROWS].flatMap((rows) =>
    Object.entries(rows).flatMap(([name, { field }]) => (field === undefined ? [] : [[name, field]])),
  ),
);

/** True if a record passes a filter because its value is unknown and `include_unknown` names the field. */
const isLetIn = (record: unknown, name: string, { include_unknown = '' }: NamedQuery): boolean =>
  separated(include_unknown).includes(FIELD_OF[name] ?? name) &&
  !isKnown(valueIn(record, FIELD_OF[name] ?? name));

/** A value of a record, or of a joint's motor; null if unknown. */
function valueIn(record: unknown, field: string): unknown {
  const { fields, motor, linked, conditions } = member.parse(record);
  if (fields !== undefined) return fields[field];
  if (field === 'availability') return linked?.fields.availability ?? null;
  if (field.endsWith('_kind')) {
    const figure = field === 'rated_speed_kind' ? 'rated_speed_rpm' : field.replace('_kind', '_nm');
    return conditions?.[figure]?.kind ?? null;
  }
  return motor?.[field] ?? null;
}

const values = z.record(z.string(), z.unknown());
const member = z.looseObject({
  fields: values.optional(),
  motor: values.optional(),
  linked: z.looseObject({ fields: values }).nullish(),
  conditions: z.record(z.string(), z.looseObject({ kind: z.string().optional() })).optional(),
});

/** The records that all filters of a query keep, in order. */
export const kept = <Of>(records: readonly Of[], rows: FilterRows<Of>, query: NamedQuery): Of[] =>
  records.filter((record) =>
    Object.entries(query).every(
      ([name, asked]) => (rows[name]?.keeps(record, asked, query) ?? true) || isLetIn(record, name, query),
    ),
  );

/** Records sorted by a field, unknown ones last in both directions, equal ones by id; without a field by id. */
export function ordered<Of extends { readonly fields: Fields }>(
  records: readonly Of[],
  { sort, order }: { readonly sort?: string | undefined; readonly order?: string | undefined },
): Of[] {
  const sign = (order ?? (sort === undefined ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  const byId = records.toSorted((one, other) => (one.fields.id < other.fields.id ? -1 : 1));
  if (sort === undefined) return sign === 1 ? byId : byId.toReversed();
  const keyOf = ({ fields }: Of) => (sort === 'name' ? fields.name.toLowerCase() : numberIn(fields, sort));
  const hasKey = (record: Of): boolean => keyOf(record) !== null;
  const known = byId
    .filter(hasKey)
    .toSorted((one, other) => sign * compared(keyOf(one) ?? 0, keyOf(other) ?? 0));
  return [...known, ...byId.filter((record) => !hasKey(record))];
}

const compared = (one: number | string, other: number | string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** The selected members of records in record order, always with `id`. */
export function selected(
  records: readonly { readonly fields: Fields }[],
  asked: string,
): Record<string, unknown>[] {
  const names = new Set(['id', ...separated(asked)]);
  return records.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name))),
  );
}

/** The joint groups as answered, without doubts, which come from physics. */
export const jointAnswer = (joint: JointFacts) => {
  const { id, name, brand, url, api_url, kind } = robotOf(joint);
  const { role, count, motor, exact, kinds } = joint;
  return { robot: { id, name, brand, url, api_url }, kind, role, count, motor, exact, kinds };
};
