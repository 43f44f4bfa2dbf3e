import { z } from 'zod';
import { COMPARE_IDS, CURSOR_LENGTH, ID_LIST_LENGTH, PAGE_SIZE, rangeText } from '../limits.ts';
import { DIRECTIONS } from './order.ts';
import { choice, integer, type Parameter } from './parameter.ts';

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

/** Reads what orders and pages a list. A list that is always by id has no `sort` and `order`: they never get this far. */
export const pagingBy = ({ sort, order }: Ordering) =>
  z.object({ sort: sort.schema, order: order.schema, limit: PAGING.limit.schema, cursor: PAGING.cursor.schema });

/** The parameter of the GET comparison (SPEC 4.4). */
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
} satisfies Record<string, Parameter>;

/** Ids as they are looked up: trimmed, each once, blank ones left out. */
export const distinctIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => id.trim()).filter(Boolean)),
];
