import { z } from 'zod';
import type { Fields } from '../catalog/fields/field.ts';
import { ALL_ACTUATOR_FIELDS, ALL_ROBOT_FIELDS } from '../catalog/profile.ts';
import { COMPARE_IDS, CURSOR_LENGTH, ID_LIST_LENGTH, PAGE_SIZE, rangeText } from '../limits.ts';
import { FRONTIER_FIELDS } from './best-of.ts';
import { DIRECTIONS } from './order.ts';
import { choice, integer, lowerCase, readTogether, several, type Parameter } from './parameter.ts';

/** The parameters that order a list by one of some fields. */
export const orderingBy = (sorts: readonly string[], example: string) => ({
  sort: {
    schema: choice(sorts).optional(),
    says: 'Sort field. Without it the order is by id. Unknown values come last in both directions.',
    example,
  },
  order: {
    schema: choice(DIRECTIONS).optional(),
    says: 'Direction; `desc` when `sort` is given, else `asc`.',
    example: 'desc',
  },
});

/** The two parameters by which a list is ordered. */
export type Ordering = ReturnType<typeof orderingBy>;

/** The parameters that page through a list. */
export const PAGING = {
  limit: {
    schema: integer(PAGE_SIZE.least, PAGE_SIZE.most).default(PAGE_SIZE.usual),
    says: 'Page size; it may change between pages.',
    example: '10',
  },
  cursor: {
    // A longer or an empty one is malformed, like any that was not issued: `invalid_cursor`.
    schema: z.string().meta({ minLength: 1, maxLength: CURSOR_LENGTH }).optional(),
    readsBlank: true,
    says: '`pagination.next_cursor` of the previous page. It belongs to the filters and the order for which it was issued.',
    example: '',
  },
} satisfies Record<string, Parameter>;

/** The parameter that names the members of each record to answer with. */
const selectionOf = (table: Fields<never>, example: string) => {
  const names = Object.keys(table);
  return {
    fields: {
      schema: several(lowerCase, names)
        .transform((given) => names.filter((name) => name === 'id' || given.includes(name)))
        .optional(),
      several: { words: names },
      says: 'Members of each record to answer with, separated by commas, in the order of the table of fields; `id` is always there. See `/api/v1/fields`.',
      example,
    },
  } satisfies Record<string, Parameter>;
};

type Selection = ReturnType<typeof selectionOf>;

/** What can be named of an actuator: its members, and what the closed record has no place for. */
export const ACTUATOR_SELECTION = selectionOf(ALL_ACTUATOR_FIELDS, 'name,peak_torque_nm,robot_count');

/** What can be named of a robot. */
export const ROBOT_SELECTION = selectionOf(ALL_ROBOT_FIELDS, 'name,kind,motor_price_usd');

/** The parameter that leaves only the best trade-offs between two figures. */
export const FRONTIER = {
  frontier: {
    schema: several(lowerCase, FRONTIER_FIELDS)
      .refine((names) => names.length === 2, 'must name two different fields')
      .optional(),
    several: { words: FRONTIER_FIELDS },
    says: 'Two figures, separated by a comma: of what passes the filters, only the actuators that no other equals or beats on both and beats on one. An actuator whose figures are of another kind, such as a stall beside a peak torque, beats none. Without `sort`, ordered by the first figure, its better end first.',
    example: 'price_usd,torque_density_nm_per_kg',
  },
} satisfies Record<string, Parameter>;

/** Reads what orders, pages and cuts a list. What a list does not have is unknown to it, and never gets this far. */
export function pagingBy({ sort, order }: Ordering, { fields }: Selection) {
  const schema = z.object({
    frontier: FRONTIER.frontier.schema,
    sort: sort.schema,
    order: order.schema,
    limit: PAGING.limit.schema,
    cursor: PAGING.cursor.schema,
    fields: fields.schema,
  });
  return readTogether(schema, Object.keys(schema.shape));
}

/** The parameters of the GET comparison (SPEC 4.4). */
export const COMPARING = {
  ids: {
    schema: z
      .string()
      .min(1, 'must name at least one id')
      .max(ID_LIST_LENGTH, `must be at most ${ID_LIST_LENGTH} characters`)
      .transform((text) => distinctIds(text.split(','))),
    says: `Comma-separated actuator ids, ${rangeText(COMPARE_IDS)}. Blanks and repeats are dropped; an unknown id is named in \`not_found\`.`,
    example: 'cubemars-ak80-9-v3-0-kv100,unitree-go-m8010-6',
    required: true,
  },
  ...ACTUATOR_SELECTION,
} satisfies Record<string, Parameter>;

/** Ids as they are looked up: trimmed, each once, blank ones left out. */
export const distinctIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => id.trim()).filter(Boolean)),
];
